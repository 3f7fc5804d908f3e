import { expect, test } from "vitest";
import { isOutdated } from "./fresh";

const page = (script: string) => `<head><script type="module" crossorigin src="${script}"></script></head>`;

test("a page is outdated if the newest one loads a different script", () => {
  expect(isOutdated(page("/assets/index-Aa1.js"), "/assets/index-Aa1.js")).toBe(false);
  expect(isOutdated(page("/assets/index-Bb2.js"), "/assets/index-Aa1.js")).toBe(true);
});
