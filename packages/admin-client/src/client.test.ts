import assert from "node:assert/strict";
import { test } from "node:test";
import type { AdminProblem } from "@edge-gateway/generated/types/index.ts";
import { AdminClient, AdminError, LoginError } from "./client.ts";
import { eventsOf } from "./events.ts";
import type { TransportRequest } from "./transport.ts";

/** A client whose server responds with this. */
function clientOf(response: Response): { client: AdminClient; sent: TransportRequest[] } {
  const sent: TransportRequest[] = [];
  const client = new AdminClient((request) => {
    sent.push(request);
    return Promise.resolve(response);
  });
  return { client, sent };
}

test("a call returns the value and its version", async () => {
  const headers = { "content-type": "application/json", etag: '"a1"' };
  const { client, sent } = clientOf(Response.json({ endpoints: [] }, { headers }));
  const reply = await client.call("getEndpoints");
  assert.deepEqual(reply, { value: { endpoints: [] }, version: "a1" });
  assert.equal(sent[0]?.path, "/api/endpoints");
  assert.equal(sent[0]?.method, "GET");
});

test("a problem is an error with its kind", async () => {
  const problem: AdminProblem = {
    type: "urn:edge-gateway:problem:unavailable",
    title: "The gateway is not ready for this",
    status: 503,
    detail: "the gateway is starting",
  };
  const headers = { "content-type": "application/problem+json" };
  const { client } = clientOf(Response.json(problem, { status: 503, headers }));
  await assert.rejects(client.call("getTopology"), (error) => {
    assert.ok(error instanceof AdminError);
    assert.equal(error.kind, "unavailable");
    assert.equal(error.message, "the gateway is starting");
    return true;
  });
});

test("a login that has ended is an error of its own, whoever wants the login", async () => {
  const problem: AdminProblem = {
    type: "urn:edge-gateway:problem:login-needed",
    title: "Nobody is logged in",
    status: 401,
    detail: "open the address",
  };
  const headers = { "content-type": "application/problem+json" };
  const ended = [
    [Response.json(problem, { status: 401, headers }), true],
    [new Response("jwt missing", { status: 401 }), false],
    [new Response(null, { status: 302, headers: { location: "https://idp.test" } }), false],
    [Response.error(), false],
  ] as const;
  for (const [response, isByToken] of ended)
    await assert.rejects(clientOf(response).client.call("getRuntime"), (error) => {
      assert.ok(error instanceof LoginError);
      assert.equal(error.isByToken, isByToken);
      return true;
    });
});

test("a server that is not a gateway is an error", async () => {
  const { client } = clientOf(new Response("hello", { headers: { "content-type": "text/html" } }));
  await assert.rejects(client.call("getRuntime"), /is not a gateway/);
});

test("events are read wherever the bytes are split, and comments are skipped", async () => {
  const bytes = new TextEncoder().encode(': ready\n\ndata: {"a":"é"}\n\ndata: 2\n\n');
  for (let at = 0; at <= bytes.length; at++) {
    const parts = [bytes.subarray(0, at), bytes.subarray(at)];
    assert.deepEqual(await Array.fromAsync(eventsOf(parts)), ['{"a":"é"}', "2"]);
  }
});
