import { language } from ".";

// A duration in words, "1 hour 30 minutes", or abbreviated, "1 hr 30 min", where space is tight.
export interface Duration {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

const units = ["day", "hour", "minute", "second"] as const;

export function durationText(time: Duration, unitDisplay: "long" | "short" | "narrow" = "long"): string {
  const parts = units
    .filter((unit) => time[`${unit}s`] > 0)
    .map((unit) =>
      new Intl.NumberFormat(language(), { style: "unit", unit, unitDisplay }).format(time[`${unit}s`]),
    );
  return new Intl.ListFormat(language(), { type: "unit", style: "narrow" }).format(parts);
}
