import { readFile } from "node:fs/promises";
import { WASI } from "node:wasi";

// Loads build/wasm/atlantica.wasm; the result takes a request of src/wasm/engine.h and gives its answer.
export async function load_engine() {
  const file = await readFile(new URL("../../build/wasm/atlantica.wasm", import.meta.url));
  const wasi = new WASI({ version: "preview1" });
  const { instance } = await WebAssembly.instantiate(file, wasi.getImportObject());
  wasi.initialize(instance);
  const { memory, atlantica_alloc, atlantica_free, atlantica_call } = instance.exports;

  function call_text(text) {
    const bytes = new TextEncoder().encode(text);
    const request = atlantica_alloc(bytes.length);
    new Uint8Array(memory.buffer).set(bytes, request);
    const answer = atlantica_call(request, bytes.length);
    const length = new DataView(memory.buffer).getUint32(answer, true);
    const reply = new TextDecoder().decode(new Uint8Array(memory.buffer, answer + 4, length));
    atlantica_free(request);
    atlantica_free(answer);
    return JSON.parse(reply);
  }
  return { call_text, call: (request) => call_text(JSON.stringify(request)) };
}
