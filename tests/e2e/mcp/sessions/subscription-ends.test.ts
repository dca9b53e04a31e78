import assert from "node:assert/strict";
import { after, test } from "node:test";
import type { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { fillPlain, startGateway, startSdkServer } from "../arrange.ts";
import { postSessionless, SESSIONLESS, startRawServer, type Message } from "../raw.ts";

/**
 * A subscription of version 2026-07-28 ends with a final result, so that a client can tell a
 * deliberate end from a broken connection.
 */

const alpha = await startSdkServer(fillPlain("alpha"));
const beta = await startSdkServer(fillPlain("beta"));
after(() => Promise.all([alpha, beta].map((each) => each[Symbol.asyncDispose]())));

/** The messages of a subscription, once it has ended. */
async function subscription(gateway: Gateway): Promise<readonly Message[]> {
  const notifications = { toolsListChanged: true };
  const params = { _meta: SESSIONLESS, notifications };
  return (await postSessionless(gateway, "subscriptions/listen", params)).messages;
}

function assertEnded(messages: readonly Message[], honoured: object): void {
  const [first, last, ...more] = messages;
  assert.equal(first?.method, "notifications/subscriptions/acknowledged");
  assert.deepEqual(first.params.notifications, honoured);
  assert.equal(last?.id, 1);
  assert.equal(last.result.resultType, "complete");
  const subscriptionId = "io.modelcontextprotocol/subscriptionId";
  assert.equal(last.result._meta[subscriptionId], first.params._meta[subscriptionId]);
  assert.deepEqual(more, []);
}

/** Waits until each server has a session for the subscription. */
const isListening = (): Promise<unknown> =>
  waitFor("sessions of the servers", () =>
    [alpha, beta].every(({ seen }) => seen.includes("notifications/initialized")),
  );

test("a subscription ends at once, if no server sends the wanted notifications", async () => {
  const result = {
    protocolVersion: "2025-11-25",
    capabilities: { tools: {} },
    serverInfo: { name: "still", version: "1" },
  };
  await using still = await startRawServer(() => ({ result }));
  await using gateway = await startGateway({ still, other: still });
  assertEnded(await subscription(gateway), {});
});

test("when the gateway shuts down", async () => {
  await using gateway = await startGateway({ alpha, beta });
  for (const { seen } of [alpha, beta]) seen.length = 0;
  const messages = subscription(gateway);
  await isListening();
  process.kill(gateway.pid, "SIGTERM");
  assertEnded(await messages, { toolsListChanged: true });
});

test("when the servers of the backend change", async () => {
  await using gateway = await startGateway({ alpha, beta });
  for (const { seen } of [alpha, beta]) seen.length = 0;
  const messages = subscription(gateway);
  await isListening();
  await gateway.reconfigure("gateways: { web: { port: $PORT } }");
  assertEnded(await messages, { toolsListChanged: true });
});
