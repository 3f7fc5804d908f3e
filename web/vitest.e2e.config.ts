import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// The tests lie beside web/, the packages they import inside it.
export default defineConfig({
  resolve: {
    alias: {
      "playwright-core": here("./node_modules/playwright-core/index.mjs"),
      "ajv/dist/2020": here("./node_modules/ajv/dist/2020.js"),
      "axe-core": here("./node_modules/axe-core/axe.js"),
    },
  },
  test: {
    // Whole games by chance in a real browser: who fails once may have missed a moment, who fails twice is broken.
    retry: 1,
    root: here("../e2e"),
    include: [process.env.MAKE ? `${process.env.MAKE}.make.ts` : `${process.env.FOLDER ?? "."}/*.test.ts`],
    // Two files at a time; what is measured is measured alone.
    maxWorkers: process.env.MAKE ? 1 : 2,
    // A machine that is busy with other things must not fail a test.
    testTimeout: 1_800_000,
    hookTimeout: 600_000,
  },
});
