import { test } from "node:test";

test("passes", () => {});
test("fails", () => {
  throw new Error("on purpose");
});
test("needs what this machine cannot have", { skip: "platform: on purpose" }, () => {});
test("is skipped without a reason", { skip: true }, () => {});
