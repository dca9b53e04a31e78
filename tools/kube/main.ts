// `npm run kube -- up | gateway | down | run COMMAND...`: a Kubernetes API server on this machine.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { KubeClient } from "./client.ts";
import { startCluster } from "./cluster.ts";
import { startController } from "./controller.ts";
import { applyDefinitions, applyGatewayApi } from "./definitions.ts";
import { startExampleGateway } from "./gateway.ts";
import { KubeError } from "./go.ts";
import { endProcessById, isRunning } from "./processes.ts";
import { readKubeconfig } from "./settings.ts";

const USAGE = `usage: npm run kube -- up              starts etcd, an API server with all definitions, and the controller
       npm run kube -- gateway         applies a Gateway and an HTTPRoute, and runs a data plane that the controller tells of them
       npm run kube -- down            ends them and removes their files
       npm run kube -- run COMMAND...  runs a command with KUBECONFIG of a cluster of its own`;

const ROOT = join(import.meta.dirname, "../..");
const STATE = join(ROOT, ".cache/kube/cluster.json");

/** The started programs, which the command `down` ends. */
interface State {
  readonly folder: string;
  readonly kubeconfig: string;
  readonly pids: readonly number[];
  /**
   * The address from which data planes get their configuration; unset while the controller is not
   * ready.
   */
  readonly xds?: string;
}

async function main([verb, ...rest]: readonly string[]): Promise<number> {
  switch (verb) {
    case "up":
      return up();
    case "gateway":
      return gateway();
    case "down":
      return down();
    case "run":
      return rest.length === 0 ? usage() : runCommand(rest);
    case "--help":
      console.log(USAGE);
      return 0;
    default:
      return usage();
  }
}

function usage(): number {
  console.error(USAGE);
  return 2;
}

async function up(): Promise<number> {
  if (await isUp()) {
    console.log(
      `kube: the cluster is already running\nexport KUBECONFIG=${(await readState()).kubeconfig}`,
    );
    return 0;
  }
  if (existsSync(STATE)) await down();
  const started = Date.now();
  const cluster = await startCluster({ detached: true });
  const { folder, kubeconfig, pids } = cluster;
  await writeState({ folder, kubeconfig, pids });
  await applyAll(cluster.client);
  const controller = await startController(cluster, true);
  const { xds } = controller;
  await writeState({ folder, kubeconfig, pids: [...pids, controller.child.pid ?? 0], xds });
  cluster.client[Symbol.dispose]();
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`kube: ${cluster.access.server} and the controller are ready after ${seconds} s`);
  console.log(`kube: log of the controller: ${controller.log}; metrics: ${controller.metrics}`);
  console.log(`export KUBECONFIG=${kubeconfig}`);
  return 0;
}

/** Serves the gateway until a signal ends it. */
async function gateway(): Promise<number> {
  if (!(await isUp()))
    throw new KubeError("no cluster is running: start one with npm run kube -- up");
  const { kubeconfig, xds = "" } = await readState();
  using client = new KubeClient(readKubeconfig(await readFile(kubeconfig, "utf8")));
  await using example = await startExampleGateway(client, xds);
  const answer = await fetch(example.url);
  console.log(`kube: the data plane serves HTTPRoute default/example\ncurl ${example.url}`);
  console.log(`${answer.status} ${await answer.text()}`);
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
  await promise;
  return 0;
}

async function down(): Promise<number> {
  if (!existsSync(STATE)) {
    console.log("kube: no cluster is running");
    return 0;
  }
  const { folder, pids } = await readState();
  for (const pid of pids) await endProcessById(pid, folder);
  await rm(folder, { recursive: true, force: true });
  await rm(STATE);
  console.log("kube: down");
  return 0;
}

async function isUp(): Promise<boolean> {
  if (!existsSync(STATE)) return false;
  const { folder, pids } = await readState();
  const running = await Promise.all(pids.map((pid) => isRunning(pid, folder)));
  return running.every(Boolean);
}

async function writeState(state: State): Promise<void> {
  await mkdir(dirname(STATE), { recursive: true });
  await writeFile(STATE, JSON.stringify(state));
}

async function applyAll(client: KubeClient): Promise<void> {
  await Promise.all([
    applyDefinitions(client),
    applyGatewayApi(client, { channel: "experimental" }),
  ]);
}

async function readState(): Promise<State> {
  return JSON.parse(await readFile(STATE, "utf8"));
}

async function runCommand([program = "", ...args]: readonly string[]): Promise<number> {
  await using cluster = await startCluster();
  await applyAll(cluster.client);
  const child = spawn(program, args, {
    env: { ...process.env, KUBECONFIG: cluster.kubeconfig },
    stdio: "inherit",
  });
  return new Promise((resolve, reject) => {
    child.on("error", ({ message }) => reject(new KubeError(`cannot run ${program}: ${message}`)));
    child.on("close", (status) => resolve(status ?? 1));
  });
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof KubeError)) throw error;
  console.error(`error: ${error.message}`);
  process.exitCode = 1;
}
