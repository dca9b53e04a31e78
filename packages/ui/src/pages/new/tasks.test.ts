import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { ConfigText, placeOf } from "./config-text.ts";
import { fieldSchema } from "../../components/config-schema.ts";
import { insertAll } from "@edge-gateway/translate/document/write/insert-yaml";
import { TASKS } from "./tasks.ts";

const TEXT = `gateways:
  web:
    port: 4000
    routes:
      - name: welcome
        policies:
          directResponse: { status: 200 }
`;
const SCHEMA: unknown = JSON.parse(
  readFileSync(
    new URL("../../../../../generated/schema/standalone-config.schema.json", import.meta.url),
    "utf8",
  ),
);

const VALUES = {
  gateway: "web",
  name: "api",
  path: "/api",
  host: "127.0.0.1",
  port: 3001,
  provider: "OpenAI",
  cert: "tls.crt",
  key: "tls.key",
  route: "web/welcome",
  client: "shop",
  entry: { key: "k" },
  issuer: "https://issuer.test",
  audience: "shop",
  keys: "https://issuer.test/keys",
  agents: true,
  requests: 5,
  unit: "Minutes",
  server: "tools",
  tool: "wipe",
  file: "keys.json",
};

test("each field of a form has a description and a kind in the schema", () => {
  for (const { kind, fields } of TASKS)
    for (const { name, at } of fields) {
      const { description, type, enum: values } = fieldSchema(SCHEMA, at);
      assert.ok(description !== undefined, `${kind} ${name} ${at}`);
      assert.ok(type !== undefined || values !== undefined, `${kind} ${name} ${at}`);
    }
});

test("the values of a form are where findings look for them", () => {
  const config = new ConfigText(TEXT);
  for (const task of TASKS) {
    const { insertions, places } = task.write(VALUES, config);
    const after = new ConfigText(insertAll(TEXT, insertions));
    for (const [field, path] of Object.entries(places))
      if (Object.hasOwn(VALUES, field))
        assert.notEqual(after.at(...path), undefined, `${task.kind} ${field} ${placeOf(path)}`);
  }
});

test("a second key of a route is added to its secret", () => {
  const task = TASKS.find(({ kind }) => kind === "key");
  assert.ok(task !== undefined);
  const once = insertAll(TEXT, task.write(VALUES, new ConfigText(TEXT)).insertions);
  const other = { ...VALUES, client: "report" };
  const twice = insertAll(once, task.write(other, new ConfigText(once)).insertions);
  assert.equal(
    twice,
    `${TEXT}          apiKeyAuthentication: { secretRef: { name: clients } }
secrets:
  clients:
    data:
      shop: '{"key":"k","metadata":{"name":"shop"}}'
      report: '{"key":"k","metadata":{"name":"report"}}'
`,
  );
  assert.equal(placeOf(["gateways", "web", "routes", 0, "name"]), "gateways.web.routes[0].name");
});
