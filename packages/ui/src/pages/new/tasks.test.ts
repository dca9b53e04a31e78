import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { ConfigText, placeOf } from "./config-text.ts";
import { fieldSchema } from "../../components/config-schema.ts";
import { insertAll } from "@edge-gateway/translate/document/write/insert-yaml";
import { loadStandalone } from "@edge-gateway/translate/standalone/load";
import { curlOf } from "../../live/curl-of.ts";
import { Drafting } from "./drafting.ts";
import type { Values } from "./task.ts";
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
  url: "http://127.0.0.1:3001/mcp",
  port: 4443,
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
  setting: "statsAddr",
  address: "127.0.0.1:15020",
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

/** What a form makes of a text. */
function drafted(kind: string, values: Values, text = TEXT) {
  return new Drafting(kind, { text, below: undefined }, "localhost").write(values);
}

test("a form replaces nothing that is there already", () => {
  const model = `${TEXT}models:
  api: { provider: Anthropic }
backends:
  tools: { mcp: { targets: [] } }
`;
  const cases: readonly (readonly [string, Values])[] = [
    ["listener", { ...VALUES, name: "web" }],
    ["route", { ...VALUES, name: "welcome" }],
    ["model", VALUES],
    ["mcp", { ...VALUES, name: "tools" }],
    ["mcp", { ...VALUES, name: "welcome" }],
  ];
  for (const [kind, values] of cases) {
    const { text, problems } = drafted(kind, values, model);
    assert.equal(text, model, kind);
    assert.match(problems["name"] ?? "", /is there already/, kind);
  }
  assert.deepEqual(drafted("route", VALUES, model).problems, {});
});

test("the keys of a gateway or route that are from elsewhere are not replaced", () => {
  const gateway = TEXT.replace(
    "    routes:",
    "    policies: { apiKeyAuthentication: { secretRef: { name: clients } } }\n    routes:",
  );
  assert.match(drafted("keys", VALUES, gateway).problems["gateway"] ?? "", /wants keys already/);
  const route = TEXT.replace(
    "directResponse: { status: 200 }",
    "apiKeyAuthentication: { runtimeKeys: {} }",
  );
  assert.match(drafted("key", VALUES, route).problems["route"] ?? "", /from elsewhere/);
  for (const kind of ["keys", "key"]) assert.deepEqual(drafted(kind, VALUES).problems, {}, kind);
});

test("the file of the keys is added to their settings, and replaces no other one", () => {
  const settings = `config: { llmKeys: { maxBudgets: 5 } }\n${TEXT}`;
  const { text } = drafted("keys", VALUES, settings);
  assert.match(text, /^config: \{ llmKeys: \{ maxBudgets: 5, file: keys\.json \} \}/);
  const other = settings.replace("maxBudgets: 5", "file: other.json");
  assert.match(drafted("keys", VALUES, other).problems["file"] ?? "", /`other\.json` already/);
  assert.deepEqual(drafted("keys", { ...VALUES, file: "" }, other).problems, {});
});

const BUSY = `gateways:
  web:
    port: 4000
    routes:
      - name: tools
        matches: [{ path: { type: PathPrefix, value: /mcp } }]
        policies: { jwtAuthentication: { providers: [] } }
        backends: [{ host: "127.0.0.1:1" }]
models:
  fast: { provider: OpenAI }
  slow: { provider: OpenAI, parentRefs: [{ kind: Gateway, name: web }] }
  hidden: { provider: OpenAI, visibility: Internal }
`;

test("keys for models leave the other routes of the gateway as they are", () => {
  const { text, problems } = drafted("keys", { ...VALUES, scope: "calls of models" }, BUSY);
  assert.deepEqual(problems, {});
  const after = new ConfigText(text);
  assert.equal(after.at("gateways", "web", "policies"), undefined);
  const route = after.route("web/models");
  assert.deepEqual(Object(route?.value).policies, { apiKeyAuthentication: { runtimeKeys: {} } });
  assert.equal(Object(route?.value).matches.length, 4);
  const parentRefs = [{ kind: "Route", name: "web/models" }];
  for (const name of ["fast", "slow"])
    assert.deepEqual(after.at("models", name, "parentRefs"), parentRefs, name);
  assert.equal(after.at("models", "hidden", "parentRefs"), undefined);
  const read = { file: "gw.yaml", text, environment: {}, readFile: () => undefined };
  const { diagnostics } = loadStandalone(read);
  assert.deepEqual(
    diagnostics.filter(({ path }) => !path.includes("jwtAuthentication")),
    [],
  );
  // A new model is behind the same keys, and the form is not offered again.
  const next = drafted("model", { ...VALUES, key: undefined, gateway: undefined }, text);
  assert.deepEqual(new ConfigText(next.text).at("models", "api", "parentRefs"), parentRefs);
  assert.match(next.said["gateway"] ?? "", /web\/models, which demands a key/);
  assert.deepEqual(next.then, ["price"]);
});

test("a form says who may use what it adds, and which form closes it", () => {
  const model = drafted("model", { ...VALUES, key: undefined, gateway: undefined }).access;
  assert.match(model?.text ?? "", /^Anyone who reaches port 4000 can call this model/);
  assert.equal(model?.closedBy, "keys");
  assert.equal(drafted("mcp", { ...VALUES, name: "tools" }).access?.closedBy, "token");
  const keyed = drafted("keys", { ...VALUES, scope: "calls of models" }, BUSY).text;
  for (const gateway of [undefined, "web"])
    assert.deepEqual(drafted("model", { ...VALUES, gateway }, keyed).access, {
      text: "Only clients with a key can call this model",
      closedBy: undefined,
    });
  const all = drafted("keys", VALUES).text;
  assert.match(
    drafted("mcp", { ...VALUES, name: "tools" }, all).access?.text ?? "",
    /Only clients with a key can see/,
  );
  const inner = `${BUSY}policies: []\n`.replace("models:", "  inner: { port: 4001 }\nmodels:");
  const two = drafted("model", { ...VALUES, gateway: undefined }, inner).access?.text ?? "";
  assert.match(two, /ports 4000, 4001/);
});

test("no form demands a key and a token of one request", () => {
  const every = drafted("keys", { ...VALUES, scope: "every request" }, BUSY).problems["scope"];
  assert.match(
    every ?? "",
    /`tools` demands a token.+refuse all of them: choose `calls of models`/,
  );
  const key = drafted("key", { ...VALUES, route: "web/tools" }, BUSY);
  assert.match(key.problems["route"] ?? "", /`tools` demands a token/);
  const keyed = drafted("keys", VALUES).text;
  assert.match(drafted("token", VALUES, keyed).problems["route"] ?? "", /`welcome` demands a key/);
  const attached = `${TEXT}policies:
  - targetRefs: [{ kind: Route, name: welcome }]
    traffic: { basicAuthentication: { users: [] } }
`;
  assert.match(
    drafted("keys", { ...VALUES, scope: "every request" }, attached).problems["scope"] ?? "",
    /user name/,
  );
  const permissive = BUSY.replace("{ providers: [] }", "{ mode: Permissive, providers: [] }");
  assert.deepEqual(drafted("keys", { ...VALUES, scope: "every request" }, permissive).problems, {});
});

test("the key of a new model does not end in the secret of another one", () => {
  const text = `${TEXT}secrets:\n  api-key: { data: { Authorization: old } }\n`;
  const after = drafted("model", { ...VALUES, key: "new" }, text).text;
  assert.match(after, /secretRef: \{ name: api-key-2 \}/);
  assert.match(after, /api-key-2: \{ data: \{ Authorization: new \} \}/);
});

test("the URL of an MCP server becomes host, port, path, transport and TLS", () => {
  const target = (url: string): unknown =>
    new ConfigText(drafted("mcp", { ...VALUES, key: undefined, url }).text).at(
      ...["backends", "api", "mcp", "targets", 0, "static"],
    );
  assert.deepEqual(target("http://127.0.0.1:3001"), { host: "127.0.0.1", port: 3001 });
  assert.deepEqual(target("https://mcp.test/v1/mcp"), {
    ...{ host: "mcp.test", port: 443, path: "/v1/mcp", policies: { tls: {} } },
  });
  assert.deepEqual(target("http://[::1]:81/sse"), {
    ...{ host: "::1", port: 81, path: "/sse", protocol: "SSE" },
  });
  for (const url of ["127.0.0.1:3001", "ftp://a.test", "http://u:p@a.test", "http://a.test?x=1"])
    assert.match(drafted("mcp", { ...VALUES, url }).problems["url"] ?? "", /must be a URL/, url);
  for (const url of [undefined, ""])
    assert.equal(drafted("mcp", { ...VALUES, url }).problems["url"], undefined);
});

test("a second tool is hidden by the rule of the first, and other rules stay as they are", () => {
  const text = `${TEXT}backends:\n  tools: { mcp: { targets: [{ name: a }] } }\n`;
  const once = drafted("tool", VALUES, text).text;
  assert.match(once, /matchExpressions: \[mcp\.tool\.name == "wipe"\]/);
  const drafting = new Drafting("tool", { text: once, below: undefined }, "localhost");
  assert.deepEqual(drafting.choices, { server: ["tools"] });
  assert.match(drafting.write(VALUES).problems["tool"] ?? "", /is there already/);
  const twice = drafting.write({ ...VALUES, tool: "drop" });
  assert.equal(twice.said["server"], "Hidden so far: wipe");
  assert.match(twice.text, /mcp\.tool\.name in \["wipe", "drop"\]/);
  const other = once.replace('== "wipe"', '.startsWith("w")');
  assert.notEqual(other, once);
  assert.deepEqual(new Drafting("tool", { text: other, below: undefined }, "localhost").choices, {
    server: [],
  });
});

test("a form says where a person sees that it works", () => {
  const { tried } = drafted("rate", VALUES);
  const shell = { resolvedTo: undefined, isSecure: false, hasCredential: false };
  assert.deepEqual(tried, { url: "http://localhost:4000/", times: 6, body: undefined, shell });
  const text = drafted("mcp", { ...VALUES, key: undefined, name: "desk" }).text;
  const token = drafted("token", { ...VALUES, route: "web/desk", agents: undefined }, text);
  assert.equal(token.tried?.url, "http://localhost:4000/api");
  assert.match(token.tried?.body ?? "", /"initialize"/);
  assert.match(token.said["audience"] ?? "", /http:\/\/localhost:4000\/api$/);
  assert.match(token.text, /authorizationServers: Provider/);
});

test("a command for a shell reaches a host without DNS, over a private certificate, with a token", () => {
  const secure = TEXT.replace("port: 4000", "port: 4443\n    protocol: HTTPS");
  const route = { ...VALUES, name: "shop", hostname: "shop.test" };
  const command = (kind: string, values: Values, text: string): string => {
    const { tried } = new Drafting(kind, { text, below: undefined }, "127.0.0.1").write(values);
    return tried === undefined ? "" : curlOf(tried);
  };
  assert.equal(
    command("route", route, secure),
    "curl -i -k --resolve shop.test:4443:127.0.0.1 https://shop.test:4443/api",
  );
  const made = drafted("route", route, secure).text;
  const token = command("token", { ...VALUES, route: "web/shop", agents: undefined }, made);
  assert.match(token, /shop\.test:4443\/api -H "Authorization: Bearer \$TOKEN"$/);
  assert.equal(command("rate", VALUES, TEXT), "curl -i http://127.0.0.1:4000/");
});

test("a listener without TLS has a port, and is where models can be", () => {
  const { text, then, carried } = drafted("plain-listener", { name: "models", port: 4001 });
  assert.deepEqual(new ConfigText(text).gateway("models"), { port: 4001 });
  assert.deepEqual(then, ["route", "mcp", "model"]);
  const model = drafted("model", { ...VALUES, key: undefined, ...carried }, text);
  assert.match(model.text, /kind: Gateway, name: models|kind: Gateway\n +name: models/);
  assert.match(
    drafted("plain-listener", { name: "web" }).problems["name"] ?? "",
    /is there already/,
  );
});

test("a form offers what the configuration knows, and begins with what is likely", () => {
  const keys = new Drafting("keys", { text: BUSY, below: undefined }, "localhost");
  assert.deepEqual(keys.firsts, { file: "keys.json" });
  const other = { text: `config: { llmKeys: { file: k.json } }\n${BUSY}`, below: undefined };
  assert.deepEqual(new Drafting("keys", other, "localhost").firsts, { file: "k.json" });
  assert.deepEqual(new Drafting("keys", { text: "", below: BUSY }, "localhost").firsts, {});
  const server = drafted("mcp", { ...VALUES, key: undefined, name: "desk" }).text;
  const first = { ...VALUES, route: "web/welcome" };
  const text = drafted("token", first, server).text;
  const { known } = drafted("token", { route: "web/desk" }, text);
  assert.deepEqual(known, {
    issuer: [VALUES.issuer],
    audience: ["http://localhost:4000/api"],
    keys: [VALUES.keys],
  });
  const { carried } = drafted("tool", { server: "desk", tool: "wipe" }, text);
  assert.deepEqual(carried, { server: "desk", route: "web/desk" });
});

test("each thing that a form adds to a list has an address of its own", () => {
  const server = drafted("mcp", { ...VALUES, key: undefined, name: "desk" }).text;
  const { addresses } = drafted("token", { ...VALUES, route: "web/desk" }, server);
  assert.ok(addresses.includes("gateways/web/routes/desk/matches/1"), addresses.join(" "));
  assert.deepEqual(addresses, [...new Set(addresses)]);
});

test("only what is left to do is offered next", () => {
  const next = (kind: string, values: Values, text = TEXT) => drafted(kind, values, text).then;
  assert.deepEqual(next("route", VALUES), ["token", "rate", "key"]);
  assert.deepEqual(next("mcp", VALUES), ["token", "tool"]);
  // The route is no MCP server, also where there is one.
  const text = drafted("mcp", { ...VALUES, name: "tools" }).text;
  assert.deepEqual(next("token", VALUES, text), ["rate"]);
  const ofServer = { ...VALUES, route: "web/tools" };
  assert.deepEqual(next("token", ofServer, text), ["rate", "tool"]);
  assert.deepEqual(next("tool", VALUES, text), ["token"]);
  const withToken = drafted("token", ofServer, text).text;
  assert.deepEqual(next("tool", VALUES, withToken), []);
  assert.deepEqual(next("rate", ofServer, withToken), []);
  assert.deepEqual(next("rate", VALUES, withToken), ["token"]);
  const withRate = drafted("rate", VALUES).text;
  for (const kind of ["key", "token"]) assert.deepEqual(next(kind, VALUES, withRate), [], kind);
  assert.deepEqual(next("model", { ...VALUES, gateway: undefined }), ["keys", "price"]);
  const withKeys = drafted("keys", VALUES).text;
  for (const gateway of [undefined, "web"])
    assert.deepEqual(next("model", { ...VALUES, gateway }, withKeys), ["price"]);
});

test("the places of what a database keeps have names instead of positions", () => {
  const texts = { text: "routes:\n  - { name: old }\n", below: TEXT };
  const draft = (kind: string, values: Values = VALUES) =>
    new Drafting(kind, texts, "localhost").write(values).places;
  assert.equal(draft("listener")["cert"], "gateways/api.tls.cert");
  assert.equal(draft("route")["path"], "routes/api.matches");
  assert.equal(
    draft("rate")["unit"],
    "policies/ui-route-web-welcome.traffic.rateLimit.local[0].unit",
  );
  const ofOld = draft("token", { ...VALUES, route: "default/old" });
  assert.equal(ofOld["issuer"], "routes/old.policies.jwtAuthentication");
});
