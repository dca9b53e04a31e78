import assert from "node:assert/strict";
import { createServer } from "node:net";
import { test } from "node:test";
import { listen } from "@edge-gateway/testkit/listen";
import { MovingAddress } from "@edge-gateway/testkit/moving-address";
import { RedisServer } from "@edge-gateway/testkit/redis";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { RedisClient } from "./redis-client.ts";

/** The client with real servers. */

const PASSWORD = "planted-password-of-redis";
const CONFIG = {
  ...{ requirepass: PASSWORD, masterauth: PASSWORD },
  "repl-diskless-sync-delay": "0",
};
const WRITE = 'return redis.call("SET", KEYS[1], ARGV[1])';

function clientOf(port: number): RedisClient {
  const server = { host: "127.0.0.1", port, password: PASSWORD, database: 0, tls: false };
  return new RedisClient({
    ...{ ...server, timeout: 10_000, maxValueBytes: 1024 },
    now: () => performance.now(),
  });
}

test("after the name of the server has moved to another one, a server that only reads is left", async () => {
  await using first = await RedisServer.start(CONFIG);
  await using second = await RedisServer.start({
    ...CONFIG,
    replicaof: `127.0.0.1 ${first.port}`,
  });
  await using address = await MovingAddress.start(first.port);
  const client = clientOf(address.port);
  await client.set("a", Buffer.from("1"), 60_000);
  await waitFor("replica", () => second.command("get", "a") === "1");
  address.moveTo(second.port);
  second.command("replicaof", "no", "one");
  first.command("replicaof", "127.0.0.1", String(second.port));
  await assert.rejects(client.evaluate(WRITE, ["a"], ["2"]), /READONLY/);
  await waitFor("the other server", async () => {
    await client.evaluate(WRITE, ["a"], ["2"]);
    return second.command("get", "a") === "2";
  });
  client.close();
});

test("a server that only reads is left when the error of a script says so, as up to Redis 6", async (context) => {
  const refusal =
    "-ERR Error running script (call to f_1): @user_script:1: @user_script: 1: -READONLY You can't write against a read only replica.";
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.on("error", () => {});
    socket.on("data", (data) => {
      for (const _ of data.toString().matchAll(/(?:AUTH|SELECT)\r\n/g)) socket.write("+OK\r\n");
      if (data.includes("EVAL")) socket.write(`${refusal}\r\n`);
    });
  });
  const listening = await listen(server);
  context.after(() => listening.close());
  const client = clientOf(listening.port);
  await assert.rejects(client.evaluate(WRITE, ["a"], ["1"]), /READONLY/);
  await waitFor("another connection", async () => {
    await client.evaluate(WRITE, ["a"], ["1"]).catch(() => {});
    return connections > 1;
  });
  client.close();
});

test("a server without memory refuses what needs some, and the connection stays", async () => {
  await using server = await RedisServer.start(CONFIG);
  const client = clientOf(server.port);
  await client.set("a", Buffer.from("1"), 60_000);
  server.command("config", "set", "maxmemory", "1");
  await assert.rejects(client.evaluate(WRITE, ["a"], ["2"]), /OOM/);
  assert.equal(Buffer.from((await client.get("a")) ?? "").toString(), "1");
  server.command("config", "set", "maxmemory", "0");
  await client.evaluate(WRITE, ["a"], ["2"]);
  client.close();
});
