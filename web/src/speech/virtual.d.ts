declare module "virtual:speech" {
  type Compiled = import("./format").Compiled;
  type Part = () => Promise<{ default: Record<string, Compiled> }>;
  export const languages: Record<string, { name: string; parts: Record<string, Part> }>;
}
