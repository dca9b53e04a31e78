import assert from "node:assert/strict";
import { test } from "node:test";
import { SeenSecrets } from "./secrets.ts";

const SECRET = "sk-secret/\u00e9t";

function seen(): SeenSecrets {
  const secrets = new SeenSecrets();
  secrets.add(SECRET);
  return secrets;
}

/** A text with every character escaped as JSON, after a number of backslashes. */
function escaped(text: string, slashes = 1): string {
  return Array.from(text, (one) => {
    const code = one.charCodeAt(0).toString(16).padStart(4, "0").toUpperCase();
    return `${"\\".repeat(slashes)}u${code}`;
  }).join("");
}

test("a secret whose every letter is escaped is hidden, also in JSON within JSON", () => {
  for (const slashes of [1, 2, 4])
    assert.equal(seen().text(`{"a":"${escaped(SECRET, slashes)}"}`), '{"a":"<redacted>"}');
  const mixed = `sk-${escaped("secret")}/\\u00e9t`;
  assert.equal(seen().text(mixed), "<redacted>");
});

test("a text without a secret keeps its escapes", () => {
  const text = `{"a":"${escaped("hello there")}","b":"<\\u00E9>"}`;
  assert.equal(seen().text(text), text);
  assert.equal(Buffer.from(seen().body(Buffer.from(text), 1000)).toString(), text);
});

test("an escaped secret that a limit cuts is removed", () => {
  const body = Buffer.from(`{"a":"${escaped(SECRET)}"}`);
  assert.equal(Buffer.from(seen().body(body, 1000)).toString(), '{"a":"<redacted>"}');
  for (let limit = 6; limit < body.length; limit += 1) {
    const shown = Buffer.from(seen().body(body, limit)).toString();
    const read = shown.replaceAll(/\\u([\da-f]{4})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
    assert.ok(!read.includes("sk-secr"), `${limit}: ${shown}`);
  }
});
