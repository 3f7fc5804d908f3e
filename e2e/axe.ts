import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";

const axe = readFileSync(
  fileURLToPath(new URL("../web/node_modules/axe-core/axe.min.js", import.meta.url)),
  "utf8",
);
// The symbols on cards and targets depict cost and gain; their names say the same in words.
const rules = { "label-content-name-mismatch": { enabled: false } };

interface Axe {
  run(options: { rules: typeof rules }): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

// Accessibility violations found by axe-core.
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const found = await page.evaluate(
    (chosen) => (window as unknown as { axe: Axe }).axe.run({ rules: chosen }),
    rules,
  );
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
}
