import assert from "node:assert/strict";
import { test } from "node:test";
import { HpackEncoder, mostBytes } from "./encoder.ts";

function hexOf(fields: readonly string[], encoder = new HpackEncoder()): string {
  const into = Buffer.alloc(mostBytes(fields));
  return into.toString("hex", 0, encoder.encode(fields, into, 0));
}

const hex = (text: string): string => Buffer.from(text, "latin1").toString("hex");

test("a field of the static table is its index, and a name of it too (RFC 7541 section 6)", () => {
  assert.equal(hexOf([":method", "GET"]), "82");
  assert.equal(hexOf([":status", "200", ":status", "302"]), `881803${hex("302")}`);
  assert.equal(hexOf(["www-authenticate", "x"]), `1f2e01${hex("x")}`);
  assert.equal(hexOf(["custom-key", "é"]), `100a${hex("custom-key")}01e9`);
});

test("no literal field may be remembered on its way (section 6.2.3)", () => {
  assert.equal(hexOf(["authorization", "s"]), `1f0801${hex("s")}`);
  assert.equal(hexOf(["cookie", ""]), "1f1100");
  assert.equal(hexOf(["x-api-key", "s"]), `1009${hex("x-api-key")}01${hex("s")}`);
});

test("after a change of the table size the encoder announces once that it has no table (section 4.2)", () => {
  const encoder = new HpackEncoder();
  assert.equal(hexOf([":method", "GET"], encoder), "82");
  encoder.tableSizeChanged();
  encoder.tableSizeChanged();
  assert.equal(hexOf([":method", "GET"], encoder), "2082");
  assert.equal(hexOf([":method", "GET"], encoder), "82");
});

test("long texts take several octets of length (section 5.1)", () => {
  for (const [length, octets] of [
    [126, "7e"],
    [127, "7f00"],
    [254, "7f7f"],
    [255, "7f8001"],
    [70_000, "7ff1a104"],
  ] as const) {
    const text = "v".repeat(length);
    assert.equal(hexOf([":path", text]), `14${octets}${hex(text)}`);
  }
});

test("the most bytes that fields can take are enough for the longest", () => {
  const fields = ["n".repeat(70_000), "v".repeat(70_000), "x", "y"];
  const end = hexOf(fields).length / 2;
  assert.ok(end <= mostBytes(fields));
  assert.ok(end > 140_000 + "xy".length + 4 * 2);
});
