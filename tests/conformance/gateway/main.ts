// `npm run conformance:gateway [-- --run-test NAME]`: the official suite of the Gateway API against controller and gw.
import { spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { accessOf } from "@edge-gateway/kube/access";
import { ApiClient } from "@edge-gateway/kube/client";
import { SUPPORTED_FEATURES } from "@edge-gateway/controller/status/supported-features";
import { startCluster } from "../../../tools/kube/cluster.ts";
import { startController } from "../../../tools/kube/controller.ts";
import { applyDefinitions, applyGatewayApi } from "../../../tools/kube/definitions.ts";
import { endProcess } from "../../../tools/kube/processes.ts";
import { programsOf } from "../../../tools/kube/programs.ts";
import { DataPlanes } from "./data-planes.ts";
import { HOST_ADDRESS, Network } from "./network.ts";
import { LocalNode } from "./node.ts";
import { Workloads } from "./workloads.ts";

const CLASS = "edge-gateway";
const PROFILES = ["GATEWAY-HTTP", "GATEWAY-GRPC", "GATEWAY-TLS", "GATEWAY-TCP", "GATEWAY-UDP"];
const REPORT = join(import.meta.dirname, "../../../docs/conformance/gateway-api-1.7.0.yaml");

const { values } = parseArgs({
  options: {
    "run-test": { type: "string" },
    features: { type: "string" },
    profiles: { type: "string" },
    report: { type: "boolean" },
  },
});

const folder = await mkdtemp(join(tmpdir(), "gateway-conformance-"));
console.log(`conformance: logs are in ${folder}`);
process.exitCode = await run();
// Watches that are open would keep the process.
process.exit();

async function run(): Promise<number> {
  const programs = await programsOf("conformance");
  const stop = new AbortController();
  using network = new Network();
  await using cluster = await startCluster();
  await Promise.all([
    applyDefinitions(cluster.client),
    applyGatewayApi(cluster.client, { channel: "experimental" }),
  ]);
  const controller = await startController(cluster, false, {
    host: HOST_ADDRESS,
    environment: {
      EDGE_XDS_MODE: "plaintext",
      EDGE_LEADER_ELECTION: "false",
    },
  });
  const client = new ApiClient(accessOf({ kubeconfig: cluster.kubeconfig }));
  const { signal } = stop;
  const program = programs["echo-basic"];
  const node = await LocalNode.start({ client, network, folder, program, signal });
  new Workloads(client, signal);
  const { xds } = controller;
  const planes = new DataPlanes({ client, network, folder, xds, gatewayClass: CLASS, signal });
  try {
    return await runSuite(programs["conformance.test"], cluster.kubeconfig);
  } finally {
    await writeFile(join(folder, "controller.log"), await readFile(controller.log));
    stop.abort();
    planes.close();
    node.close();
    await endProcess(controller.child);
  }
}

/** The exit status of the suite decides, and the lines that name failed tests: reports have been wrong. */
async function runSuite(program: string, kubeconfig: string): Promise<number> {
  const report = values.report === true ? REPORT : join(folder, "report.yaml");
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
