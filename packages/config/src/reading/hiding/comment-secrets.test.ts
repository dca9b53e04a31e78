import assert from "node:assert/strict";
import { test } from "node:test";
import { SecretTexts } from "@edge-gateway/kernel/log/secret-texts";
import { secretsInComments } from "./comment-secrets.ts";

function shown(text: string, known: readonly string[] = []): string {
  let rest = text;
  const ranges = secretsInComments(text, new SecretTexts(known)).toSorted(
    (a, b) => b.start - a.start,
  );
  for (const { start, end } of ranges)
    rest = rest.slice(0, start) + "*".repeat(end - start) + rest.slice(end);
  return rest;
}

/** Configuration that somebody has commented out. Whatever contains `planted` is a secret. */
const COMMENTED = [
  "key: planted",
  'key: "planted planted"',
  "- key: 'planted'",
  "authorization: Bearer planted",
  "Authorization: Basic planted # of the shop",
  "auth: { key: planted, other: 1 }",
  'auth: {key: "planted planted"}',
  '{"auth":{"key":"planted"}}',
  '{"password": "planted, planted"}',
  "see password=planted-secret for this",
  "pem: |\n  -----BEGIN PRIVATE KEY-----\n  planted\n  planted+planted/planted==\n  -----END PRIVATE KEY-----",
  "-----BEGIN OPENSSH PRIVATE KEY-----\nplanted\n\nplanted\n-----END OPENSSH PRIVATE KEY-----",
  "clientSecret: |\n  planted\n  planted planted\nhost: a.test",
  "password: >-\n    planted\n\n    planted",
  'password: "planted\n  planted"',
  "password:\n  planted",
  "password: !!str\n  planted",
  "password: &anchor\n  planted",
  "users:\n  - planted:planted\n  - planted",
  "users:\n- planted:planted\nhost: a.test",
  'users: ["planted:planted", planted]',
  "secrets:\n  one:\n    data:\n      pass: planted\n      pem: |\n        planted",
  "- name: Authorization\n  value: planted",
  "- value: planted\n  name: x-api-key",
  "set: [{ name: X-Api-Key, value: planted }]",
  'matchExpressions: [\'request.headers["x-api-key"] == "planted"\']',
  'expression: "request.headers[\\"x-api-key\\"] == \\"planted\\""',
  "expression: 'request.headers[''x-api-key''] == ''planted'''",
  "url: https://user:planted@a.test/",
  "url: https://a.test/?api_key=planted-secret",
  "the key is sk-planted-planted",
];
const COMMENT_STARTS = ["# ", "#", "    # ", "\t# ", "## "];

test("no secret of configuration that was commented out is shown, whatever its form", () => {
  for (const lines of COMMENTED)
    for (const start of COMMENT_STARTS)
      for (const end of ["\n", "\r\n"]) {
        const comment = lines.split("\n").map((line) => start + line);
        const text = ["a: 1", ...comment, "b: 2", ""].join(end);
        const left = shown(text);
        assert.doesNotMatch(left, /planted/, text);
        assert.match(left, /^a: 1\r?\n[^]*\nb: 2\r?\n$/);
      }
});

test("a comment after a value, and one that a carriage return continues", () => {
  assert.doesNotMatch(shown("a: 1 # key: planted-secret\n"), /planted/);
  assert.doesNotMatch(shown("# first\r password: planted-secret\n"), /planted/);
  assert.doesNotMatch(shown("# a line\u2028password: planted-secret\n"), /planted/);
});

test("the lines of a known secret are hidden where they stand in comments", () => {
  const left = shown("# one of planted one\n# planted two.\n", ["planted one\nplanted two\n"]);
  assert.doesNotMatch(left, /planted/);
});

test("other comments stay as they are", () => {
  const text = `# The shop has a key: see the vault.
# tokenEndpoint: https://a.test/token
# secretRef: { name: shop }
# password: "\${PASSWORD}"
# maxTokens: 1000
# port: 80
# host: a.test
a: 1 # The back office comes later.
`;
  assert.equal(shown(text), text);
});
