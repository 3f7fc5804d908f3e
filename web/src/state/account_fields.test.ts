import { expect, test } from "vitest";
import { nameProblem, newPasswordProblem, passwordProblem, placed, problemsOf } from "./account_fields";

test("the names and passwords accepted are those the server accepts", () => {
  expect(["Ada", "ß".repeat(24), "🌊".repeat(24), " Ada "].map(nameProblem)).toEqual(
    Array.from({ length: 4 }, () => undefined),
  );
  expect(["", "   ", "x".repeat(25), "A\tda"].map(nameProblem)).toEqual(
    Array.from({ length: 4 }, () => "name"),
  );
  expect(passwordProblem("1234567")).toBe("short");
  expect(passwordProblem("ßßßß")).toBeUndefined(); // bytes count, not characters
  expect(passwordProblem("x".repeat(256))).toBeUndefined();
  expect(passwordProblem("x".repeat(257))).toBe("long");
});

test("a new password is another one", () => {
  expect(newPasswordProblem("short", "correct horse")).toBe("short");
  expect(newPasswordProblem("correct horse", "correct horse")).toBe("same");
  expect(newPasswordProblem("battery staple", "correct horse")).toBeUndefined();
});

test("a problem is told at its field, in a sentence", () => {
  expect(problemsOf({ password: "short", new_password: undefined })).toEqual({
    password: "A password must have at least 8 characters.",
  });
});

test("an error of the server is told at the field it is about, and any other below the form", () => {
  const args = { where: "new_password", problem: { key: "common.name.common_password" } };
  expect(placed({ code: "bad_message", key: "common.protocol.at", args }).new_password).toMatch(
    /^This is one of the passwords that are guessed first/,
  );
  expect(placed({ code: "name_taken", key: "common.server.name_taken", args: { text: "Ada" } }).name).toMatch(
    /“Ada” is taken/,
  );
  expect(placed({ code: "bad_password", key: "common.server.wrong_password" })).toEqual({
    password: "This is not your password.",
  });
  expect(placed({ code: "too_frequent", key: "common.server.wait_seconds", args: { count: 4 } })).toEqual({
    form: "Too many wrong passwords for this name; try again in 4 seconds.",
  });
  expect(Object.keys(placed({ code: "unreachable" }))).toEqual(["form"]);
});
