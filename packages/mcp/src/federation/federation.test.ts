import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { test } from "node:test";
import fc from "fast-check";
import { readText } from "../json/message.ts";
import { RawObject } from "../json/raw-json.ts";
import { SESSION_KEY_BYTES, SessionSeal } from "../sealing/session-seal.ts";
import { capabilitiesOf, mergeIntroductions } from "./names/capabilities.ts";
import { Cursors } from "./names/cursor.ts";
import { EventIds } from "./names/event-ids.ts";
import { idForClient, idFromClient, Naming } from "./names/naming.ts";
import { Owners } from "./names/owners.ts";
import { planOf } from "./plan.ts";
import { Rewriter } from "./names/rewrite.ts";
import { packSession, unpackSession, type Session } from "./session.ts";

const TARGETS = ["one", "two.three"];
const TARGET = fc.constantFrom(...TARGETS);
const seal = new SessionSeal({ key: randomBytes(SESSION_KEY_BYTES) }, 0);
const ids = new EventIds(seal);
const MOST_NAMES = 10;

const SESSION: Session = {
  id: "id",
  version: "2025-06-18",
  client: '{"capabilities":{}}',
  targets: TARGETS,
  begun: 1_000,
  members: TARGETS.map((target) => ({
    target,
    session: undefined,
    version: "2025-06-18",
    capabilities: ["tools", "resources"],
    server: undefined,
  })),
};

test("every prefixed name maps back to its target", () => {
  const naming = new Naming(TARGETS, true);
  const kind = fc.constantFrom(
    "tool" as const,
    "prompt" as const,
    "resource" as const,
    "task" as const,
  );
  fc.assert(
    fc.property(kind, TARGET, fc.string(), fc.boolean(), (each, target, text, isUi) => {
      const item = { kind: each, target, name: isUi ? `ui://${text}` : text };
      assert.deepEqual(naming.fromClient(each, naming.toClient(item)), item);
    }),
  );
  assert.equal(naming.fromClient("tool", "four_a"), undefined);
  assert.equal(
    new Naming(TARGETS, false).toClient({ kind: "tool", target: "one", name: "a" }),
    "a",
  );
});

test("URIs of targets whose names begin with a digit have valid schemes, also beside names that look like these", () => {
  const targets = ["1a", "x1a", "2b", "xx", "a"];
  const naming = new Naming(targets, true);
  const uris = targets.map((target) => {
    const item = { kind: "resource", target, name: "test://r/1" } as const;
    const uri = naming.toClient(item);
    assert.match(uri, /^[a-z][a-z0-9+.-]*:/);
    assert.deepEqual(naming.fromClient("resource", uri), item);
    return uri;
  });
  assert.equal(new Set(uris).size, targets.length);
  assert.equal(naming.fromClient("resource", "1a+test://r/1"), undefined);
  assert.equal(naming.toClient({ kind: "tool", target: "1a", name: "b" }), "1a_b");
});

test("a mapped request id maps back to its target, and no other id maps to a target", () => {
  const id = fc.oneof(fc.string(), fc.integer()).map((value) => JSON.stringify(value));
  fc.assert(
    fc.property(TARGET, id, (target, own) => {
      assert.deepEqual(idFromClient(idForClient(target, own)), { target, id: own });
    }),
  );
  for (const foreign of [undefined, "1", '"a"', '"edge:one:"', '"edge:one:{}"', '"edge:one:1,2"'])
    assert.equal(idFromClient(foreign), undefined);
});

test("packing and unpacking a session does not change it", () => {
  const text = fc.option(fc.string(), { nil: undefined });
  const member = fc.record({
    target: TARGET,
    session: text,
    version: fc.constantFrom("2024-11-05", "2025-06-18"),
    capabilities: fc.subarray(["tools", "prompts", "resources", "subscribe"] as const),
    server: text,
  });
  const members = fc.array(member.map((each) => ({ ...each })));
  const sessions = members.map((found) => ({ ...SESSION, members: found }));
  fc.assert(
    fc.property(sessions, (session) => {
      assert.deepEqual(unpackSession(packSession(session)), session);
    }),
  );
});

test("a cursor is valid only for its session and method", () => {
  const cursors = new Cursors(seal);
  const pages = new Map([["one", "é\n"]]);
  const cursor = cursors.write(pages, "a", "tools/list") ?? "";
  assert.deepEqual(cursors.read(cursor, "a", "tools/list"), pages);
  assert.equal(cursors.read(cursor, "b", "tools/list"), undefined);
  assert.equal(cursors.read(cursor, "a", "prompts/list"), undefined);
  assert.equal(cursors.read("x", "a", "tools/list"), undefined);
  assert.equal(cursors.write(new Map(), "a", "tools/list"), undefined);
});

test("an event id contains the position in all streams", () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.tuple(TARGET, fc.string())), (stream, pairs) => {
      const last = new Map(pairs);
      for (const item of [undefined, { kind: "tool", name: stream, target: "one" }] as const) {
        const id = ids.write({ stream, item, last }, "id");
        assert.deepEqual(ids.read(id, "id"), { stream, item, last });
        assert.equal(ids.read(id, "other"), undefined);
      }
    }),
  );
  for (const foreign of ["", "7", "!", Buffer.from("[1]").toString("base64url")])
    assert.equal(ids.read(foreign, "id"), undefined);
});

test("the first target keeps a name, a template maps URIs to targets, and both can be forgotten", () => {
  const owners = new Owners(TARGETS, MOST_NAMES);
  assert.equal(
    owners.learn({ kind: "tool", member: "tools", target: "two.three" }, "a"),
    undefined,
  );
  assert.equal(owners.owner("tool", "a"), "two.three");
  assert.deepEqual(owners.learn({ kind: "tool", member: "tools", target: "one" }, "a"), {
    kind: "tool",
    name: "a",
    owner: "one",
    other: "two.three",
  });
  assert.equal(owners.owner("tool", "a"), "one");
  owners.forget("tool", "one");
  assert.equal(owners.owner("tool", "a"), "two.three");
  owners.learnTemplate("item://{id}/x{?q}", "one");
  assert.equal(owners.owner("resource", "item://7/x?q=1"), "one");
  assert.equal(owners.owner("resource", "item://7/y"), undefined);
  for (let index = 0; index < 2 * MOST_NAMES; index++)
    owners.learn({ kind: "prompt", member: "prompts", target: "one" }, `${index}`);
  assert.equal(owners.owner("prompt", String(MOST_NAMES)), undefined);
  // The names of a target with an endless list must not evict the names of other targets.
  owners.learn({ kind: "prompt", member: "prompts", target: "two.three" }, "later");
  assert.equal(owners.owner("prompt", "later"), "two.three");
});

test("a name belongs to a target whose latest list contains it, or else to the last target whose list did", () => {
  const owners = new Owners(TARGETS, MOST_NAMES);
  const one = { kind: "tool", member: "tools", target: "one" } as const;
  const other = { ...one, target: "two.three" };
  const list = (place: typeof one | typeof other, ...names: readonly string[]) => {
    owners.begin(place);
    const collisions = names.map((name) => owners.learn(place, name));
    owners.end(place);
    return collisions;
  };
  list(one, "a", "b");
  list(one, "b");
  assert.equal(owners.owner("tool", "a"), "one");
  assert.deepEqual(list(other, "a"), [undefined]);
  assert.equal(owners.owner("tool", "a"), "two.three");
  list(one, "a");
  assert.equal(owners.owner("tool", "a"), "one");
  // A list of several pages is complete when its last page has been read.
  owners.begin(one);
  owners.learn(one, "b");
  assert.equal(owners.owner("tool", "a"), "one");
  owners.end(one);
  assert.equal(owners.owner("tool", "a"), "two.three");
});

test("capabilities are merged, the version is the oldest, and experimental capabilities are left out", () => {
  const introduction = (target: string, result: object) => ({
    target,
    result: RawObject.of(JSON.stringify(result)) ?? RawObject.with({}),
  });
  const merged = mergeIntroductions(
    [
      introduction("one", {
        protocolVersion: "2025-06-18",
        capabilities: { tools: { listChanged: false }, experimental: { a: {} } },
        instructions: "first",
      }),
      introduction("two", {
        protocolVersion: "2025-03-26",
        capabilities: { tools: { listChanged: true }, resources: { subscribe: true } },
      }),
    ],
    { name: "gateway", version: "1" },
  );
  assert.deepEqual(JSON.parse(merged.toString()), {
    protocolVersion: "2025-03-26",
    capabilities: { tools: { listChanged: true }, resources: { subscribe: true } },
    serverInfo: { name: "gateway", version: "1" },
    instructions: "[one]\nfirst",
  });
  assert.deepEqual(capabilitiesOf(merged), ["tools", "resources", "subscribe", "toolsChanged"]);
});

const planning = (isPrefixed: boolean) => ({
  naming: new Naming(TARGETS, isPrefixed),
  owners: new Owners(TARGETS, MOST_NAMES),
  cursors: new Cursors(seal),
});

function plan(method: string, params: object, isPrefixed: boolean, parts = planning(isPrefixed)) {
  const text = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
  const message = readText(text).found?.messages[0];
  assert.ok(message?.kind === "request");
  return planOf(message, SESSION, parts);
}

test("with prefixes, the name of a tool without one is unknown, whatever the lists contain", () => {
  const parts = planning(true);
  parts.owners.learn({ kind: "tool", member: "tools", target: "two.three" }, "own");
  const own = plan("tools/call", { name: "own" }, true, parts);
  assert.ok(own.to === "client");
  assert.deepEqual(own.error, { code: -32602, message: "Unknown tool: own" });
});

test("a request is planned by the name that it contains", () => {
  const called = plan("tools/call", { name: "one_a_b", arguments: { x: 1 } }, true);
  assert.ok(called.to === "target");
  assert.deepEqual(called.call.item, { kind: "tool", name: "a_b", target: "one" });
  assert.equal(called.call.params?.toString(), '{"name":"a_b","arguments":{"x":1}}');
  const reference = { ref: { type: "ref/prompt", name: "one_p" } };
  const completed = plan("completion/complete", reference, true);
  assert.ok(completed.to === "target");
  assert.equal(completed.call.params?.raw("ref"), '{"type":"ref/prompt","name":"p"}');
  for (const [method, params, isPrefixed, to] of [
    ["tools/call", { name: "nobody_a" }, true, "client"],
    ["tools/call", {}, true, "client"],
    ["tools/call", { name: "a" }, false, "unknown"],
    ["resources/read", { uri: "a://b" }, true, "unknown"],
    ["tools/list", {}, true, "list"],
    ["tools/list", { cursor: "x" }, true, "client"],
    ["tools/list", { cursor: 5 }, true, "client"],
    ["tools/list", { cursor: null }, true, "list"],
    ["ping", {}, true, "all"],
    ["no/method", {}, true, "client"],
  ] as const)
    assert.equal(plan(method, params, isPrefixed).to, to, method);
});

test("only names change in results", () => {
  const rewriter = new Rewriter(new Naming(TARGETS, true));
  const text =
    '{ "content":[ {"type":"resource_link","uri":"a://b","x":1e400},{"type":"text","text":"a://b"}]}';
  const result = RawObject.of(text);
  assert.ok(result !== undefined);
  rewriter.result("tools/call", result, "one");
  assert.equal(
    result.toString(),
    '{"content":[{"type":"resource_link","uri":"one+a://b","x":1e400},{"type":"text","text":"a://b"}]}',
  );
  const plain = RawObject.of('{ "content": [ ] , "n": 1.0 }');
  assert.ok(plain !== undefined);
  rewriter.result("tools/call", plain, "one");
  assert.equal(plain.toString(), '{ "content": [ ] , "n": 1.0 }');
});

test("without prefixes, only the names of tasks change in results", () => {
  const rewriter = new Rewriter(new Naming(TARGETS, false));
  const related = '"io.modelcontextprotocol/related-task":{"taskId":"1"}';
  for (const text of [
    `{"task":{"taskId":"1"}}`,
    `{"_meta":{${related}}}`,
    String.raw`{"\u005fmeta":{${related}}}`,
  ]) {
    assert.ok(rewriter.mayChange("tools/call", text), text);
    const result = RawObject.of(text);
    assert.ok(result !== undefined);
    rewriter.result("tools/call", result, "one");
    assert.match(result.toString(), /"taskId":"one\+1"/, text);
  }
  assert.ok(!rewriter.mayChange("tools/call", '{"content":[{"type":"text","text":"a task"}]}'));
  assert.ok(rewriter.mayChange("tasks/get", '{"taskId":"1"}'));
});

test("collisions are reported a limited number of times, even if their names are always new", () => {
  const owners = new Owners(["one", "two"], MOST_NAMES);
  const place = { kind: "tool", member: "tools" } as const;
  let reported = 0;
  for (let index = 0; index < 1_000; index++) {
    for (const target of ["one", "two"])
      if (owners.learn({ ...place, target }, `name ${index}`) !== undefined) reported++;
    for (const target of ["one", "two"]) owners.forget("tool", target);
  }
  assert.equal(reported, MOST_NAMES);
});
