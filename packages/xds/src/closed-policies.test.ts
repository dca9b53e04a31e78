import assert from "node:assert/strict";
import { test } from "node:test";
import type { IrResource } from "@edge-gateway/generated/types/index.ts";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { Assembly } from "./client/assembly.ts";
import type { KnownResources } from "./client/assembly.ts";
import { bind, KEY, startClient, startServer } from "./discovery.suite.ts";
import { bytesOf, RESOURCE_TYPE, sentResource } from "./wire/messages.ts";

/** Makes a resource as a response contains it. */
function sent(name: string, resource: IrResource) {
  const encoded = sentResource(name, resource, undefined);
  const value = Buffer.from(bytesOf(encoded));
  return { name, version: encoded.version, resource: { typeUrl: RESOURCE_TYPE, value } };
}

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
