import { mkdir, readFile } from "node:fs/promises";
import type { ChildProcess } from "node:child_process";
import { join } from "node:path";
import { freePort } from "@edge-gateway/testkit/free-port";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import type { Cluster } from "./cluster.ts";
import { CONTROLLER_NAMESPACE, controllerAccess } from "./controller-access.ts";
import { KubeError } from "./go.ts";
import { hasEnded, startProcess } from "./processes.ts";

const MAIN = join(import.meta.dirname, "../../packages/controller/src/main.ts");
const READY_MS = 60_000;

/** A controller that runs on this machine. */
export interface ControllerProcess {
  readonly child: ChildProcess;
  /** The URL of the metrics, such as `http://127.0.0.1:9092/metrics`. */
  readonly metrics: string;
  /** The address from which data planes get their configuration: `https://localhost:9978`. */
  readonly xds: string;
  /** The path of the controller's log file. */
  readonly log: string;
}

export interface ControllerOptions {
  /** Environment variables in addition to the usual ones. */
  readonly environment?: Readonly<Record<string, string>>;
  /**
   * The file with the controller's access to the cluster (default: access with a ServiceAccount of
   * its own).
   */
  readonly kubeconfig?: string;
}

/**
 * Starts the controller for a cluster, with its own ServiceAccount, and waits until it serves.
 * @throws {KubeError} with its log if it does not start
 */
export async function startController(
  cluster: Cluster,
  detached: boolean,
  { environment = {}, kubeconfig: given }: ControllerOptions = {},
): Promise<ControllerProcess> {
  const folder = join(cluster.folder, "controller");
  await mkdir(folder, { recursive: true });
  const kubeconfig = given ?? (await controllerAccess(cluster));
  const [health, metrics, xds] = [await freePort(), await freePort(), await freePort()];
  const log = join(folder, "controller.log");
  // The folder stays empty; it is in the command line so that `down` recognizes the process.
  const child = startProcess(process.execPath, [`--diagnostic-dir=${folder}`, MAIN], {
    log,
    detached,
    environment: {
      ...process.env,
      KUBECONFIG: kubeconfig,
      POD_NAMESPACE: CONTROLLER_NAMESPACE,
      POD_NAME: "local",
      EDGE_MODELS: "true",
      // Data planes are started as processes of this machine, so nothing must be provisioned.
      EDGE_PROVISIONING: "false",
      EDGE_HEALTH_ADDR: `127.0.0.1:${health}`,
      EDGE_METRICS_ADDR: `127.0.0.1:${metrics}`,
      EDGE_XDS_ADDR: `127.0.0.1:${xds}`,
      ...environment,
    },
  });
  const isReady = async () =>
    hasEnded(child) || (await fetch(`http://127.0.0.1:${health}/readyz`)).ok;
  await waitFor("ready controller", isReady, READY_MS).catch(() => {});
  if (hasEnded(child) || !(await isReady().catch(() => false)))
    throw new KubeError(`the controller did not start:\n${await readFile(log, "utf8")}`);
  const address = `127.0.0.1:${metrics}`;
  return { child, metrics: `http://${address}/metrics`, xds: `https://localhost:${xds}`, log };
}
