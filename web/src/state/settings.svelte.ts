// The reader's preferences, kept in local storage.
export type Speed = "calm" | "normal" | "fast" | "off";
export type SoundSetting = "off" | "on";
export type Theme = "system" | "light" | "dark";

export const speeds: Speed[] = ["calm", "normal", "fast", "off"];
export const soundSettings: SoundSetting[] = ["off", "on"];
export const themes: Theme[] = ["system", "light", "dark"];
const kPace: Record<Speed, number> = { calm: 1.7, normal: 1, fast: 0.45, off: 0 };

function stored<T extends string>(name: string, allowed: T[], otherwise: T): T {
  const value = localStorage.getItem(`atlantica.${name}`) as T;
  return allowed.includes(value) ? value : otherwise;
}

class Settings {
  speed = $state<Speed>(stored("speed", speeds, "normal"));
  theme = $state<Theme>(stored("theme", themes, "system"));
  sound = $state<SoundSetting>(stored("sound", soundSettings, "off"));
  name = $state<string>(localStorage.getItem("atlantica.name") ?? "");
  reducedMotion = $state(false);

  constructor() {
    const query = matchMedia("(prefers-reduced-motion: reduce)");
    this.reducedMotion = query.matches;
    query.addEventListener("change", () => {
      this.reducedMotion = query.matches;
    });
  }

  // The factor applied to all durations on the board.
  get pace(): number {
    return kPace[this.speed];
  }

  // The duration of a movement across the screen.
  motion(milliseconds: number): number {
    return this.reducedMotion ? 0 : milliseconds * this.pace;
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    localStorage.setItem("atlantica.speed", speed);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    localStorage.setItem("atlantica.theme", theme);
  }

  setSound(sound: SoundSetting): void {
    this.sound = sound;
    localStorage.setItem("atlantica.sound", sound);
  }

  setName(name: string): void {
    this.name = name;
    localStorage.setItem("atlantica.name", name);
  }
}

export const settings = new Settings();
