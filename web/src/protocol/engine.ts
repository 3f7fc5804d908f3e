import address from "../../../build/wasm/atlantica.wasm?url";
import { type Of, object, open, type Reading, read, type Shape, text } from "./shape";

// The rules engine inside the page, the same one that the server runs, compiled to WebAssembly. It is called with JSON
// (src/wasm/engine.h); a failed call does not throw but returns the engine's error.

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  atlantica_alloc(size: number): number;
  atlantica_free(memory: number): void;
  atlantica_call(request: number, size: number): number;
}

const engineError = open({ code: text }, { key: text, args: open({}), rule: text });
export type EngineError = Of<typeof engineError>;
export type EngineAnswer<T> = { ok: true; value: T } | { ok: false; error: EngineError };

const failed = object({ error: engineError });

export class Engine {
  constructor(private readonly exports: Exports) {
    exports._initialize();
  }

  call<T>(shape: Shape<T>, request: Record<string, unknown>): EngineAnswer<T> {
    const answer = JSON.parse(this.callText(JSON.stringify(request))) as unknown;
    const error = read(failed, answer);
    if (error.ok) return { ok: false, error: error.value.error };
    const value: Reading<T> = read(shape, answer);
    if (value.ok) return value;
    console.error(`The engine answered something unexpected: ${value.error}`);
    return { ok: false, error: { code: "bad_answer" } };
  }

  private callText(request: string): string {
    const { memory, atlantica_alloc, atlantica_free, atlantica_call } = this.exports;
    const bytes = new TextEncoder().encode(request);
    const sent = atlantica_alloc(bytes.length);
    new Uint8Array(memory.buffer).set(bytes, sent);
    const answer = atlantica_call(sent, bytes.length);
    const length = new DataView(memory.buffer).getUint32(answer, true);
    const reply = new TextDecoder().decode(new Uint8Array(memory.buffer, answer + 4, length));
    atlantica_free(sent);
    atlantica_free(answer);
    return reply;
  }
}

// The engine writes no files: every file operation fails.
const kNotSupported = 58;
const refuse = () => kNotSupported;
const imports = { wasi_snapshot_preview1: { fd_close: refuse, fd_seek: refuse, fd_write: refuse } };

export async function startEngine(module: BufferSource): Promise<Engine> {
  const { instance } = await WebAssembly.instantiate(module, imports);
  return new Engine(instance.exports as unknown as Exports);
}

let started: Promise<Engine> | undefined;

// The page's single engine, loaded on first use.
export function pageEngine(): Promise<Engine> {
  started ??= fetch(address)
    .then((response) => {
      if (!response.ok) throw new Error(`the engine is missing: ${response.status}`);
      return response.arrayBuffer();
    })
    .then(startEngine);
  started.catch(() => {
    started = undefined;
  });
  return started;
}
