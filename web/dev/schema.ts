import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { Ajv2020 } from "ajv/dist/2020";

// Validates JSON against a document containing schemas: the output of `atlantica schema`, OpenAPI or AsyncAPI.
export class Checker {
  private readonly ajv = new Ajv2020({ strict: false });

  constructor(document: object) {
    this.ajv.addSchema(document, "document");
  }

  // Validates a value against the schema at a path; returns the errors, or nothing if it is valid.
  misfit(value: unknown, ...path: string[]): string | undefined {
    const pointer = path
      .map((name) => name.replaceAll("~", "~0").replaceAll("/", "~1"))
      .map(encodeURIComponent);
    const validate = this.ajv.getSchema(["document#", ...pointer].join("/"));
    if (!validate) throw new Error(`there is no schema at ${path.join(" / ")}`);
    return validate(value) ? undefined : `${path.at(-1)}: ${this.ajv.errorsText(validate.errors)}`;
  }
}

const program = fileURLToPath(new URL("../../build/release/atlantica", import.meta.url));

// Validates against the schema that the program prints.
export function programChecker(): (value: unknown, definition: string) => string | undefined {
  const printed = execFileSync(process.env.ATLANTICA_BIN ?? program, ["schema"], { maxBuffer: 1 << 26 });
  const checker = new Checker(JSON.parse(printed.toString()));
  return (value, definition) => checker.misfit(value, "$defs", definition);
}
