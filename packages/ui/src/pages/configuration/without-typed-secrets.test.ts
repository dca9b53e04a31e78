import assert from "node:assert/strict";
import { test } from "node:test";
import { withoutTypedSecrets } from "./without-typed-secrets.ts";

const BEFORE = "secrets:\n  idp:\n    data:\n      clientSecret: <redacted:abc>\n";

const TYPED: Readonly<Record<string, string>> = {
  plain: "secrets: { idp: { data: { clientSecret: planted-one } } }\n",
  quoted: "secrets: { idp: { data: { clientSecret: 'planted-one' } } }\n",
  "in a copy beside it":
    "# planted-one\nsecrets: { idp: { data: { clientSecret: planted-one } } }\n",
  "in a block":
    "secrets:\n  idp:\n    data:\n      pem: |\n        planted-one\n        planted-two\n",
  folded: "secrets:\n  idp:\n    data:\n      pem: >-\n        planted-one\n        planted-two\n",
  "behind an alias":
    "secrets:\n  idp: { data: { a: &a planted-one } }\n  other: { data: { b: *a } }\n",
  "of a model": "models: { fast: { policies: { auth: { key: planted-one } } } }\n",
  "in JSON": '{ "secrets": { "idp": { "data": { "clientSecret": "planted-one" } } } }\n',
  "of Kubernetes": "kind: Service\n---\nkind: Secret\nstringData:\n  key: planted-one\n",
};

for (const [form, text] of Object.entries(TYPED))
  test(`a typed secret is not shown: ${form}`, () => {
    const shown = withoutTypedSecrets(BEFORE, text) ?? assert.fail("nothing is shown");
    assert.match(shown, /•••/);
    assert.doesNotMatch(shown, /planted/);
  });

test("of a text with a secret in another form, or with errors, nothing is shown", () => {
  const escaped = String.raw`secrets: { idp: { data: { key: "\x70lanted-one" } } }`;
  assert.equal(withoutTypedSecrets(BEFORE, `${escaped}\n`), undefined);
  assert.equal(
    withoutTypedSecrets(BEFORE, "secrets: { idp: { data: { key: 0x1F } } }\n"),
    undefined,
  );
  assert.equal(
    withoutTypedSecrets(BEFORE, "secrets: { idp: { data: { key: planted-one\n"),
    undefined,
  );
});

test("marks and other values are shown", () => {
  const text = `${BEFORE}gateways: { web: { port: 80 } }\n`;
  assert.equal(withoutTypedSecrets(BEFORE, text), text);
});
