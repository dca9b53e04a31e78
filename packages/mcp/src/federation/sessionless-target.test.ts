import assert from "node:assert/strict";
import { test } from "node:test";
import { RawObject } from "../json/raw-json.ts";
import { judgeEnvelope } from "./sessionless.ts";
import {
  enveloped,
  introductionOf,
  mergeCaching,
  readSubscriptions,
  subscribed,
  withoutEnvelope,
} from "./sessionless-target.ts";

const CLIENT =
  '{"protocolVersion":"2025-11-25","capabilities":{"roots":{}},"clientInfo":{"name":"a"}}';
const raw = (text: string): RawObject => RawObject.of(text) ?? assert.fail(text);

test("a request to a server without sessions has all mandatory fields, with any name", () => {
  for (const name of ["who", "größe", " x", "", "=?base64?eA==?=", "a\nb"]) {
    const params = JSON.stringify({ name, arguments: { a: 1.5 } });
    const message = raw(`{"jsonrpc":"2.0","id":1,"method":"tools/call","params":${params}}`);
    const { body, fields } = enveloped(message, CLIENT, "info");
    const object = raw(body);
    const request = { kind: "request", id: "1", method: "tools/call", object } as const;
    const { "mcp-method": method, "mcp-name": named } = Object.fromEntries(fields);
    const head = { version: "2026-07-28", method, name: named, session: undefined };
    assert.equal(judgeEnvelope(request, head), undefined, name);
    assert.ok(
      fields.every(([, value]) => /^[\x21-\x7e]*$/.test(value)),
      name,
    );
    const meta = object.object("params")?.object("_meta");
    assert.equal(meta?.raw("io.modelcontextprotocol/clientInfo"), '{"name":"a"}');
    assert.equal(meta?.text("io.modelcontextprotocol/logLevel"), "info");
  }
});

test("a client's own metadata stays unchanged", () => {
  const meta = '{"io.modelcontextprotocol/protocolVersion":"2026-07-28","other":1e400}';
  const text = `{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":${meta}}}`;
  assert.equal(enveloped(raw(text), CLIENT, undefined).body, text);
});

test("the capabilities of a server without sessions are converted for a client with a session", () => {
  const discovery = raw(
    '{"supportedVersions":["2026-07-28"],"capabilities":{"tools":{}},"instructions":"hi","_meta":{"io.modelcontextprotocol/serverInfo":{"name":"s","version":"2"}}}',
  );
  const told = JSON.parse(introductionOf(discovery, "2025-06-18").toString());
  const serverInfo = { name: "s", version: "2" };
  assert.deepEqual(told, {
    protocolVersion: "2025-06-18",
    capabilities: { tools: {} },
    serverInfo,
    instructions: "hi",
  });
  assert.equal(introductionOf(discovery, "2099-01-01").text("protocolVersion"), "2025-11-25");
  const result = raw('{"resultType":"complete","ttlMs":5,"cacheScope":"public","x":1}');
  withoutEnvelope(result, "tools/list");
  assert.equal(result.toString(), '{"x":1}');
});

test("merged lists may be cached as briefly and privately as the strictest of them allows", () => {
  const merge = (...texts: string[]): string => {
    const results = texts.map((text) => raw(text));
    const merged = raw(texts[0] ?? "");
    mergeCaching(merged, results);
    return merged.toString();
  };
  const one = '{"ttlMs":500,"cacheScope":"public"}';
  assert.equal(merge(one), one);
  assert.equal(
    merge(one, '{"ttlMs":200,"cacheScope":"public"}'),
    '{"ttlMs":200,"cacheScope":"public"}',
  );
  assert.equal(merge(one, "{}"), '{"ttlMs":0,"cacheScope":"private"}');
  assert.equal(merge("{}", "{}"), "{}");
  const meta = '{"_meta":{"io.modelcontextprotocol/serverInfo":{"name":"first"}}}';
  assert.equal(merge(meta, "{}"), "{}");
});

test("a client receives only notifications to which it has subscribed, each with the id of its request", () => {
  const wanted = readSubscriptions(
    raw('{"notifications":{"toolsListChanged":true,"resourceSubscriptions":["a://1"]}}'),
  );
  assert.ok(wanted !== undefined);
  const of = (method: string, params?: object) =>
    subscribed(JSON.stringify({ jsonrpc: "2.0", method, params }), wanted, {
      id: "7",
      bareUri: (uri) => (uri.startsWith("t+") ? uri.slice("t+".length) : undefined),
    });
  const id = '"io.modelcontextprotocol/subscriptionId":7';
  assert.ok(of("notifications/tools/list_changed")?.includes(id));
  assert.equal(of("notifications/prompts/list_changed"), undefined);
  assert.ok(of("notifications/resources/updated", { uri: "a://1" })?.includes(id));
  assert.equal(of("notifications/resources/updated", { uri: "a://2" }), undefined);
  assert.ok(of("notifications/resources/updated", { uri: "t+a://1" })?.includes('"uri":"a://1"'));
  assert.equal(of("notifications/resources/updated", { uri: "t+a://2" }), undefined);
  assert.equal(of("notifications/message", {}), undefined);
  assert.equal(readSubscriptions(raw("{}")), undefined);
});
