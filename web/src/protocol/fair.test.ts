import { expect, test } from "vitest";
import { commitmentOf, keyOf, seedOf } from "./fair";

const zero = keyOf("0".repeat(64))!;
const counting = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

// The same values as in tests/fair/key_stream_test.cpp, where their sources are.
test("seeds are the published ChaCha20 bytes, as little-endian words", () => {
  expect(seedOf(zero, 0)).toBe("903df1a0ade0b87628bd8653e56a5d401aed8da0b819d2bdc70d778bccef36a8");
});

test("the nonce is the number of the draw, as eight little-endian bytes", () => {
  expect(seedOf(zero, 2 ** 40 + 258)).toBe(
    "4a15ebdd38e91ca0e18f7126b428bedc4491433f4d78d633cc72e68cbd705425",
  );
});

test("the commitment is BLAKE2b-256 of the key", () => {
  expect(commitmentOf(keyOf(counting)!)).toBe(
    "cb2f5160fc1f7e05a55ef49d340b48da2e5a78099d53393351cd579dd42503d6",
  );
});

test("a text that is no key is refused", () => {
  for (const text of ["", counting.slice(1), `${counting}0`, `g${counting.slice(1)}`, "A".repeat(64)])
    expect(keyOf(text)).toBeUndefined();
});
