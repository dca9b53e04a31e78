import assert from "node:assert/strict";
import { test } from "node:test";
import type { Logger } from "@edge-gateway/kernel/logger";
import { parseLevels, ProductLog } from "@edge-gateway/kernel/product-log";
import type { IrResource } from "@edge-gateway/generated/types/index.ts";
import { CertificateAuthority } from "@edge-gateway/testkit/certificates";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { DiscoveryClient } from "./client/discovery-client.ts";
import { Assembly } from "./client/assembly.ts";
import type { Candidate, InsteadOf, KnownResources } from "./client/assembly.ts";
import { DiscoveryPort } from "./server/discovery-port.ts";
import type { DiscoveryMode, ServerCertificate } from "./server/discovery-port.ts";
import { DiscoveryServer } from "./server/discovery-server.ts";
import type { DataPlanes } from "./server/discovery-server.ts";
import { bytesOf, RESOURCE_TYPE, sentResource } from "./wire/messages.ts";
import type { Refusal } from "./wire/messages.ts";

const LOG: Logger = new ProductLog(
  { format: "text", write() {}, wallClock: Date.now },
  parseLevels("error"),
).logger("test");
const KEY = "default/web";
const NODE = { id: "pod", namespace: "default", gateway: "web" };

function bind(port: number): readonly [string, IrResource] {
  const key = `bind/${port}`;
  return [`bind/${key}`, { bind: { key, gateway: KEY, port, place: { pointer: "" } } }];
}

/** Makes a resource as a response contains it. */
function sent(name: string, resource: IrResource) {
  const encoded = sentResource(name, resource, undefined);
  const value = Buffer.from(bytesOf(encoded));
  return { name, version: encoded.version, resource: { typeUrl: RESOURCE_TYPE, value } };
}

async function startServer(mode: DiscoveryMode = "plaintext", certificate?: ServerCertificate) {
  let heard: DataPlanes = { connected: 0, synchronized: 0, refusals: [] };
  const tokens: (string | undefined)[] = [];
  const server = new DiscoveryServer({
    refused: (_gateway, token) => {
      tokens.push(token);
      return Promise.resolve(token === "wrong" ? "the token is wrong" : undefined);
    },
    heard: (gateway, dataPlanes) => {
      if (gateway === KEY) heard = dataPlanes;
    },
    log: LOG,
  });
  const port = new DiscoveryPort(server, mode);
  if (certificate !== undefined) port.use(certificate);
  const number = await port.listen({ port: 0, host: "127.0.0.1" });
  return {
    server,
    port: number,
    tokens,
    heard: () => heard,
    [Symbol.asyncDispose]: async () => {
      await port.close();
      server.close();
    },
  };
}

interface ClientOptions {
  readonly initial?: KnownResources;
  readonly apply?: (candidate: Candidate) => Promise<readonly Refusal[]>;
  readonly instead?: InsteadOf;
  readonly token?: string;
  readonly authorities?: string;
}

function startClient(port: () => number, options: ClientOptions = {}) {
  const applied: Candidate[] = [];
  let running: KnownResources | undefined;
  const client = new DiscoveryClient({
    access: () =>
      Promise.resolve({
        target: `localhost:${port()}`,
        tls: options.authorities === undefined ? undefined : { authorities: options.authorities },
        token: options.token,
      }),
    node: NODE,
    initial: options.initial ?? new Map(),
    ...(options.instead === undefined ? {} : { instead: options.instead }),
    apply: async (candidate) => {
      applied.push(candidate);
      return (await options.apply?.(candidate)) ?? [];
    },
    synchronized: (known) => (running = known),
    log: LOG,
  });
  client.start();
  return {
    applied,
    names: () => [...(running?.keys() ?? [])].toSorted().join(),
    running: () => running,
    [Symbol.dispose]: () => client.close(),
  };
}

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

/** A policy with a request timeout; the data planes of these tests refuse timeouts of hours. */
function policy(request: string): readonly [string, IrResource] {
  const target = { kind: "gateway", gateway: KEY } as const;
  const policies = { timeouts: { request } };
  const traffic = { block: "traffic", phase: "PostRouting", policies } as const;
  return ["attachment/p", { attachment: { target, pointer: "", ...traffic } }];
}

const CLOSED: IrResource = policy("1ms")[1];

function timeoutOf({ attachment }: IrResource): string | undefined {
  const policies = attachment?.block === "traffic" ? attachment.policies : {};
  return policies.timeouts?.request;
}

/** Starts a data plane that runs a closed policy in place of a refused policy. */
function closing(port: () => number) {
  return startClient(port, {
    instead: ({ attachment }) => (attachment === undefined ? undefined : CLOSED),
    apply: ({ resources }) => {
      const { resource } = resources.get("attachment/p") ?? {};
      const isLong = resource !== undefined && timeoutOf(resource)?.endsWith("h");
      return Promise.resolve(
        isLong === true ? [{ resource: "attachment/p", pointer: "", message: "too long" }] : [],
      );
    },
  });
}

function runningPolicy(client: { readonly running: () => KnownResources | undefined }) {
  const known = client.running()?.get("attachment/p");
  return known && { version: known.version, timeout: timeoutOf(known.resource) };
}

const CLOSED_RUNS = { version: "", timeout: "1ms" };

test("in place of a refused policy something closed runs until it is accepted or withdrawn", async () => {
  await using server = await startServer();
  server.server.publish(KEY, new Map([bind(80), policy("1h")]));
  server.server.ready();
  using client = closing(() => server.port);
  await waitFor("first configuration", () => client.names() === "attachment/p,bind/bind/80");
  assert.deepEqual(runningPolicy(client), CLOSED_RUNS);
  await waitFor("refusal", () => server.heard().refusals.length === 1);
  server.server.publish(KEY, new Map([bind(80), bind(81), policy("1h")]));
  await waitFor("another change", () => client.running()?.size === 3);
  assert.deepEqual(runningPolicy(client), CLOSED_RUNS);
  assert.equal(server.heard().refusals.length, 1);
  server.server.publish(KEY, new Map([bind(80), policy("1s")]));
  await waitFor("accepted", () => runningPolicy(client)?.timeout === "1s");
  await waitFor("no refusal", () => server.heard().refusals.length === 0);
  server.server.publish(KEY, new Map([bind(80), policy("2h")]));
  await waitFor("refusal", () => server.heard().refusals.length === 1);
  assert.equal(runningPolicy(client)?.timeout, "1s");
  server.server.publish(KEY, new Map([bind(80)]));
  await waitFor("withdrawn", () => client.names() === "bind/bind/80");
});

test("a policy that cannot be read, but its target, is closed as well", async () => {
  await using server = await startServer();
  const [name, { attachment }] = policy("1h");
  const policies = { timeouts: { request: 5 } };
  const unread = { attachment: { ...attachment, policies } } as unknown as IrResource;
  server.server.publish(KEY, new Map([bind(80), [name, unread]]));
  server.server.ready();
  using client = closing(() => server.port);
  await waitFor("first configuration", () => client.names() === "attachment/p,bind/bind/80");
  assert.deepEqual(runningPolicy(client), CLOSED_RUNS);
  await waitFor("refusal", () => server.heard().refusals.length === 1);
});

test("a new stream sends the policy again in whose place something closed runs", async () => {
  let current = await startServer();
  current.server.publish(KEY, new Map([bind(80), policy("1h")]));
  current.server.ready();
  using client = closing(() => current.port);
  await waitFor("first configuration", () => client.running()?.size === 2);
  await current[Symbol.asyncDispose]();
  current = await startServer();
  await using _ = current;
  current.server.publish(KEY, new Map([bind(80), policy("1h")]));
  current.server.ready();
  await waitFor("refusal", () => current.heard().refusals.length === 1);
  assert.deepEqual(runningPolicy(client), CLOSED_RUNS);
});

test("a change that is refused for two reasons is tried again later", () => {
  const [name, refused] = policy("1h");
  for (const closed of [CLOSED, undefined]) {
    const assembly = new Assembly(new Map(), () => closed);
    assembly.add({ resources: [sent(name, refused)], removedResources: [] });
    assembly.refuse({ resource: name, pointer: "", message: "too long" });
    assembly.refuse({ resource: name, pointer: "", message: "too slow" });
    assert.equal(assembly.candidate().resources.has(name), closed !== undefined);
    assert.deepEqual(assembly.refusals, [{ resource: name, pointer: "", message: "too long" }]);
    assembly.retry();
    assert.deepEqual(assembly.candidate().resources.get(name)?.resource, refused);
  }
});

test("if even something closed cannot run, the configuration before stays", () => {
  const [name, refused] = policy("1h");
  const assembly = new Assembly(new Map(), () => CLOSED);
  assembly.add({ resources: [sent(name, refused)], removedResources: [] });
  assembly.refuse({ resource: name, pointer: "", message: "too long" });
  const { resources, changed } = assembly.candidate();
  assert.deepEqual(resources.get(name), { version: "", resource: CLOSED });
  // The client stops trying, because it cannot say which resource causes the failure.
  assert.deepEqual([...changed], []);
  assembly.refuseAll("nothing can run");
  assert.equal(assembly.candidate().resources.size, 0);
  assembly.retry();
  assert.deepEqual([...assembly.candidate().changed], [name]);
});

test("after a change that no resource can be blamed for, a part of it does not run without the rest", async () => {
  await using server = await startServer();
  server.server.publish(KEY, new Map([bind(80)]));
  server.server.ready();
  let isBroken = false;
  using client = startClient(() => server.port, {
    apply: () =>
      Promise.resolve(isBroken ? [{ resource: "", pointer: "", message: "out of memory" }] : []),
  });
  await waitFor("first configuration", () => client.names() === "bind/bind/80");
  isBroken = true;
  server.server.publish(KEY, new Map([bind(80), bind(81), policy("1s")]));
  await waitFor("refusals", () => server.heard().refusals.length === 2);
  isBroken = false;
  server.server.publish(KEY, new Map([bind(80), bind(81), policy("1s"), bind(82)]));
  await waitFor("the next change", () => client.running()?.has("bind/bind/82"));
  assert.equal(client.names(), "attachment/p,bind/bind/80,bind/bind/81,bind/bind/82");
  await waitFor("no refusal", () => server.heard().refusals.length === 0);
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
