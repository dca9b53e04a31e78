import assert from "node:assert/strict";
import { test } from "node:test";
import { allowedCores } from "../cpu.ts";
import { assignCores } from "../measure.ts";
import { start } from "../processes.ts";
import { upstreamProgram } from "../tools.ts";
import { type Sizes, describe, pathFor } from "./description.ts";
import { growthText } from "./growth-report.ts";
import { AXES, parseGrowthOptions } from "./options.ts";
import { runGrowth } from "./run-growth.ts";

/** A size that no table has in common with others by chance. */
const SIZE = 1_000;

test("a description has as much of everything as its sizes say", () => {
  for (const { sizesOf } of AXES) {
    const sizes: Sizes = sizesOf(SIZE);
    const { routes, hosts, backends, secrets } = describe(sizes);
    const addresses = backends.flatMap((backend) => backend.addresses);
    const policies = routes.flatMap(({ policy }) => policy ?? []);
    assert.deepEqual(
      {
        ...{ routes: routes.length, hosts: hosts.length, policies: new Set(policies).size },
        ...{
          backends: backends.length,
          endpoints: new Set(addresses).size,
          secrets: secrets.length,
        },
      },
      sizes,
    );
    const places = routes.map((route) => `${route.host} ${pathFor(route)} ${route.field?.value}`);
    assert.equal(new Set(places).size, routes.length);
  }
});

test("options of growth are checked and name what there is", () => {
  assert.throws(() => parseGrowthOptions(["--only", "route"]), /there are: routes, policies/);
  assert.throws(() => parseGrowthOptions(["--sizes", "10,x"]), /--sizes/);
  const { names, sizes, workers } = parseGrowthOptions(["--only", "idle", "--sizes", "10"]);
  assert.deepEqual({ names, sizes, workers }, { names: ["idle"], sizes: [10], workers: [1, 2] });
});

test("every candidate is measured at the smallest size, and tables with charts tell it", async () => {
  const cores = assignCores(allowedCores(), 1);
  const program = await upstreamProgram();
  const upstream = start("upstream", { program, args: ["addresses"] }, cores.upstream);
  try {
    const port = Number(await upstream.firstLine());
    const { signal } = new AbortController();
    const args = ["--only", "routes,trickling,streams", "--sizes", "10", "--workers", "1"];
    const options = parseGrowthOptions([...args, "--seconds", "1"]);
    const said: string[] = [];
    const run = { seconds: 1, cores, signal, upstream: port };
    const result = await runGrowth(options, run, (line) => said.push(line));
    const cells = [
      ...(result.configurations["routes"] ?? []),
      ...(result.connections.trickling ?? []),
      ...(result.connections.streams ?? []),
    ];
    assert.deepEqual(
      cells.map(({ candidate, failed }) => [candidate, failed]),
      Array.from({ length: 3 }, () => ["gw", "nginx", "haproxy", "envoy"])
        .flat()
        .map((name) => [name, undefined]),
    );
    assert.equal(said.length, cells.length);
    const conditions = { date: "d", machine: "m", load: 1, seconds: 1, versions: {} };
    assert.match(growthText(result, conditions), /\| gw \| 10 \| 1 \| \d+ \|/);
  } finally {
    await upstream.stop();
  }
});

test("what a candidate does not bear is told instead of figures, and charts are logarithmic", () => {
  const others = { count: 1, p99: 2, longest: 3, failures: 0 };
  const cell = (size: number, mebibytes: number) => ({
    ...{ size, workers: 1, candidate: "gw" },
    costs: { bytes: mebibytes * 2 ** 20, bytesEach: 1024, cpuMillisecondsPerSecond: 1, others },
  });
  const failed = { size: 30_000, workers: 1, candidate: "nginx", failed: "no | more\ndescriptors" };
  const result = {
    configurations: {},
    connections: { idle: [cell(10, 9), cell(1_000, 99), failed] },
  };
  const conditions = { date: "d", machine: "m", load: 1, seconds: 1, versions: { gw: "1" } };
  const text = growthText(result, conditions);
  assert.match(text, /\| gw \| 1,000 \| 1 \| 99\.0 \| 1\.0 \|/);
  assert.match(text, /\| gw \| 10 \| 1 \| █{10} \|/);
  assert.match(text, /\| nginx \| 30,000 \| 1 \| - \|/);
  assert.match(text, /\n- nginx, 30,000: no \/ more descriptors\n/);
  assert.match(text, /\nd; m, at a load of 1 before; loads of 1 s; gw 1\.\n/);
});
