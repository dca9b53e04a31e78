import assert from "node:assert/strict";
import { test } from "node:test";
import { valuesIn } from "@edge-gateway/translate/document/write/insert-yaml";
import { Drafting } from "../drafting.ts";
import type { Values } from "../task.ts";

function drafted(values: Values, below?: string) {
  const drafting = new Drafting("model", { text: "models: {}\n", below }, "localhost");
  return drafting.write({ name: "fast", provider: "OpenAI", ...values });
}

test("the key of a provider is a value, a variable or a file of the gateway", () => {
  const secretsWith = (values: Values): unknown => Object(valuesIn(drafted(values).text)).secrets;
  const name = "fast-key";
  assert.deepEqual(secretsWith({ key: "k" }), { [name]: { data: { Authorization: "k" } } });
  assert.deepEqual(secretsWith({ keyVariable: "K" }), { [name]: { env: { Authorization: "K" } } });
  assert.deepEqual(secretsWith({ keyFile: "k.yaml" }), { [name]: { file: "k.yaml" } });
  assert.equal(secretsWith({}), undefined);
  assert.match(drafted({ key: "k", keyFile: "f" }).problems["keyFile"] ?? "", /not several/);
});

test("the form says where the key is kept", () => {
  assert.match(drafted({}).said["key"] ?? "", /plain text in the configuration file/);
  assert.match(drafted({}, "gateways: {}\n").said["key"] ?? "", /database/);
});
