import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { get } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { DataPlane } from "./data-plane.ts";
import type { ControllerReport, FromController, ToController } from "./messages.ts";
import { gatewayName } from "./objects.ts";
import type { ClusterSize } from "./objects.ts";

export interface ScalePlan {
  readonly size: ClusterSize;
  /** Number of routes that are changed, one after the other. */
  readonly changes: number;
  /** Whether the first gateway is a real one. */
  readonly isReal: boolean;
  readonly progress: (line: string) => void;
}

/** The cost of a controller in a cluster of some size. */
export interface ScaleResult {
  readonly size: ClusterSize;
  /**
   * Time from the start of the controller until everything is translated, and until all data planes
   * have it.
   */
  readonly translatedMilliseconds: number;
  readonly servedMilliseconds: number;
  /** Time until every status is written. */
  readonly writtenMilliseconds: number;
  readonly firstBytes: number;
  /**
   * For each single change: time until the data plane has it, and bytes that the data plane is
   * sent.
   */
  readonly changeMilliseconds: readonly number[];
  readonly changeBytes: readonly number[];
  /**
   * CPU time of the controller and of the simulated server per change, including writes of
   * statuses.
   */
  readonly changeCpuMilliseconds: number;
  /** Time until a real gateway responds according to the change. */
  readonly responseMilliseconds: readonly number[];
  /** Memory of the process with the simulated server and its objects, before and after. */
  readonly objectBytes: number;
  readonly residentBytes: number;
  readonly requests: ControllerReport["requests"];
}

const PROCESS = fileURLToPath(new URL("controller-process.ts", import.meta.url));
const POLL_MILLISECONDS = 100;
const FOUND = 302;

/** Runs a controller with a simulated API server, and a data plane for each gateway. */
export async function measureScale(plan: ScalePlan): Promise<ScaleResult> {
  const child = fork(PROCESS, {
    // Without this, modules that the launcher loads into this process would let the child end while
    // it waits for a message.
    execArgv: [],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const gone = once(child, "exit").then(() =>
    Promise.reject(new Error("the controller has ended")),
  );
  try {
    return await Promise.race([run(child, plan), gone]);
  } finally {
    gone.catch(() => {});
    if (child.connected) child.disconnect();
  }
}

async function run(child: ChildProcess, plan: ScalePlan): Promise<ScaleResult> {
  const { size, isReal, progress } = plan;
  const firstPort = await freePort();
  const listening = next(child, "listening");
  tell(child, { begin: { size, firstPort } });
  const { port, bytesOfObjects } = await listening;
  const start = performance.now();
  const translation = next(child, "translated");
  progress(`a controller with ${size.routes} routes and ${size.gateways} gateways`);
  await using stack = new AsyncDisposableStack();
  const planes: DataPlane[] = [];
  for (let index = 0; index < size.gateways; index++)
    planes.push(stack.use(await DataPlane.start(port, gatewayName(index))));
  await Promise.all(planes.map((plane) => plane.until(() => true)));
  const servedMilliseconds = performance.now() - start;
  const translatedMilliseconds = await translation;
  await settled(child);
  const writtenMilliseconds = performance.now() - start;
  const firstBytes = sum(planes.map((plane) => plane.receivedBytes));
  progress("changes of single routes");
  const { cpuMilliseconds } = await ask(child);
  const changes = await changeRoutes(child, planes, plan);
  const { cpuMilliseconds: after } = await ask(child);
  const responseMilliseconds = isReal ? await withRealGateway(child, plan, port, firstPort) : [];
  const report = await ask(child);
  return {
    size,
    translatedMilliseconds,
    servedMilliseconds,
    writtenMilliseconds,
    firstBytes,
    changeMilliseconds: changes.map(({ milliseconds }) => milliseconds),
    changeBytes: changes.map(({ bytes }) => bytes),
    changeCpuMilliseconds: (after - cpuMilliseconds) / Math.max(changes.length, 1),
    responseMilliseconds,
    objectBytes: bytesOfObjects,
    residentBytes: report.residentBytes,
    requests: report.requests,
  };
}

interface Change {
  readonly milliseconds: number;
  readonly bytes: number;
}

/** Adds one host to each of several routes all over the cluster. */
async function changeRoutes(
  child: ChildProcess,
  planes: readonly DataPlane[],
  { size, changes }: ScalePlan,
): Promise<readonly Change[]> {
  const found: Change[] = [];
  for (let count = 0; count < changes; count++) {
    const index = Math.floor((count * size.routes) / changes);
    const plane = planes[index % size.gateways];
    if (plane === undefined) continue;
    const host = `changed-${count}.example.com`;
    const before = plane.receivedBytes;
    const start = performance.now();
    tell(child, { change: { index, host } });
    await plane.until((resources) =>
      resources.values().some(({ resource }) => resource.route?.hostnames.includes(host) === true),
    );
    const milliseconds = performance.now() - start;
    // Waits until the statuses are written, so that the next change happens in an idle cluster.
    await settled(child);
    found.push({ milliseconds, bytes: plane.receivedBytes - before });
  }
  return found;
}

/** A real gateway replaces the first data plane, and must respond according to each change. */
async function withRealGateway(
  child: ChildProcess,
  { size, changes, progress }: ScalePlan,
  port: number,
  firstPort: number,
): Promise<readonly number[]> {
  progress("changes until a real gateway responds by them");
  const { namespace, name } = gatewayName(0);
  await using _ = await Gateway.start({
    config: "config: {}",
    environment: { NAMESPACE: namespace, GATEWAY: name, XDS_ADDRESS: `http://127.0.0.1:${port}` },
  });
  const found: number[] = [];
  for (let count = 0; count < changes; count++) {
    const host = `served-${count}.example.com`;
    const index = (count % Math.floor(size.routes / size.gateways)) * size.gateways;
    const start = performance.now();
    tell(child, { change: { index, host } });
    while ((await statusOf(firstPort, host)) !== FOUND) await delay(1);
    found.push(performance.now() - start);
    await settled(child);
  }
  return found;
}

async function statusOf(port: number, host: string): Promise<number | undefined> {
  const { promise, resolve } = Promise.withResolvers<number | undefined>();
  get({ host: "127.0.0.1", port, path: "/old", headers: { host } }, (response) => {
    response.resume();
    resolve(response.statusCode);
  }).on("error", () => resolve(undefined));
  return promise;
}

/** Waits until no status remains to be written. */
async function settled(child: ChildProcess): Promise<void> {
  while ((await ask(child)).pendingWrites > 0) await delay(POLL_MILLISECONDS);
}

function ask(child: ChildProcess): Promise<ControllerReport> {
  const report = next(child, "report");
  tell(child, { report: true });
  return report;
}

function tell(child: ChildProcess, message: ToController): void {
  child.send(message);
}

/** The next message with this name. */
function next<Name extends keyof FromController>(
  child: ChildProcess,
  name: Name,
): Promise<FromController[Name]> {
  return new Promise((resolve) => {
    const hear = (message: Partial<FromController>): void => {
      const value = message[name];
      if (value === undefined) return;
      child.off("message", hear);
      resolve(value);
    };
    child.on("message", hear);
  });
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
