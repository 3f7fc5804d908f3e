import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { speech } from "./speech/plugin.ts";

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
const server = process.env.ATLANTICA_SERVER ?? "http://127.0.0.1:8080";

// Writes a compressed copy next to every file that shrinks; the server sends the smallest one the browser accepts.
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    writeBundle({ dir = "dist" }) {
      const files = readdirSync(dir, { recursive: true, encoding: "utf8" });
      for (const file of files.filter((name) => /\.(js|css|html|svg|wasm)$/.test(name))) {
        const path = join(dir, file);
        const content = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(content, quality));
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), speech(), compressed()],
  build: { target: "es2022", outDir: "dist", emptyOutDir: true },
  server: {
    fs: { allow: [".."] }, // the engine is in build/wasm
    proxy: {
      "/api": server,
      "/ws": { target: server, ws: true },
    },
  },
  // A busy machine must not make a test fail.
  test: { include: ["src/**/*.test.ts"], setupFiles: ["src/speech/test_setup.ts"], testTimeout: 600_000 },
});
