import { expect, test } from "vitest";
import { afterOutage, isOutdated } from "./fresh";

const page = (script: string) => `<head><script type="module" crossorigin src="${script}"></script></head>`;

test("a page is outdated if the newest one loads a different script", () => {
  expect(isOutdated(page("/assets/index-Aa1.js"), "/assets/index-Aa1.js")).toBe(false);
  expect(isOutdated(page("/assets/index-Bb2.js"), "/assets/index-Aa1.js")).toBe(true);
});

test("the page is checked each time a lost connection is back, and only then", () => {
  let checks = 0;
  const follow = afterOutage(() => ++checks);
  for (const link of [undefined, "connecting", "online"] as const) follow(link);
  expect(checks).toBe(0);
  for (const link of ["lost", "connecting", "lost", "online", "online"] as const) follow(link);
  expect(checks).toBe(1);
  for (const link of ["lost", "closed"] as const) follow(link);
  expect(checks).toBe(1);
});
