import assert from "node:assert/strict";
import { createServer, type Socket } from "node:net";
import { test } from "node:test";
import type { ProcessingResponse } from "@edge-gateway/generated/proto/messages.ts";
import {
  AUTHORIZATION_CHECK,
  EXTERNAL_PROCESSOR_PROCESS,
} from "@edge-gateway/generated/proto/methods.ts";
import { GrpcServer } from "@edge-gateway/testkit/servers/grpc-server";
import { listen } from "@edge-gateway/testkit/listen";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { GRPC_END_WITHIN } from "../bounds.ts";
import { GrpcClient } from "./grpc-client.ts";
import { OutboundError } from "../outbound-error.ts";

const LIMITS = { maxMessageBytes: 10_000, maxReconnectDelay: 50 };

test("a message larger than the limit, and an error status, are failures that name the host", async () => {
  await using server = await GrpcServer.answer(AUTHORIZATION_CHECK, ({ attributes }) => {
    if (attributes !== undefined) throw new Error("no");
    return { deniedResponse: { body: "x".repeat(LIMITS.maxMessageBytes) } };
  });
  const client = new GrpcClient(LIMITS);
  const target = { url: `http://127.0.0.1:${server.port}` };
  const call = (request: object) =>
    client.call(target, AUTHORIZATION_CHECK, request, { timeout: 10_000 });
  await assert.rejects(call({}), OutboundError);
  await assert.rejects(call({ attributes: {} }), {
    host: `127.0.0.1:${server.port}`,
    message: /gRPC status 13: Error: no/,
  });
  client.close();
});

test("after a timeout the next call makes a new connection", async () => {
  const sockets: Socket[] = [];
  await using silent = await listen(createServer((socket) => sockets.push(socket)));
  const client = new GrpcClient(LIMITS);
  for (const connections of [1, 2]) {
    await assert.rejects(
      client.call({ url: silent.url }, AUTHORIZATION_CHECK, {}, { timeout: 300 }),
      {
        message: /gRPC status 4/,
      },
    );
    await waitFor("the connection", () => sockets.length === connections);
  }
  client.close();
  sockets.forEach((socket) => socket.destroy());
});

/** More than a server on nghttp2 lets a client cancel at once, which are 1,000. */
const STREAMS = 1_500;
const AT_ONCE = 50;

test("a server that protects itself from cancelled streams keeps the connection", async () => {
  await using server = await GrpcServer.converse(EXTERNAL_PROCESSOR_PROCESS, (call) => {
    call.on("data", () => call.write({ requestHeaders: {} }));
    call.on("end", () => call.end());
    call.on("error", () => {});
  });
  const client = new GrpcClient(LIMITS);
  const target = { url: `http://127.0.0.1:${server.port}` };
  const exchange = async () => {
    const { promise, resolve, reject } = Promise.withResolvers<ProcessingResponse>();
    const ended = (error: unknown) => reject(error ?? new Error("the stream has ended"));
    const reader = { received: resolve, ended };
    const stream = await client.open(target, EXTERNAL_PROCESSOR_PROCESS, {}, reader);
    stream.send({ requestHeaders: {} });
    await promise;
    stream.finish();
  };
  for (let done = 0; done < STREAMS; done += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, exchange));
  client.close();
});

test("a stream that the server does not end is cancelled after a time", async (context) => {
  const { promise: cancelled, resolve: cancel } = Promise.withResolvers<void>();
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  await using server = await GrpcServer.converse(EXTERNAL_PROCESSOR_PROCESS, (call) => {
    call.on("data", () => call.write({ requestHeaders: {} }));
    call.on("end", finish);
    call.on("cancelled", cancel);
    call.on("error", () => {});
  });
  const client = new GrpcClient(LIMITS);
  const { promise: received, resolve } = Promise.withResolvers<ProcessingResponse>();
  const stream = await client.open(
    { url: `http://127.0.0.1:${server.port}` },
    EXTERNAL_PROCESSOR_PROCESS,
    {},
    { received: resolve, ended: () => {} },
  );
  stream.send({ requestHeaders: {} });
  await received;
  context.mock.timers.enable({ apis: ["setTimeout"] });
  stream.finish();
  await finished;
  context.mock.timers.tick(GRPC_END_WITHIN);
  context.mock.timers.reset();
  await cancelled;
  client.close();
});
