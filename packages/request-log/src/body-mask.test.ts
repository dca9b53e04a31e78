import assert from "node:assert/strict";
import { gzipSync } from "node:zlib";
import { test } from "node:test";
import { Redaction } from "@edge-gateway/kernel/log/redact";
import { SensitiveNames } from "@edge-gateway/kernel/log/sensitive-names";
import { SeenSecrets } from "@edge-gateway/trace/secrets";
import { BodyMask } from "./body-mask.ts";
import type { CutBody } from "./body-mask.ts";

const MASK = new BodyMask({
  builtins: [],
  matches: [{ pattern: "[a-z]+@example.test", name: "mail" }],
});
const LIMIT = 16_384;

function shown(text: string | Uint8Array, body: Partial<CutBody> = {}): string {
  const hidden = {
    secrets: new SeenSecrets(),
    redaction: new Redaction(new SensitiveNames()),
  };
  const bytes = typeof text === "string" ? Buffer.from(text) : text;
  const whole = { bytes, isCut: false, limit: LIMIT, coding: "", type: "", format: undefined };
  return MASK.shown({ ...whole, ...body }, hidden) ?? "";
}

test("a document that is nested deeply, or has many values, is masked as text", () => {
  for (const deep of [
    `${"[".repeat(8000)}"carol@example.test"${"]".repeat(8000)}`,
    `${'{"a":'.repeat(8000)}"carol@example.test"${"}".repeat(8000)}`,
    JSON.stringify(Array(50_000).fill("carol@example.test")),
  ])
    assert.equal(
      shown(deep, { limit: 4_194_304 }),
      deep.replaceAll("carol@example.test", "<mail>"),
    );
});

test("a compressed body is cut where its text is longer than what is kept", () => {
  const text = `carol@example.test ${"x ".repeat(1_000_000)}`;
  const kept = shown(gzipSync(text), { coding: "gzip" });
  assert.ok(kept.startsWith("<mail> x x"));
  assert.ok(kept.length <= LIMIT);
});

test("names of members are masked like their values", () => {
  const text = '{"carol@example.test":{"dave@example.test":1}}';
  assert.equal(shown(text), '{"<mail>":{"<mail>":1}}');
});

test("credentials are hidden by their names in streams, lines and cut documents", () => {
  const member = String.raw`{"Authorization": "Bearer planted-\"secret","other":"kept"}`;
  const hidden = '{"Authorization": "<redacted>","other":"kept"}';
  assert.equal(shown(`data: ${member}\n\n`), `data: ${hidden}\n\n`);
  assert.equal(shown(`${member}\n${member}\n`), `${hidden}\n${hidden}\n`);
  assert.equal(shown(`{"cookie":"a=planted-secre`, { isCut: true }), `{"cookie":"a=<redacted>`);
  assert.equal(
    shown(`[[${member}`, { isCut: true }).replace(/"other.*/, ""),
    '[[{"Authorization": "<redacted>",',
  );
});

test("values of forms are masked, also where they are encoded, and the first one is hidden by its name", () => {
  const type = "application/x-www-form-urlencoded; charset=utf-8";
  assert.equal(
    shown("client_secret=planted-1&who=carol%40example.test&b=%20x&plain", { type }),
    "client_secret=<redacted>&who=<mail>&b=%20x&plain",
  );
  assert.equal(
    shown("a=b&who=carol%40example.tes%7", { type, isCut: true }).includes("caro"),
    false,
  );
});

test("letters that JSON escapes without need are masked, in documents, their texts and cut bodies", () => {
  const mail = escaped("carol@example.test");
  assert.equal(shown(`{"a":"${mail}"}`), '{"a":"<mail>"}');
  assert.equal(shown(`{"a":"${mail}","b":"x`, { isCut: true }), '{"a":"<mail>","b":"');
  const inner = JSON.stringify(`{"b":"${mail}"}`);
  assert.equal(shown(`{"a":${inner}}`), String.raw`{"a":"{\"b\":\"<mail>\"}"}`);
  const name = escaped("Authorization");
  assert.match(shown(`{"${name}":"planted-secret","b":"x`, { isCut: true }), /:"<redacted>"/);
});

/** A text with every character escaped. */
function escaped(text: string): string {
  return Array.from(
    text,
    (one) => String.raw`\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`,
  ).join("");
}
