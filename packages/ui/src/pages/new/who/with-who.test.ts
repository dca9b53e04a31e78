import assert from "node:assert/strict";
import { test } from "node:test";
import { loadStandalone } from "@edge-gateway/translate/standalone/load";
import { ConfigText } from "../config-text.ts";
import { Drafting } from "../drafting.ts";
import type { Values } from "../task.ts";
import { KEY, MODEL_KEYS, OAUTH, TOKEN } from "./guards.ts";

const TEXT = `gateways:
  web:
    port: 4000
    routes:
      - name: welcome # stays
        policies: { directResponse: { status: 200 } }
`;
const ROUTE = { gateway: "web", name: "shop", path: "/shop", server: "127.0.0.1:1" };
const SERVER = { gateway: "web", name: "desk", path: "/mcp", url: "http://127.0.0.1:1/mcp" };
const MODEL = { name: "fast", provider: "OpenAI" };
const PROVIDER = { issuer: "https://a.test", audience: "shop", keys: "https://a.test/keys" };
const CLIENT = { client: "ann", entry: { key: "planted" } };

function drafted(kind: string, values: Values, text = TEXT, below?: string) {
  return new Drafting(kind, { text, below }, "localhost").write(values);
}

test("a form that protects what it adds writes what two forms would write", () => {
  for (const [kind, values, { choice, task }, typed, route] of [
    ["route", ROUTE, KEY, CLIENT, "web/shop"],
    ["route", ROUTE, TOKEN, PROVIDER, "web/shop"],
    ["mcp", SERVER, OAUTH, PROVIDER, "web/desk"],
    ["mcp", SERVER, KEY, CLIENT, "web/desk"],
  ] as const) {
    const apart = drafted(task.kind, { ...typed, route }, drafted(kind, values).text).text;
    const { text, problems, access, did } = drafted(kind, { ...values, ...typed, who: choice });
    assert.equal(text, apart, `${kind} ${choice}`);
    assert.deepEqual(problems, {});
    assert.match(access?.text ?? "", /^Only clients with a (key|token)/);
    assert.deepEqual(did, [kind, task.kind]);
    const read = { file: "gw.yaml", text, environment: {}, readFile: () => undefined };
    assert.deepEqual(loadStandalone(read).diagnostics, []);
  }
});

test("in a database, too, where the gateway is in the file below", () => {
  const values = { ...ROUTE, ...PROVIDER, who: TOKEN.choice };
  const made = drafted("route", values, "", TEXT);
  const apart = drafted(
    "token",
    { ...PROVIDER, route: "web/shop" },
    drafted("route", ROUTE, "", TEXT).text,
    TEXT,
  );
  assert.equal(made.text, apart.text);
  assert.equal(made.places["issuer"], "routes/shop.policies.jwtAuthentication");
});

test("models with keys are offered by the route that the form for keys would add", () => {
  const keys = { gateway: "web", scope: "calls of models", file: "keys.json" };
  const apart = drafted("keys", keys, drafted("model", MODEL).text).text;
  const values = { ...MODEL, file: "keys.json", who: MODEL_KEYS.choice };
  const { text, access, then } = drafted("model", values);
  assert.equal(text, apart);
  assert.match(access?.text ?? "", /Only clients with a key can call models at web/);
  assert.deepEqual(then, ["price"]);
  const two = TEXT.replace("  web:", "  inner: { port: 4001 }\n  web:");
  const unchosen = drafted("model", values, two);
  assert.match(unchosen.problems["who"] ?? "", /choose the gateway/);
  assert.equal(unchosen.said["who"], "");
  const { problems } = drafted("model", { ...values, gateway: "web" }, two);
  assert.deepEqual(problems, {});
});

test("a form says who may use what it adds, and asks for what a guard needs when it is chosen", () => {
  const open = drafted("route", { ...ROUTE, ...PROVIDER, who: "anyone who reaches the port" });
  assert.deepEqual(open.asked, ["who"]);
  assert.equal(open.said["who"], "Anyone who reaches port 4000 can use this route.");
  assert.equal(open.text, drafted("route", ROUTE).text);
  assert.deepEqual(open.then, ["token", "rate", "key"]);
  const token = drafted("route", { ...ROUTE, who: TOKEN.choice });
  assert.deepEqual(token.asked, ["who", "issuer", "audience", "keys"]);
  assert.match(token.said["who"] ?? "", /^Only clients with a token of this issuer/);
  assert.deepEqual(token.then, ["rate"]);
  const key = drafted("route", { ...ROUTE, ...CLIENT, who: KEY.choice });
  assert.deepEqual(key.then, ["rate", "key"]);
  const agents = drafted("mcp", { ...SERVER, who: OAUTH.choice });
  assert.deepEqual(agents.known["audience"], ["http://localhost:4000/mcp"]);
  assert.match(agents.said["audience"] ?? "", /for the URL that they call/);
});

test("nobody is asked who may use what the gateway protects already, or before it is chosen", () => {
  const keyed = TEXT.replace(
    "    routes:",
    "    policies: { apiKeyAuthentication: { runtimeKeys: {} } }\n    routes:",
  );
  const values = { ...ROUTE, ...PROVIDER, who: TOKEN.choice };
  const { asked, text, access } = drafted("route", values, keyed);
  assert.deepEqual(asked, []);
  assert.equal(text, drafted("route", ROUTE, keyed).text);
  assert.match(access?.text ?? "", /^Only clients with a key/);
  assert.deepEqual(drafted("route", { ...values, gateway: undefined }).asked, []);
  assert.deepEqual(drafted("model", { ...MODEL, who: MODEL_KEYS.choice }, keyed).asked, []);
});

test("what protects a part of a gateway alone does not protect what is added to all of it", () => {
  const policy = (section: string, traffic: string) =>
    `  - { targetRefs: [{ kind: Gateway, name: web${section} }], traffic: { ${traffic} } }\n`;
  const keys = (mode = "Strict") => `apiKeyAuthentication: { mode: ${mode}, runtimeKeys: {} }`;
  const inner = (mode?: string) => policy(", sectionName: inner", keys(mode));
  const outer = policy(", sectionName: outer", keys());
  const server = 'url: "http://127.0.0.1:1", http: {}';
  const entry = (condition: string) =>
    `extAuth: { conditional: [{ ${condition}policy: { ${server} } }] }`;
  const listeners = "    listeners: [{ name: inner, hostname: a.test }, { name: outer }]\n";
  for (const [policies, isOpen] of [
    [inner(), true],
    [inner() + outer, false],
    [policy("", keys()), false],
    [policy("", keys()) + inner("Optional"), true],
    [policy("", keys()) + inner(), false],
    [policy("", entry("condition: 'false', ")), true],
    [policy("", entry("")), false],
  ] as const) {
    const text = `${TEXT.replace("    routes:", `${listeners}    routes:`)}policies:\n${policies}`;
    const read = { file: "gw.yaml", text, environment: {}, readFile: () => undefined };
    const errors = loadStandalone(read).diagnostics.filter(({ severity }) => severity === "error");
    assert.deepEqual(errors, [], policies);
    const { asked, access } = drafted("route", ROUTE, text);
    assert.deepEqual(asked, isOpen ? ["who"] : [], policies);
    assert.match(access?.text ?? "", isOpen ? /^Anyone who reaches port 4000/ : /^Only/, policies);
  }
});

test("a route that demands a key at one of its gateways alone does not protect a model", () => {
  const text = `gateways:
  web: { port: 4000, policies: { apiKeyAuthentication: { runtimeKeys: {} } } }
  inner: { port: 4001 }
routes:
  - { name: all, gateways: [web, inner], matches: [{ path: { type: PathPrefix, value: /v1 } }] }
models:
  old: { provider: OpenAI, parentRefs: [{ kind: Route, name: routes/all }] }
`;
  const { access, text: after } = drafted("model", { ...MODEL, gateway: "web" }, text);
  assert.match(access?.text ?? "", /^Only clients with a key/);
  assert.equal(after.match(/routes\/all/g)?.length, 1);
});

test("a client has one key, and the form says which clients have one", () => {
  const first = { ...ROUTE, ...CLIENT, who: KEY.choice };
  const { text } = drafted("route", first);
  const second = drafted("route", { ...first, name: "desk" }, text);
  assert.match(second.problems["client"] ?? "", /`ann` is there already/);
  assert.equal(second.said["client"], "Clients with a key so far: ann.");
  assert.deepEqual(drafted("route", { ...first, name: "desk", client: "bob" }, text).problems, {});
});

test("a configuration has what is inserted into it", () => {
  const after = new ConfigText(TEXT).with([
    { path: ["gateways", "web", "routes", "-"], value: { name: "shop" } },
    { path: ["gateways", "web", "routes", 1, "hostnames", "-"], value: "a.test" },
  ]);
  const { value } = after.route("web/shop") ?? {};
  assert.deepEqual(value, { name: "shop", hostnames: ["a.test"] });
  assert.equal(new ConfigText(TEXT).route("web/shop"), undefined);
});
