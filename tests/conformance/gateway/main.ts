import { spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { accessOf } from "@edge-gateway/kube/access";
import { ApiClient } from "@edge-gateway/kube/client";
import { SUPPORTED_FEATURES } from "@edge-gateway/controller/status/supported-features";
import { startCluster } from "../../../tools/kube/cluster.ts";
import { startController } from "../../../tools/kube/controller.ts";
import { applyDefinitions, applyGatewayApi } from "../../../tools/kube/definitions.ts";
import { endProcess } from "../../../tools/kube/processes.ts";
import { programsOf } from "../../../tools/kube/programs.ts";
import { optionsOf } from "../../../tools/options.ts";
import { CONTROLLER_NAMESPACE } from "../../../tools/kube/controller-access.ts";
import type { LocalImage } from "./containers.ts";
import { GarbageCollector } from "./garbage-collector.ts";
import { LoadBalancers } from "./load-balancers.ts";
import { HOST_ADDRESS, Network, STATIC_ADDRESS } from "./network.ts";
import { LocalNode } from "./node.ts";
import { Workloads } from "./workloads.ts";

const CLASS = "edge-gateway";
const PROFILES = ["GATEWAY-HTTP", "GATEWAY-GRPC", "GATEWAY-TLS", "GATEWAY-TCP", "GATEWAY-UDP"];
/** An address that no machine has (RFC 5737). */
const UNUSABLE_ADDRESS = "192.0.2.1";
/**
 * Names of the Service by which data planes reach the controller; the Service itself does not exist
 * here.
 */
const SERVICE = `edge-gateway.${CONTROLLER_NAMESPACE}.svc.cluster.local`;
const XDS_PORT = 9978;
const PROXY_REPOSITORY = "edge-gateway-proxy";
const GW = join(import.meta.dirname, "../../../packages/proxy/src/main.ts");
const REPORT = join(import.meta.dirname, "../../../docs/conformance/gateway-api-1.7.0.yaml");

/** The gateway of this repository, with settings for a machine that runs dozens of them. */
const PROXY: LocalImage = {
  command: [process.execPath, GW],
  environment: {
    WORKER_THREADS: "1",
    // The image has this path by default; containers here have no file system of their own.
    XDS_TOKEN_FILE: "/var/run/secrets/xds-tokens/xds-token",
  },
};

const USAGE = `Runs the official suite of the Gateway API against controller and gw, in network namespaces.

npm run conformance:gateway -- [options]

  --run-test NAME   only this test
  --features NAMES  comma-separated; default: all that the controller claims
  --profiles NAMES  comma-separated; default ${PROFILES.join(",")}
  --report          writes the report into docs/conformance/
  --help

It needs root, ip (iproute2) and Go. Ends with status 1 when a test fails.
`;

const { values } = optionsOf(USAGE, {
  "run-test": { type: "string" },
  features: { type: "string" },
  profiles: { type: "string" },
  report: { type: "boolean", default: false },
});

const folder = await mkdtemp(join(tmpdir(), "gateway-conformance-"));
console.log(`conformance: logs are in ${folder}`);
process.exitCode = await run();
// Open watches would keep the process running.
process.exit();

async function run(): Promise<number> {
  const programs = await programsOf("conformance");
  const stop = new AbortController();
  const hosts = join(folder, "hosts");
  await writeFile(hosts, `127.0.0.1 localhost\n${HOST_ADDRESS} ${SERVICE}\n`);
  using network = new Network(hosts);
  await using cluster = await startCluster();
  await Promise.all([
    applyDefinitions(cluster.client),
    applyGatewayApi(cluster.client, { channel: "experimental" }),
  ]);
  const controller = await startController(cluster, false, {
    environment: {
      EDGE_XDS_ADDR: `${HOST_ADDRESS}:${XDS_PORT}`,
      EDGE_XDS_MODE: "tls",
      EDGE_PROVISIONING: "true",
      EDGE_PROXY_IMAGE_REPOSITORY: PROXY_REPOSITORY,
      EDGE_LEADER_ELECTION: "false",
    },
  });
  const client = new ApiClient(accessOf({ kubeconfig: cluster.kubeconfig }));
  const { signal } = stop;
  const image = (name: string): LocalImage =>
    name.includes(PROXY_REPOSITORY) ? PROXY : { command: [programs["echo-basic"]] };
  const node = await LocalNode.start({ client, network, folder, image, signal });
  new Workloads(client, signal);
  new LoadBalancers(client, node, signal);
  new GarbageCollector(client, signal);
  try {
    return await runSuite(programs["conformance.test"], cluster.kubeconfig);
  } finally {
    await writeFile(join(folder, "controller.log"), await readFile(controller.log));
    stop.abort();
    node.close();
    await endProcess(controller.child);
  }
}

/**
 * The exit status of the suite and the lines of failed tests decide, because its reports have been
 * wrong.
 */
async function runSuite(program: string, kubeconfig: string): Promise<number> {
  const report = values.report ? REPORT : join(folder, "report.yaml");
  await mkdir(dirname(report), { recursive: true });
  const args = [
    "-test.v",
    "-test.timeout=60m",
    `-gateway-class=${CLASS}`,
    `-supported-features=${values.features ?? SUPPORTED_FEATURES.join(",")}`,
    `-conformance-profiles=${values.profiles ?? PROFILES.join(",")}`,
    "-cleanup-base-resources=false",
    "-organization=edge-gateway",
    "-project=edge-gateway",
    "-url=https://edgegateway.dev",
    "-version=0.1.0",
    `-usable-address=${STATIC_ADDRESS}`,
    `-unusable-address=${UNUSABLE_ADDRESS}`,
    "-contact=https://edgegateway.dev",
    `-report-output=${report}`,
    ...(values["run-test"] === undefined ? [] : [`-run-test=${values["run-test"]}`]),
  ];
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, KUBECONFIG: kubeconfig },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const log = createWriteStream(join(folder, "suite.log"));
  const results: string[] = [];
  let rest = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      log.write(text);
      const lines = (rest + text).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        const [found] = /^\s{4}--- (PASS|FAIL|SKIP): \S+/.exec(line) ?? [];
        if (found === undefined) continue;
        results.push(found.trim());
        console.log(found.trim());
      }
    });
  const status = await new Promise<number | null>((resolve) => child.on("close", resolve));
  const count = (word: string) => results.filter((line) => line.startsWith(`--- ${word}`)).length;
  console.log(
    `conformance: ${count("PASS")} passed, ${count("FAIL")} failed, ${count("SKIP")} skipped; the suite ended with ${status}`,
  );
  return status === 0 && count("FAIL") === 0 ? 0 : 1;
}
