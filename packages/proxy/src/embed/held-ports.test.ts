import assert from "node:assert/strict";
import { Socket, type BindOptions } from "node:dgram";
import { Server } from "node:net";
import { test } from "node:test";
import type { GatewayConfig } from "./embedding.ts";
import { HeldPorts } from "./held-ports.ts";

const web: GatewayConfig = { gateways: { web: { port: 0, routes: [] } } };
const webAndTwo: GatewayConfig = { gateways: { ...web.gateways, two: { port: 0, routes: [] } } };

/** The ports that a configuration gets; the sockets that held them are closed again. */
async function portsOf(held: HeldPorts, config: GatewayConfig): Promise<Record<string, number>> {
  const { gateways } = await held.resolve(config);
  const ports = Object.entries(gateways).map(([name, { port }]) => {
    assert.ok(port !== undefined && port !== 0);
    return [name, port] as const;
  });
  return Object.fromEntries(ports);
}

test("a gateway keeps its port while it is in the running configuration", async (context) => {
  const held = new HeldPorts();
  context.after(() => held.release());
  const first = await portsOf(held, webAndTwo);
  held.accepted();
  assert.deepEqual(await portsOf(held, webAndTwo), first);
  const { web: kept } = await portsOf(held, web);
  assert.equal(kept, first["web"]);
  assert.deepEqual(await portsOf(held, webAndTwo), first, "nobody has accepted the last one");
  await portsOf(held, web);
  held.accepted();
  const again = await portsOf(held, webAndTwo);
  assert.equal(again["web"], first["web"]);
  assert.notEqual(again["two"], first["two"]);
});

test("a port of a refused configuration is not kept, nor one of another transport", async (context) => {
  const held = new HeldPorts();
  context.after(() => held.release());
  const refused = await portsOf(held, web);
  const first = await portsOf(held, web);
  assert.notEqual(first["web"], refused["web"]);
  held.accepted();
  const datagrams: GatewayConfig = { gateways: { web: { port: 0, protocol: "UDP" } } };
  assert.equal(held.has((await portsOf(held, datagrams))["web"] ?? 0), true);
  const named: GatewayConfig = { gateways: { web: { port: 8080, routes: [] } } };
  assert.deepEqual(await portsOf(held, named), { web: 8080 });
  held.accepted();
  assert.notEqual((await portsOf(held, web))["web"], 8080);
});

/** Lets a socket or server fail as if the system had given it this error. */
function fail<Part extends Socket | Server>(part: Part, code: string): Part {
  process.nextTick(() => part.emit("error", Object.assign(new Error(code), { code })));
  return part;
}

const names: GatewayConfig = { gateways: { names: { port: 0, protocol: "UDP" } } };

test("a UDP port is held on a machine without IPv6", async (context) => {
  const held = new HeldPorts();
  context.after(() => held.release());
  const { bind } = Socket.prototype;
  context.mock.method(Socket.prototype, "bind", function (this: Socket, options: BindOptions) {
    const isIpv6 = "type" in this && this.type === "udp6";
    return isIpv6 ? fail(this, "EAFNOSUPPORT") : bind.call(this, options);
  });
  const ports = await portsOf(held, names);
  assert.equal(held.has(ports["names"] ?? 0), true);
});

test("a port that cannot be held leaves no other port held", async (context) => {
  const held = new HeldPorts();
  const closed = Promise.withResolvers<void>();
  const { bind } = Socket.prototype;
  context.mock.method(Socket.prototype, "bind", function (this: Socket, options: BindOptions) {
    this.once("close", closed.resolve);
    setImmediate(() => bind.call(this, options));
    return this;
  });
  context.mock.method(Server.prototype, "listen", function (this: Server) {
    return fail(this, "EMFILE");
  });
  const both = { gateways: { ...web.gateways, ...names.gateways } };
  await assert.rejects(held.resolve(both), { code: "EMFILE" });
  held.release();
  await closed.promise;
});
