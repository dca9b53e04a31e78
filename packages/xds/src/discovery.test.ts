import assert from "node:assert/strict";
import { test } from "node:test";
import type { IrResource } from "@edge-gateway/generated/types/index.ts";
import { CertificateAuthority } from "@edge-gateway/testkit/certificates";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { Assembly } from "./client/assembly.ts";
import { bind, KEY, startClient, startServer } from "./discovery.suite.ts";

test("a data plane gets its gateway's resources, then only changes", async () => {
  await using server = await startServer();
  server.server.publish(KEY, new Map([bind(80), bind(81)]));
  server.server.ready();
  using client = startClient(() => server.port, { token: "right" });
  await waitFor("first configuration", () => client.names() === "bind/bind/80,bind/bind/81");
  assert.deepEqual(server.tokens, ["right"]);
  await waitFor("answer", () => server.heard().synchronized === 1);
  server.server.publish(KEY, new Map([bind(80), bind(82)]));
  await waitFor("change", () => client.names() === "bind/bind/80,bind/bind/82");
  assert.deepEqual([...(client.applied.at(-1)?.changed ?? [])].toSorted(), [
    "bind/bind/81",
    "bind/bind/82",
  ]);
  server.server.publish(KEY, new Map());
  await waitFor("nothing", () => client.names() === "");
});

test("nothing is sent before all gateways are known", async () => {
  await using server = await startServer();
  using client = startClient(() => server.port);
  await waitFor("stream", () => server.tokens.length === 1);
  server.server.publish(KEY, new Map([bind(80)]));
  server.server.ready();
  await waitFor("first configuration", () => client.names() === "bind/bind/80");
  assert.equal(client.applied.length, 1);
});

test("a configuration of many responses is applied as a whole", async () => {
  await using server = await startServer();
  const value = "v".repeat(700_000);
  const many = Array.from({ length: 6 }, (_, index): readonly [string, IrResource] => {
    const name = `default/${index}`;
    return [`secret/${name}`, { secret: { name, values: { value } } }];
  });
  server.server.publish(KEY, new Map(many));
  server.server.ready();
  using client = startClient(() => server.port);
  await waitFor("first configuration", () => client.running()?.size === many.length);
  assert.equal(client.applied.length, 1);
});

test("after a disconnect only the changes are sent", async () => {
  let current = await startServer();
  current.server.publish(KEY, new Map([bind(80), bind(81)]));
  current.server.ready();
  using client = startClient(() => current.port);
  await waitFor("first configuration", () => client.running()?.size === 2);
  await current[Symbol.asyncDispose]();
  current = await startServer();
  await using _ = current;
  current.server.publish(KEY, new Map([bind(81), bind(82)]));
  current.server.ready();
  await waitFor("change", () => client.names() === "bind/bind/81,bind/bind/82");
  assert.deepEqual([...(client.applied.at(-1)?.changed ?? [])].toSorted(), [
    "bind/bind/80",
    "bind/bind/82",
  ]);
});

test("refused resources are reported by name, and the rest runs", async () => {
  await using server = await startServer();
  server.server.publish(KEY, new Map([bind(80)]));
  server.server.ready();
  const refusal = { resource: "bind/bind/81", pointer: "/bind/port", message: "is in use" };
  using client = startClient(() => server.port, {
    apply: ({ resources }) => Promise.resolve(resources.has("bind/bind/81") ? [refusal] : []),
  });
  await waitFor("first configuration", () => client.names() === "bind/bind/80");
  const broken: IrResource = { bind: { key: "b", gateway: KEY, port: 0, place: { pointer: "" } } };
  server.server.publish(KEY, new Map([bind(80), bind(81), bind(82), ["bind/b", broken]]));
  await waitFor("the rest", () => client.names() === "bind/bind/80,bind/bind/82");
  await waitFor("refusals", () => server.heard().refusals.length === 2);
  assert.deepEqual(server.heard().refusals, [
    { resource: "bind/b", pointer: "/bind/port", message: "must be at least 1" },
    refusal,
  ]);
  server.server.publish(KEY, new Map([bind(80), bind(82)]));
  await waitFor("no refusals", () => server.heard().refusals.length === 0);
});

test("a refused resource is tried again when another one changes, although it is not sent again", async () => {
  await using server = await startServer();
  server.server.publish(KEY, new Map([bind(80)]));
  server.server.ready();
  const refusal = { resource: "bind/bind/81", pointer: "", message: "is taken by port 80" };
  using client = startClient(() => server.port, {
    apply: ({ resources }) => {
      const isTaken = resources.has("bind/bind/80") && resources.has("bind/bind/81");
      return Promise.resolve(isTaken ? [refusal] : []);
    },
  });
  await waitFor("first configuration", () => client.names() === "bind/bind/80");
  server.server.publish(KEY, new Map([bind(80), bind(81)]));
  await waitFor("refusal", () => server.heard().refusals.length === 1);
  server.server.publish(KEY, new Map([bind(81)]));
  await waitFor("the other one", () => client.names() === "bind/bind/81");
  await waitFor("no refusal", () => server.heard().refusals.length === 0);
});

test("a resource that was refused, and then withdrawn during a disconnect, is not refused any longer", async () => {
  let current = await startServer();
  current.server.publish(KEY, new Map([bind(80), bind(81)]));
  current.server.ready();
  const refusal = { resource: "bind/bind/81", pointer: "", message: "is in use" };
  using client = startClient(() => current.port, {
    apply: ({ resources }) => Promise.resolve(resources.has("bind/bind/81") ? [refusal] : []),
  });
  await waitFor("refusal", () => current.heard().refusals.length === 1);
  await current[Symbol.asyncDispose]();
  current = await startServer();
  await using _ = current;
  current.server.publish(KEY, new Map([bind(80)]));
  current.server.ready();
  await waitFor("the same configuration", () => current.heard().synchronized === 1);
  assert.deepEqual(current.heard().refusals, []);
  assert.equal(client.names(), "bind/bind/80");
});

test("a part of a configuration whose stream ended is not applied with the next one", () => {
  const [name, resource] = bind(80);
  const running = new Map([[name, { version: "1", resource }]]);
  const assembly = new Assembly(running);
  assembly.add({ removedResources: [name] });
  assembly.restart();
  assert.deepEqual([...assembly.candidate().resources], [...running]);
});

test("a data plane without permission gets nothing", async () => {
  await using server = await startServer();
  server.server.publish(KEY, new Map([bind(80)]));
  server.server.ready();
  using client = startClient(() => server.port, { token: "wrong" });
  await waitFor("second attempt", () => server.tokens.length > 1);
  assert.equal(client.applied.length, 0);
  assert.equal(server.heard().connected, 0);
});

test("one port serves both TLS and plain text", async () => {
  const authority = await CertificateAuthority.create();
  const { certificate, key } = await authority.issue({ name: "localhost" });
  const shown = { certificate, privateKey: key };
  for (const [mode, authorities, isServed] of [
    ["either", authority.certificate, true],
    ["either", undefined, true],
    ["tls", authority.certificate, true],
    ["tls", undefined, false],
    ["plaintext", undefined, true],
    ["plaintext", authority.certificate, false],
  ] as const) {
    await using server = await startServer(mode, shown);
    server.server.publish(KEY, new Map([bind(80)]));
    server.server.ready();
    let attempts = 0;
    const port = (): number => (attempts++, server.port);
    using client = startClient(port, authorities === undefined ? {} : { authorities });
    await waitFor("result", () => (isServed ? client.running() !== undefined : attempts > 2));
    assert.equal(client.running() !== undefined, isServed, `${mode} ${authorities?.length}`);
  }
});
