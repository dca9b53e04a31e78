import assert from "node:assert/strict";
import type { LookupFunction } from "node:net";
import { test } from "node:test";
import { AUTHORIZATION_CHECK } from "@edge-gateway/generated/proto/methods.ts";
import { GrpcServer } from "@edge-gateway/testkit/servers/grpc-server";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { GrpcClient } from "./grpc-client.ts";

const LIMITS = { maxMessageBytes: 10_000, maxReconnectDelay: 50 };
const CALL = { timeout: 10_000 };

/** Resolves each name to the addresses that `addresses` currently has, and counts the look-ups. */
class Names {
  addresses: readonly string[] = [];
  readonly asked: string[] = [];

  readonly lookup: LookupFunction = (name, _options, done) => {
    this.asked.push(name);
    const found = this.addresses.map((address) => ({ address, family: 4 }));
    const error = Object.assign(new Error("ENOTFOUND"), { code: "ENOTFOUND" });
    setImmediate(() => done(found.length === 0 ? error : null, found));
  };
}

const startServer = (): Promise<GrpcServer> =>
  GrpcServer.answer(AUTHORIZATION_CHECK, () => ({ status: { message: "asked" } }));

test("names are resolved by the client's own look-up, and addresses without a look-up", async () => {
  await using server = await startServer();
  const names = new Names();
  names.addresses = ["127.0.0.3", "127.0.0.1"];
  const client = new GrpcClient(LIMITS, names.lookup);
  const ask = async (host: string): Promise<string | undefined> => {
    const target = { url: `http://${host}:${server.port}` };
    return (await client.call(target, AUTHORIZATION_CHECK, {}, CALL)).status?.message;
  };
  assert.equal(await ask("authorization.test"), "asked");
  assert.equal(await ask("127.0.0.1"), "asked");
  assert.deepEqual(names.asked, ["authorization.test"]);
  client.close();
});

test("a name that could not be resolved is resolved again", async () => {
  const names = new Names();
  const client = new GrpcClient(LIMITS, names.lookup);
  await using server = await startServer();
  const target = { url: `http://authorization.test:${server.port}` };
  const ask = (): Promise<unknown> => client.call(target, AUTHORIZATION_CHECK, {}, CALL);
  await assert.rejects(ask(), { message: /ENOTFOUND/ });
  names.addresses = ["127.0.0.1"];
  await waitFor("a response", () =>
    ask().then(
      () => true,
      () => false,
    ),
  );
  client.close();
});

test("failing calls do not resolve the name again and again", async () => {
  const names = new Names();
  names.addresses = ["127.0.0.1"];
  const client = new GrpcClient({ ...LIMITS, maxReconnectDelay: 3_600_000 }, names.lookup);
  for (let calls = 0; calls < 20; calls += 1)
    await assert.rejects(
      client.call({ url: "http://authorization.test:1" }, AUTHORIZATION_CHECK, {}, CALL),
    );
  assert.equal(names.asked.length, 1);
  client.close();
});

test("if one of several equivalent servers fails, now or later, another one is called", async () => {
  const servers = [await startServer(), await startServer()];
  const client = new GrpcClient(LIMITS);
  const origins = [1, ...servers.map(({ port }) => port)].map((port) => `http://127.0.0.1:${port}`);
  const ask = (): Promise<unknown> =>
    client.call({ url: origins[0] ?? "", origins }, AUTHORIZATION_CHECK, {}, CALL);
  try {
    await ask();
    await servers.shift()?.[Symbol.asyncDispose]();
    await waitFor("a response of the other server", () =>
      ask().then(
        () => true,
        () => false,
      ),
    );
  } finally {
    client.close();
    await Promise.all(servers.map((server) => server[Symbol.asyncDispose]()));
  }
});
