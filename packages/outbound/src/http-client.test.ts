import assert from "node:assert/strict";
import { createServer, type Socket } from "node:net";
import { test } from "node:test";
import { listen } from "@edge-gateway/testkit/listen";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { MAX_OUTBOUND_CONNECTIONS } from "./bounds.ts";
import { HttpClient } from "./http-client.ts";

test("a call fails if a TLS handshake takes longer than the target allows", async () => {
  const sockets = new Set<Socket>();
  await using silent = await listen(createServer((socket) => sockets.add(socket)));
  const client = new HttpClient(1_000);
  const target = { url: silent.url.replace("http:", "https:"), connectTimeout: 200 };
  const request = { method: "GET", headers: {}, isRepeatable: false, timeout: 600_000 };
  await assert.rejects(client.send(target, request), /[Cc]onnect [Tt]imeout/);
  await client.close();
  for (const socket of sockets) socket.destroy();
});

test("a server that does not respond blocks a limited number of connections, and later calls still end", async () => {
  const sockets = new Set<Socket>();
  await using silent = await listen(
    createServer((socket) => {
      sockets.add(socket);
      socket.on("error", () => {});
    }),
  );
  const client = new HttpClient(1_000);
  const request = { method: "GET", headers: {}, isRepeatable: false };
  const ask = (timeout: number): Promise<unknown> =>
    client.send({ url: silent.url }, { ...request, timeout });
  const calls = Array.from({ length: MAX_OUTBOUND_CONNECTIONS }, () => ask(600_000));
  await waitFor("all connections", () => sockets.size === MAX_OUTBOUND_CONNECTIONS, 60_000);
  await assert.rejects(ask(500), /no response in time/);
  assert.equal(sockets.size, MAX_OUTBOUND_CONNECTIONS);
  const ended = Promise.allSettled(calls);
  await client.close();
  for (const { status } of await ended) assert.equal(status, "rejected");
  for (const socket of sockets) socket.destroy();
});
