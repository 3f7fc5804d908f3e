// The luck of a record, as specified in docs/records.md: the commitment is the BLAKE2b hash of the key, and the n-th
// draw is seeded with the first 32 bytes of the ChaCha20 stream of the key with nonce n. Browsers provide neither.

export function bytesOf(hex: string): Uint8Array | undefined {
  if (!/^([0-9a-f]{2})*$/.test(hex)) return undefined;
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}

const hexOf = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export const commitmentOf = (key: Uint8Array): string => hexOf(blake2b256(key));

// In the engine's format: four words of 16 digits each.
export function seedOf(key: Uint8Array, draw: number): string {
  const words = chacha20Block(key, draw);
  const digits = (word: number) => word.toString(16).padStart(8, "0");
  return [0, 2, 4, 6].map((i) => digits(words[i + 1]!) + digits(words[i]!)).join("");
}

const turned = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

function quarter(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  x[a]! += x[b]!;
  x[d] = turned(x[d]! ^ x[a]!, 16);
  x[c]! += x[d]!;
  x[b] = turned(x[b]! ^ x[c]!, 12);
  x[a]! += x[b]!;
  x[d] = turned(x[d]! ^ x[a]!, 8);
  x[c]! += x[d]!;
  x[b] = turned(x[b]! ^ x[c]!, 7);
}

// The first block of ChaCha20 with an 8-byte nonce.
function chacha20Block(key: Uint8Array, nonce: number): Uint32Array {
  const start = new Uint32Array(16);
  start.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]);
  const words = new DataView(key.buffer, key.byteOffset);
  for (let i = 0; i < 8; ++i) start[4 + i] = words.getUint32(4 * i, true);
  start[14] = nonce;
  start[15] = Math.floor(nonce / 2 ** 32);
  const x = start.slice();
  for (let round = 0; round < 10; ++round) {
    for (const i of [0, 1, 2, 3]) quarter(x, i, 4 + i, 8 + i, 12 + i);
    for (const i of [0, 1, 2, 3]) quarter(x, i, 4 + ((i + 1) % 4), 8 + ((i + 2) % 4), 12 + ((i + 3) % 4));
  }
  return x.map((word, i) => word + start[i]!);
}

const kInitial = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
];
// The order in which the words of a block are mixed in, round by round, as hexadecimal digits (RFC 7693, 2.7).
const kOrders = [
  "0123456789abcdef",
  "ea489fd61c02b753",
  "b8c052fdae367194",
  "7931dcbe265a40f8",
  "905724afe1bc683d",
  "2c6a0b834d75fe19",
  "c51fed4a0763928b",
  "db7ec13950f4862a",
  "6fe9b308c2d714a5",
  "a2847615fb9e3cd0",
];
const kRounds = 12;
const kHashBytes = 32;
const kWord = (1n << 64n) - 1n;

const turnedRight = (word: bigint, by: bigint): bigint => ((word >> by) | (word << (64n - by))) & kWord;

function mix(v: bigint[], [a, b, c, d]: number[], x: bigint, y: bigint): void {
  const [i, j, k, l] = [a!, b!, c!, d!];
  v[i] = (v[i]! + v[j]! + x) & kWord;
  v[l] = turnedRight(v[l]! ^ v[i]!, 32n);
  v[k] = (v[k]! + v[l]!) & kWord;
  v[j] = turnedRight(v[j]! ^ v[k]!, 24n);
  v[i] = (v[i]! + v[j]! + y) & kWord;
  v[l] = turnedRight(v[l]! ^ v[i]!, 16n);
  v[k] = (v[k]! + v[l]!) & kWord;
  v[j] = turnedRight(v[j]! ^ v[k]!, 63n);
}

// Columns, then diagonals.
const kMixed = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
];

// The hash of at most one 128-byte block, which is enough for a key.
function blake2b256(message: Uint8Array): Uint8Array {
  const block = new Uint8Array(128);
  block.set(message);
  const words = Array.from({ length: 16 }, (_, i) => new DataView(block.buffer).getBigUint64(8 * i, true));
  const h = [...kInitial];
  h[0]! ^= 0x01010000n ^ BigInt(kHashBytes);
  const v = [...h, ...kInitial];
  v[12]! ^= BigInt(message.length);
  v[14]! ^= kWord;
  for (let round = 0; round < kRounds; ++round) {
    const order = [...kOrders[round % kOrders.length]!].map((digit) => words[Number.parseInt(digit, 16)]!);
    for (const [i, places] of kMixed.entries()) mix(v, places, order[2 * i]!, order[2 * i + 1]!);
  }
  const hash = new Uint8Array(64);
  for (const [i, word] of h.entries())
    new DataView(hash.buffer).setBigUint64(8 * i, word ^ v[i]! ^ v[i + 8]!, true);
  return hash.slice(0, kHashBytes);
}
