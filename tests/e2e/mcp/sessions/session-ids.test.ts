import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { after, describe, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { configuration } from "../../mcp-oauth/configuration.ts";
import { fillPlain, startSdkServer, type SdkServer } from "../arrange.ts";

/** Owners of sessions, and the validity of keys that seal session ids. */

const alpha = await startSdkServer(fillPlain("alpha"));
const beta = await startSdkServer(fillPlain("beta"));
after(() => Promise.all([alpha.close(), beta.close()]));

const newKey = () => randomBytes(32).toString("hex");
const INITIALIZE = {
  jsonrpc: "2.0",
  id: 1,
  method: "initialize",
  params: {
    protocolVersion: "2025-06-18",
    capabilities: {},
    clientInfo: { name: "test", version: "1" },
  },
};
const PING = { jsonrpc: "2.0", id: 2, method: "ping" };

type Fields = Readonly<Record<string, string>>;

/** Two routes to two backends with the same target or targets. */
function start(servers: Readonly<Record<string, SdkServer>>, environment: Fields) {
  const targets = Object.entries(servers).map(([name, { port }]) => ({
    name,
    static: { host: "127.0.0.1", port },
  }));
  const mcp = { mcp: { targets } };
  const basicAuthentication = {
    mode: "Optional",
    users: ["alice:{SHA}5en6G6MezRroT3XKqkdPOmY/BfQ=", "bob:{SHA}5en6G6MezRroT3XKqkdPOmY/BfQ="],
  };
  const routes = [
    { name: "one", path: "/one", backend: "first" },
    { name: "two", path: "/two", backend: "second" },
    { name: "three", path: "/three", backend: "first" },
  ].map(({ name, path, backend }) => ({
    name,
    matches: [{ path: { type: "PathPrefix", value: path } }],
    policies: { basicAuthentication },
    backends: [{ backend }],
  }));
  const config = configuration(routes, { backends: { first: mcp, second: mcp } });
  return Gateway.start({ config, environment });
}

function post(gateway: Gateway, path: string, body: object, fields: Fields = {}) {
  const headers = {
    accept: "application/json, text/event-stream",
    "content-type": "application/json",
    ...fields,
  };
  return fetch(gateway.url + path, { method: "POST", headers, body: JSON.stringify(body) });
}

async function begin(gateway: Gateway, fields: Fields = {}): Promise<string> {
  const response = await post(gateway, "/one", INITIALIZE, fields);
  await response.text();
  const id = response.headers.get("mcp-session-id");
  assert.ok(id !== null, `no session: ${response.status}`);
  return id;
}

async function statusOf(gateway: Gateway, id: string, path = "/one", fields: Fields = {}) {
  const response = await post(gateway, path, PING, { "mcp-session-id": id, ...fields });
  await response.text();
  return response.status;
}

const user = (name: string) => ({
  authorization: `Basic ${Buffer.from(`${name}:secret`).toString("base64")}`,
});

for (const [name, servers] of Object.entries({ "one server": { alpha }, several: { alpha, beta } }))
  describe(name, () => {
    test("a session is of no use at another route or backend, nor to another user", async () => {
      await using gateway = await start(servers, { SESSION_KEY: newKey() });
      const id = await begin(gateway, user("alice"));
      assert.equal(await statusOf(gateway, id, "/one", user("alice")), 200);
      for (const [path, fields] of [
        ["/two", user("alice")],
        ["/three", user("alice")],
        ["/one", user("bob")],
        ["/one", {}],
      ] as const)
        assert.equal(await statusOf(gateway, id, path, fields), 404, path);
      const nobody = await begin(gateway);
      assert.equal(await statusOf(gateway, nobody), 200);
      assert.equal(await statusOf(gateway, nobody, "/one", user("alice")), 404);
    });

    test("a session id has one spelling", async () => {
      await using gateway = await start(servers, { SESSION_KEY: newKey() });
      const id = await begin(gateway);
      assert.equal(await statusOf(gateway, id), 200);
      const last = id.at(-1) ?? "";
      const others = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
      const spellings = [`${id}=`, `${id}==`, `${id.slice(0, 9)} ${id.slice(9)}`, id.toUpperCase()];
      for (const other of others) if (other !== last) spellings.push(id.slice(0, -1) + other);
      const statuses = await Promise.all(spellings.map((each) => statusOf(gateway, each)));
      assert.deepEqual(new Set(statuses), new Set([404]));
    });

    test("another gateway continues with a session by the same key or by the key of before", async () => {
      const [before, now] = [newKey(), newKey()];
      await using first = await start(servers, { SESSION_KEY: before });
      const id = await begin(first);
      await using replica = await start(servers, { SESSION_KEY: before });
      assert.equal(await statusOf(replica, id), 200);
      await using rotating = await start(servers, {
        SESSION_KEY: now,
        SESSION_PREVIOUS_KEY: before,
      });
      assert.equal(await statusOf(rotating, id), 200);
      const newer = await begin(rotating);
      await using rotated = await start(servers, { SESSION_KEY: now });
      assert.equal(await statusOf(rotated, newer), 200);
      assert.equal(await statusOf(rotated, id), 404);
      assert.equal(await statusOf(first, newer), 404);
    });

    test("no trace shows the id of a session, neither the gateway's nor the server's", async () => {
      await using gateway = await start(servers, { SESSION_KEY: newKey() });
      const id = await begin(gateway);
      const controller = new AbortController();
      const stream = await fetch(`http://127.0.0.1:${gateway.adminPort}/debug/trace`, {
        signal: controller.signal,
      });
      let seen = "";
      const reading = (async () => {
        const decoder = new TextDecoder();
        for await (const part of stream.body ?? []) seen += decoder.decode(part, { stream: true });
      })().catch(() => {});
      assert.equal(await statusOf(gateway, id), 200);
      await waitFor("the end of the trace", () => seen.includes("requestFinished"));
      controller.abort();
      await reading;
      assert.match(seen, /mcp-session-id/);
      assert.ok(!seen.includes(id));
      for (const own of alpha.sessions.keys()) assert.ok(!seen.includes(own), own);
    });

    test("a server that has lost its session begins a new one unseen", async () => {
      await using gateway = await start(servers, { SESSION_KEY: newKey() });
      const id = await begin(gateway);
      alpha.forget();
      assert.equal(await statusOf(gateway, id), 200);
    });
  });
