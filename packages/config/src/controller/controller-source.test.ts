import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test, type TestContext } from "node:test";
import { withDefaultsSettings } from "@edge-gateway/generated/defaults/index.ts";
import type { IrResource } from "@edge-gateway/generated/types/index.ts";
import { parseLevels, ProductLog } from "@edge-gateway/kernel/log/product-log";
import { freePort } from "@edge-gateway/testkit/free-port";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { DiscoveryPort } from "@edge-gateway/xds/server/discovery-port";
import { DiscoveryServer } from "@edge-gateway/xds/server/discovery-server";
import { ControllerSource } from "./controller-source.ts";
import { SealedCopy } from "./sealed-copy.ts";

const KEY = "1".repeat(64);
const GATEWAY = "default/web";
const LOCAL = {
  files: [],
  statuses: [],
  paths: [],
  digest: "",
  source: "local",
  ir: undefined,
};

/** A gateway that starts with a copy of a configuration with port 80. */
async function startWithCopy(context: TestContext, port: number, cacheWait: string) {
  const folder = await mkdtemp(join(tmpdir(), "source-"));
  const file = join(folder, "copy");
  const copy = new SealedCopy({
    file,
    key: Buffer.from(KEY, "hex"),
    owner: GATEWAY,
    maxAge: 3_600_000,
    wallClock: Date.now,
  });
  await copy.save(new Map([[BIND_80[0], { version: "1", resource: BIND_80[1] }]]));
  const address = `http://127.0.0.1:${port}`;
  const source = new ControllerSource({
    settings: withDefaultsSettings({
      namespace: "default",
      gateway: "web",
      session: { key: KEY },
      xds: { address, cacheFile: file, cacheWait },
    }),
    local: { first: LOCAL, read: () => Promise.resolve(LOCAL) },
    wallClock: Date.now,
  });
  const applied: (readonly number[])[] = [];
  const ports = async (): Promise<readonly number[]> =>
    (await source.load()).ir?.binds.map((bind) => bind.port) ?? [];
  const lines: string[] = [];
  const log = new ProductLog(
    { format: "text", write: (line) => void lines.push(line), wallClock: Date.now },
    parseLevels("info"),
  ).logger("xds");
  const initial = (await source.initial()).binds.map((bind) => bind.port);
  source.start(async () => {
    applied.push(await ports());
    return [];
  }, log);
  context.after(async () => {
    await source.close();
    await rm(folder, { recursive: true });
  });
  return { source, initial, applied, lines, ports };
}

function bind(port: number): readonly [string, IrResource] {
  const key = `bind/${port}`;
  return [`bind/${key}`, { bind: { key, gateway: GATEWAY, port, place: { pointer: "" } } }];
}

const BIND_80 = bind(80);

test("a start without the controller uses the copy after the time to wait, and says so", async (context) => {
  const { source, initial, applied, lines } = await startWithCopy(
    context,
    await freePort(),
    "50ms",
  );
  assert.deepEqual(initial, []);
  assert.deepEqual(source.pending, ["the first configuration from the controller"]);
  await waitFor("a gateway that is ready", () => source.pending.length === 0);
  assert.deepEqual(applied, [[80]]);
  assert.match(lines.join(""), /in time; its last one is used file=/);
});

test("a start with the controller never uses the older copy", async (context) => {
  const log = new ProductLog(
    { format: "text", write() {}, wallClock: Date.now },
    parseLevels("error"),
  ).logger("test");
  const server = new DiscoveryServer({
    refused: () => Promise.resolve(undefined),
    heard() {},
    log,
  });
  server.publish(GATEWAY, new Map([bind(81)]));
  server.ready();
  const port = new DiscoveryPort(server, "plaintext");
  const number = await port.listen({ port: 0, host: "127.0.0.1" });
  context.after(async () => {
    await port.close();
    server.close();
  });
  const { source, initial, applied } = await startWithCopy(context, number, "1m");
  assert.deepEqual(initial, []);
  await waitFor("a gateway that is ready", () => source.pending.length === 0);
  assert.deepEqual(applied, [[81]]);
});

test("without a time to wait the copy is used at once", async (context) => {
  const { source, initial } = await startWithCopy(context, await freePort(), "0s");
  assert.deepEqual(initial, [80]);
  assert.deepEqual(source.pending, []);
});
