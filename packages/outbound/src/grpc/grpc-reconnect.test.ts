import assert from "node:assert/strict";
import { test } from "node:test";
import { RATE_LIMIT_SERVICE_SHOULD_RATE_LIMIT } from "@edge-gateway/generated/proto/methods.ts";
import { FaultProxy, NO_FAULT } from "@edge-gateway/testkit/servers/fault-proxy";
import { GrpcServer } from "@edge-gateway/testkit/servers/grpc-server";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { GrpcClient } from "./grpc-client.ts";

test("a call and a stream fail if their connection takes longer than the target allows", async () => {
  const method = RATE_LIMIT_SERVICE_SHOULD_RATE_LIMIT;
  await using server = await GrpcServer.answer(method, () => ({ overallCode: "OK" as const }));
  await using proxy = await FaultProxy.start(server.port);
  const client = new GrpcClient({ maxMessageBytes: 1_000, maxReconnectDelay: 50 });
  const target = { url: proxy.url, connectTimeout: 500 };
  const call = () => client.call(target, method, { domain: "a" }, { timeout: 600_000 });
  try {
    proxy.use({ ...NO_FAULT, kind: "stall" });
    await assert.rejects(call(), /no connection in time/);
    const { promise, resolve } = Promise.withResolvers<Error | undefined>();
    await client.open(target, method, {}, { received: () => {}, ended: resolve });
    assert.match(String(await promise), /no connection in time/);
    proxy.use(NO_FAULT);
    // On a slow machine a connection may take longer than the target allows.
    await waitFor("a response", async () => (await call()).overallCode === "OK");
  } finally {
    client.close();
  }
});

test("calls succeed soon after the recovery of a server that accepted connections but sent nothing", async () => {
  const method = RATE_LIMIT_SERVICE_SHOULD_RATE_LIMIT;
  await using server = await GrpcServer.answer(method, () => ({ overallCode: "OK" as const }));
  await using proxy = await FaultProxy.start(server.port);
  const client = new GrpcClient({ maxMessageBytes: 1_000, maxReconnectDelay: 50 });
  const call = () => client.call({ url: proxy.url }, method, { domain: "a" }, { timeout: 1_000 });
  try {
    proxy.use({ ...NO_FAULT, kind: "cut" });
    await assert.rejects(call());
    proxy.use({ ...NO_FAULT, kind: "stall" });
    await waitFor("a silent connection", () => proxy.open > 0);
    await assert.rejects(call());
    proxy.use(NO_FAULT);
    await waitFor("a response", async () => (await call()).overallCode === "OK");
  } finally {
    client.close();
  }
});
