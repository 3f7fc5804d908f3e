// The record cut after a number of log entries, to be continued from there; keeps the key, so that the luck so far can
// still be proved, but not the result.
export function recordUpTo(record: string, entries: number): string {
  const lines = record.split("\n").filter((line) => line.trim() !== "");
  const key = keyIn(lines[lines.length - 1]);
  return [...lines.slice(0, entries + 1), ...(key ? [JSON.stringify({ key })] : []), ""].join("\n");
}

function keyIn(line: string | undefined): string | undefined {
  try {
    const { key } = JSON.parse(line ?? "") as { key?: unknown };
    return typeof key === "string" ? key : undefined;
  } catch {
    return undefined;
  }
}
