// Says a time in a few letters, where there is no room for words: "20 min", "1 min 30 s".
export const briefly =
  (minute: string, second: string) =>
  (seconds: number): string =>
    (
      [
        [Math.floor(seconds / 60), minute],
        [seconds % 60, second],
      ] as const
    )
      .filter(([amount]) => amount > 0)
      .map(([amount, unit]) => `${amount} ${unit}`)
      .join(" ");
