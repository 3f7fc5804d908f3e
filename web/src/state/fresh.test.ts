import { expect, test } from "vitest";
import { isOutdated } from "./fresh";

const page = (script: string) => `<head><script type="module" crossorigin src="${script}"></script></head>`;

test("a page is outdated when the newest one loads another script", () => {
  expect(isOutdated(page("/assets/index-Aa1.js"), "/assets/index-Aa1.js")).toBe(false);
  expect(isOutdated(page("/assets/index-Bb2.js"), "/assets/index-Aa1.js")).toBe(true);
});
