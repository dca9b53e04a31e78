import assert from "node:assert/strict";
import { test } from "node:test";
import { readFileSync } from "node:fs";
import { valuesIn } from "@edge-gateway/translate/document/write/insert-yaml";
import { fieldSchema } from "../../../components/config-schema.ts";
import { member } from "../../../components/member.ts";
import { Drafting } from "../drafting.ts";
import { priceTask } from "./price-task.ts";
import type { Values } from "../task.ts";

const PRICED = { provider: "openai", model: "gpt-5-mini", input: "0.25", output: "2" };

function drafted(text: string, values: Values) {
  const draft = new Drafting("price", { text, below: undefined }, "localhost").write(values);
  return { ...draft, catalogs: member(valuesIn(draft.text), "config", "modelCatalog") };
}

test("a price is written as the schema of the catalogue has it", () => {
  const { catalogs, places } = drafted("gateways: {}\n", PRICED);
  const rates = { input: "0.25", output: "2" };
  assert.deepEqual(catalogs, [
    { inline: { providers: { openai: { models: { "gpt-5-mini": { rates } } } } } },
  ]);
  assert.equal(
    places["input"],
    "config.modelCatalog[0].inline.providers.openai.models.gpt-5-mini.rates.input",
  );
});

test("a price goes to the last catalogue, whose prices win, and says what it replaces", () => {
  const { text } = drafted("config: { modelCatalog: [{ file: prices.json }] }\n", PRICED);
  const again = drafted(text, { ...PRICED, input: "0.3", cacheRead: "0.1" });
  const rates = { input: "0.3", output: "2", cacheRead: "0.1" };
  assert.deepEqual(again.catalogs, [
    { file: "prices.json" },
    { inline: { providers: { openai: { models: { "gpt-5-mini": { rates } } } } } },
  ]);
  assert.match(again.said["model"] ?? "", /^So far: \$0.25 in, \$2 out, for a million tokens/);
  const other = drafted(again.text, { ...PRICED, model: "gpt-5", provider: "azure" });
  assert.equal(Object(other.catalogs).length, 2);
});

test("the form of a price follows that of a model, and knows the models without a price", () => {
  const model = { name: "gpt-5-mini", provider: "OpenAI" };
  const after = (text: string) =>
    new Drafting("model", { text, below: undefined }, "localhost").write(model);
  const { text, carried, then } = after("gateways: { web: { port: 80 } }\n");
  assert.deepEqual(carried, { gateway: undefined, provider: "openai", model: "gpt-5-mini" });
  assert.ok(then.includes("price"));
  const { known } = drafted(text, { provider: "openai" });
  assert.deepEqual(known, { provider: ["openai"], model: ["gpt-5-mini"] });
  const priced = drafted("gateways: { web: { port: 80 } }\n", PRICED).text;
  assert.ok(!after(priced).then.includes("price"));
  assert.deepEqual(drafted(after(priced).text, PRICED).known["model"], []);
  const every = drafted("gateways: {}\n", {}).known["provider"];
  assert.ok(every?.includes("aws.bedrock") === true && every.includes("togetherai"));
});

test("a database has no prices", () => {
  const drafting = new Drafting("price", { text: "", below: "gateways: {}\n" }, "localhost");
  assert.match(drafting.write(PRICED).problems["model"] ?? "", /config.modelCatalog/);
});

test("the fields of the form are those of the schema", () => {
  const schema = new URL(
    "../../../../../../generated/schema/standalone-config.schema.json",
    import.meta.url,
  );
  const root: unknown = JSON.parse(readFileSync(schema, "utf8"));
  for (const { name, at } of priceTask.fields)
    assert.equal(fieldSchema(root, at).type, "string", name);
});
