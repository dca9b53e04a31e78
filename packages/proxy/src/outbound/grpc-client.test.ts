import assert from "node:assert/strict";
import { createServer, type Socket } from "node:net";
import { test } from "node:test";
import { AUTHORIZATION_CHECK } from "@edge-gateway/generated/proto/methods.ts";
import { GrpcServer } from "@edge-gateway/testkit/grpc-server";
import { listen } from "@edge-gateway/testkit/listen";
import { GrpcClient } from "./grpc-client.ts";
import { OutboundError } from "./outbound-error.ts";

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
    assert.equal(sockets.length, connections);
  }
  client.close();
  sockets.forEach((socket) => socket.destroy());
});
