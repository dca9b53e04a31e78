import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Command } from "./processes.ts";
import { ROOT, certificateFile, envoyProgram, pinnedNode } from "./tools.ts";

/** The folder, ports and number of workers of one candidate. */
export interface Place {
  /** The folder for the configuration and the output of the candidate. */
  readonly directory: string;
  /** The port of the candidate, and the port of its upstream; both on 127.0.0.1. */
  readonly port: number;
  /** The port with TLS, for HTTP/1.1 and HTTP/2. */
  readonly securePort: number;
  readonly upstream: number;
  /** The port of the gRPC upstream. */
  readonly grpcUpstream: number;
  /** Threads or processes that serve requests. */
  readonly workers: number;
}

/**
 * A proxy with one route, one edit of the request head, one edit of the response head, and a
 * timeout.
 */
export interface Candidate {
  readonly name: string;
  /** The path of the configuration below `candidates/`. */
  readonly configuration: string;
  /** Number of workers in the configuration, if it differs from that of the place. */
  readonly workersPerProcess?: number;
  /** The socket adapter of the gateway. */
  readonly socketAdapter?: "Net" | "Fast";
  /** Makes the command that starts the candidate with a configuration file. */
  command(file: string, place: Place): Command | Promise<Command>;
}

/** The configuration of every gateway of the benchmark. */
export const GATEWAY_CONFIGURATION = "gw.yaml";

const NGINX: Candidate = {
  name: "nginx",
  configuration: "nginx.conf",
  command: (file, { directory }) => ({
    program: "nginx",
    args: ["-p", directory, "-e", "stderr", "-c", file, "-g", "daemon off;"],
  }),
};

const HAPROXY: Candidate = {
  name: "haproxy",
  configuration: "haproxy.cfg",
  command: (file) => ({ program: "haproxy", args: ["-db", "-q", "-f", file] }),
};

const ENVOY: Candidate = {
  name: "envoy",
  configuration: "envoy.yaml",
  async command(file, { workers }) {
    const options = ["--concurrency", String(workers), "--disable-hot-restart"];
    return {
      program: await envoyProgram(),
      args: ["-c", file, ...options, "--log-level", "error"],
    };
  },
};

/** The variable of glibc and the flags of V8 with which the image starts the bundle. */
const BUNDLE_ENVIRONMENT = "MALLOC_ARENA_MAX=2";
const BUNDLE_FLAGS = [
  "--no-allocation-site-pretenuring",
  "--max-inlined-bytecode-size-cumulative=2760",
];

/**
 * The command that runs the gateway of a check-out with a configuration file: its release bundle as
 * the image does, or the sources as `npm start` does.
 */
export function gatewayCommand(file: string, checkout: string, bundle: boolean): Command {
  const entry = resolve(checkout, bundle ? "dist/gw.js" : "packages/proxy/bin/gw.js");
  if (!existsSync(entry)) throw new Error(`${entry} does not exist`);
  const run = [entry, "-f", file];
  if (!bundle) return { program: pinnedNode(), args: run };
  return { program: "env", args: [BUNDLE_ENVIRONMENT, pinnedNode(), ...BUNDLE_FLAGS, ...run] };
}

/** The gateway from a check-out: its release bundle, or the sources as `npm start` runs them. */
export function gateway(name: string, checkout: string, bundle: boolean): Candidate {
  return {
    name,
    configuration: GATEWAY_CONFIGURATION,
    command(file) {
      return gatewayCommand(file, checkout, bundle);
    },
  };
}

/** The gateway with public sockets instead of the handles beneath them. */
export function netGateway(bundle: boolean): Candidate {
  return { ...gateway("gw-net", ROOT, bundle), socketAdapter: "Net" };
}

/**
 * The gateway with one process for each worker instead of a thread; all listen on the same port.
 */
export function gatewayProcesses(bundle: boolean): Candidate {
  const one = gateway("gw-processes", ROOT, bundle);
  const several = join(ROOT, "tests/bench/native/several.js");
  return {
    ...one,
    workersPerProcess: 1,
    async command(file, place) {
      const { program, args } = await one.command(file, place);
      return { program: pinnedNode(), args: [several, String(place.workers), program, ...args] };
    },
  };
}

/** The candidates with which the gateway is compared. */
export const PEERS: readonly Candidate[] = [NGINX, HAPROXY, ENVOY];

/** Writes the candidate's configuration for the place and returns the command that runs it. */
export async function configured(candidate: Candidate, place: Place): Promise<Command> {
  mkdirSync(place.directory, { recursive: true });
  const template = readFileSync(
    join(ROOT, "tests/bench/candidates", candidate.configuration),
    "utf8",
  );
  const file = join(place.directory, candidate.configuration);
  const workers = candidate.workersPerProcess ?? place.workers;
  writeFileSync(file, fill(template, { ...place, workers }, candidate.socketAdapter));
  return await candidate.command(file, place);
}

/**
 * Replaces `${PORT}`, `${SECURE_PORT}`, `${UPSTREAM}`, `${GRPC}`, `${WORKERS}`, `${DIRECTORY}` and
 * `${ADAPTER}`; other text is unchanged.
 */
export function fill(template: string, place: Place, adapter = "Fast"): string {
  return template
    .replaceAll("${PORT}", String(place.port))
    .replaceAll("${SECURE_PORT}", String(place.securePort))
    .replaceAll("${CERTIFICATE}", certificateFile())
    .replaceAll("${UPSTREAM}", String(place.upstream))
    .replaceAll("${GRPC}", String(place.grpcUpstream))
    .replaceAll("${WORKERS}", String(place.workers))
    .replaceAll("${ADAPTER}", adapter)
    .replaceAll("${DIRECTORY}", place.directory);
}
