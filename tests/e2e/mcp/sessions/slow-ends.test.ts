import assert from "node:assert/strict";
import type { ServerResponse } from "node:http";
import { test } from "node:test";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { startGateway } from "../arrange.ts";
import { begin, post, startSessionServer } from "../programs/session-server.ts";

/**
 * A client that ends its session does not wait for servers that do not respond, and these end the
 * session when they respond again.
 */

/** How a server does not end a session, and of how many servers it is one. */
const CASES: readonly (readonly [string, number, (response: ServerResponse) => void])[] = [
  ["says nothing", 1, () => {}],
  ["says nothing", 2, () => {}],
  ["is overloaded", 2, (response) => response.writeHead(503).end()],
];
/** Far longer than the gateway lets its client wait. */
const POLICIES = { http: { requestTimeout: "1h" } };

async function end(url: string, session: string, headers: object = {}): Promise<number> {
  const response = await fetch(`${url}/mcp`, {
    method: "DELETE",
    headers: { "mcp-session-id": session, ...headers },
  });
  await response.text();
  return response.status;
}

for (const [how, count, fail] of CASES)
  test(`a server that ${how} when its session ends, one of ${count}`, async () => {
    await using away = await startSessionServer();
    await using other = await startSessionServer();
    const at = (name: string, { port }: { port: number }) => ({
      name,
      static: { host: "127.0.0.1", port, policies: POLICIES },
    });
    const targets = [at("away", away), at("other", other)].slice(0, count);
    await using gateway = await startGateway({}, { targets });
    const key = { "x-api-key": "of-the-client" };
    const session = await begin(gateway.url, key);
    let asked = 0;
    away.intercept = (method, _request, response) => {
      if (method !== "DELETE") return false;
      asked += 1;
      fail(response);
      return true;
    };
    assert.equal(await end(gateway.url, session, key), count === 1 ? 204 : 200);
    assert.ok(asked > 0);
    assert.deepEqual([away.sessions.size, other.sessions.size], [1, 0]);
    const after = await post(gateway.url, session, { id: 2, method: "tools/list" }, key);
    assert.equal(after.status, 404);
    away.intercept = () => false;
    await waitFor("the end of the session", () => away.sessions.size === 0);
    assert.equal(away.ended[0]?.["x-api-key"], "of-the-client");
  });
