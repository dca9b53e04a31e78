import assert from "node:assert/strict";
import { test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { configuration } from "../../mcp-oauth/configuration.ts";
import { begin, post, startSessionServer, type SessionServer } from "../programs/session-server.ts";

/** Sessions at servers that a changed configuration no longer has are ended there. */

const KEY = "a-key-of-the-gateway";
const LIST = { id: 2, method: "tools/list" };

type Servers = Readonly<Record<string, Pick<SessionServer, "port">>>;

/** `name`: of a route, by which a test sees that the configuration runs. */
function configOf(name: string, servers: Servers | undefined, policies: object = {}) {
  const targets = Object.entries(servers ?? {}).map(([target, { port }]) => ({
    name: target,
    static: { host: "127.0.0.1", port },
  }));
  const seen = {
    name,
    matches: [{ path: { type: "Exact", value: `/${name}` } }],
    policies: { directResponse: { status: 204 } },
  };
  if (servers === undefined) return configuration([seen], {});
  const routes = [{ name: "mcp", backends: [{ backend: "server" }] }, seen];
  return configuration(routes, { backends: { server: { mcp: { targets }, policies } } });
}

async function change(gateway: Gateway, ...config: Parameters<typeof configOf>): Promise<void> {
  await gateway.reconfigure(configOf(...config));
  await waitFor("the change", async () => {
    return (await fetch(`${gateway.url}/${config[0]}`)).status === 204;
  });
}

const start = (servers: Servers, policies?: object): Promise<Gateway> =>
  Gateway.start({ config: configOf("before", servers, policies) });

for (const count of [1, 2])
  test(`a backend with ${count} servers is removed: their sessions end, with the credential of its policy`, async () => {
    await using one = await startSessionServer();
    await using other = await startSessionServer();
    const servers = count === 1 ? { one } : { one, other };
    await using gateway = await start(servers, { auth: { key: KEY } });
    await begin(gateway.url);
    assert.equal(one.sessions.size + other.sessions.size, count);
    await change(gateway, "after", undefined);
    await waitFor("their end", () => one.sessions.size + other.sessions.size === 0);
    for (const { authorization } of [...one.ended, ...other.ended])
      assert.equal(authorization, `Bearer ${KEY}`);
  });

for (const after of [1, 2])
  test(`a server is taken out, ${after} are left: the sessions begin again, and no stream waits for what is gone`, async () => {
    await using one = await startSessionServer();
    await using two = await startSessionServer();
    await using gone = await startSessionServer();
    gone.intercept = (method, _request, response) => {
      if (method !== "GET") return false;
      response.writeHead(200, { "content-type": "text/event-stream" }).write(": open\n\n");
      return true;
    };
    const servers = after === 1 ? { one } : { one, two };
    await using gateway = await start({ ...servers, gone });
    const session = await begin(gateway.url);
    const headers = { accept: "text/event-stream", "mcp-session-id": session };
    const stream = await fetch(`${gateway.url}/mcp`, { headers });
    assert.equal(stream.status, 200);
    await change(gateway, "after", servers);
    await stream.text();
    const lost = await post(gateway.url, session, LIST);
    assert.equal(lost.status, 404);
    const all = [one, two, gone];
    await waitFor("their end", () => all.every(({ sessions }) => sessions.size === 0));
    await begin(gateway.url);
    assert.deepEqual([one.sessions.size, gone.sessions.size], [1, 0]);
  });

for (const count of [1, 2])
  test(`a server moves, one of ${count}: its sessions end where it was, and those of clients continue`, async () => {
    await using here = await startSessionServer();
    await using there = await startSessionServer();
    await using other = await startSessionServer();
    const others = count === 1 ? {} : { other };
    await using gateway = await start({ moving: here, ...others });
    const session = await begin(gateway.url);
    await change(gateway, "after", { moving: there, ...others });
    await waitFor("its end", () => here.sessions.size === 0);
    const listed = await post(gateway.url, session, LIST);
    assert.equal(listed.status, 200);
    assert.deepEqual([there.sessions.size, other.sessions.size], [1, count - 1]);
    assert.equal(other.ended.length, 0);
  });

for (const count of [1, 2])
  test(`a request that runs while one of ${count} servers is removed completes before its session ends`, async () => {
    await using one = await startSessionServer();
    await using other = await startSessionServer();
    const servers = count === 1 ? { one } : { one, other };
    await using gateway = await start(servers);
    const session = await begin(gateway.url);
    const { promise: running, resolve: isRunning } = Promise.withResolvers<void>();
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    one.intercept = (method, _request, response) => {
      if (method !== "tools/list") return false;
      isRunning();
      const result = { tools: [{ name: "late", inputSchema: { type: "object" } }] };
      void mayEnd.then(() => {
        response.writeHead(200, { "content-type": "application/json" });
        response.end(JSON.stringify({ jsonrpc: "2.0", id: 2, result }));
      });
      return true;
    };
    const listed = post(gateway.url, session, LIST);
    await running;
    await change(gateway, "after", undefined);
    end();
    assert.match(await (await listed).text(), /late/);
    await waitFor("their end", () => one.sessions.size + other.sessions.size === 0);
  });
