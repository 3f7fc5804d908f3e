import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// The tests are outside web/, but the packages they import are inside it.
export default defineConfig({
  resolve: {
    alias: {
      "playwright-core": here("./node_modules/playwright-core/index.mjs"),
      "ajv/dist/2020": here("./node_modules/ajv/dist/2020.js"),
      "axe-core": here("./node_modules/axe-core/axe.js"),
    },
  },
  test: {
    // Whole random games in a real browser: one failure may be bad timing, two in a row are a bug.
    retry: 1,
    root: here("../e2e"),
    include: [process.env.MAKE ? `${process.env.MAKE}.make.ts` : `${process.env.FOLDER ?? "."}/*.test.ts`],
    // Two files at a time, but measurements run alone.
    maxWorkers: process.env.MAKE ? 1 : 2,
    // A busy machine must not make a test fail.
    testTimeout: 1_800_000,
    hookTimeout: 600_000,
  },
});
