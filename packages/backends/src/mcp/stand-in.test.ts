import assert from "node:assert/strict";
import { test } from "node:test";
import { ListHead } from "@edge-gateway/http";
import type { Era } from "@edge-gateway/mcp/target/target-eras";
import { StandIn } from "@edge-gateway/mcp/passed/stand-in";
import { MAX_MCP_REPEATED_BYTES, MCP_DISCOVERY_TIME } from "@edge-gateway/mcp/bounds";
import { TestExchange } from "@edge-gateway/gateway/testing/exchange";

interface Asked {
  readonly answer: (era: Era | undefined) => void;
}

/** A stand-in whose questions to the server a test answers. */
function start() {
  const asked: Asked[] = [];
  let now = 1;
  const standIn = new StandIn({
    ask() {
      const { promise, resolve } = Promise.withResolvers<Era | undefined>();
      asked.push({ answer: resolve });
      return promise;
    },
    maxBodyBytes: 100,
    now: () => now,
  });
  return { standIn, asked, later: (time: number) => void (now += time) };
}

function call(method = "tools/call", length = 100): TestExchange {
  const headers = { "mcp-protocol-version": "2026-07-28", "mcp-method": method };
  const exchange = new TestExchange({ method: "POST", headers });
  const { request } = exchange;
  const get = request.get.bind(request);
  request.get = (name) => (name === "content-length" ? String(length) : get(name));
  return exchange;
}

const refuse = (exchange: TestExchange): void => void (exchange.response = new ListHead(400, []));

test("each request that the server refuses is run by the gateway, whatever is known by then", async () => {
  const { standIn, asked } = start();
  const calls = [call(), call(), call(), call()];
  for (const each of calls) assert.ok(!standIn.isOpen(each) && !standIn.takes(each));
  const [first, second, third, fourth] = calls;
  assert.ok(first && second && third && fourth);
  for (const each of [first, second]) {
    refuse(each);
    assert.ok(standIn.add(each));
  }
  const decided = [first, second].map((each) => standIn.decide(each));
  assert.equal(asked.length, 1);
  asked[0]?.answer("sessions");
  await Promise.all(decided);
  // The refusals of these requests arrive only now.
  for (const each of [third, fourth]) {
    refuse(each);
    assert.ok(!standIn.takes(each));
    assert.ok(standIn.add(each));
    await standIn.decide(each);
  }
  for (const each of [...calls, call()]) assert.ok(standIn.takes(each));
  assert.equal(asked.length, 1);
});

test("when the answer is old, one request waits for a new one", async () => {
  const { standIn, asked, later } = start();
  const old = call();
  refuse(old);
  standIn.add(old);
  const decided = standIn.decide(old);
  asked[0]?.answer("sessions");
  await decided;
  const before = call();
  assert.ok(standIn.takes(before));
  later(MCP_DISCOVERY_TIME);
  const one = call();
  assert.ok(standIn.isOpen(one));
  const again = standIn.decide(one);
  assert.ok(standIn.takes(call()) && standIn.takes(before));
  // A server that does not respond keeps what was known.
  asked[1]?.answer(undefined);
  await again;
  assert.ok(standIn.takes(one));
  later(MCP_DISCOVERY_TIME);
  const other = call();
  assert.ok(standIn.isOpen(other));
  const replaced = standIn.decide(other);
  asked[2]?.answer("sessionless");
  await replaced;
  assert.ok(!standIn.takes(other) && !standIn.isOpen(other) && !standIn.takes(call()));
});

test("an uncertain answer to one client is no answer for others", async () => {
  const { standIn, asked } = start();
  const calls = [call(), call()];
  for (const each of calls) {
    refuse(each);
    standIn.add(each);
  }
  const decided = calls.map((each) => standIn.decide(each));
  asked[0]?.answer(undefined);
  await decided[0];
  assert.equal(asked.length, 2);
  asked[1]?.answer("sessions");
  await Promise.all(decided);
  assert.deepEqual(
    calls.map((each) => standIn.takes(each)),
    [false, true],
  );
  assert.ok(calls.every((each) => !standIn.add(each)));
});

test("a request that cannot be sent twice waits until the server is known", () => {
  const { standIn } = start();
  assert.ok(standIn.isOpen(call("tools/call", MAX_MCP_REPEATED_BYTES + 1)));
  assert.ok(!standIn.isOpen(call("tools/call", MAX_MCP_REPEATED_BYTES)));
});

test("the server itself says which versions it has", () => {
  const { standIn } = start();
  const discovery = call("server/discover", MAX_MCP_REPEATED_BYTES + 1);
  refuse(discovery);
  assert.ok(!standIn.isOpen(discovery) && !standIn.add(discovery) && !standIn.takes(discovery));
});
