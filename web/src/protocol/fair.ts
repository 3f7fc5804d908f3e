import { chacha20orig } from "@noble/ciphers/chacha.js";
import { blake2b } from "@noble/hashes/blake2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";

// The luck of a record, as specified in docs/records.md: the commitment is the BLAKE2b hash of the key, and the n-th
// draw is seeded with the first 32 bytes of the ChaCha20 stream of the key with nonce n. Browsers provide neither.

// From 64 lower-case hex digits; undefined if the text is anything else.
export const keyOf = (hex: string): Uint8Array | undefined =>
  /^[0-9a-f]{64}$/.test(hex) ? hexToBytes(hex) : undefined;

export const commitmentOf = (key: Uint8Array): string => bytesToHex(blake2b(key, { dkLen: 32 }));

// In the engine's format: four words of 16 digits each.
export function seedOf(key: Uint8Array, draw: number): string {
  const nonce = new Uint8Array(8);
  new DataView(nonce.buffer).setBigUint64(0, BigInt(draw), true);
  const stream = chacha20orig(key, nonce, new Uint8Array(32));
  return [0, 8, 16, 24].map((at) => bytesToHex(stream.slice(at, at + 8).reverse())).join("");
}
