import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const script = fileURLToPath(new URL("../../../scripts/generate_types", import.meta.url));

test("the generated types match the program's schema", () => {
  expect(() => execFileSync(script, ["--check"], { stdio: "pipe" })).not.toThrow();
});
