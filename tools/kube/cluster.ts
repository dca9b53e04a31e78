// etcd and kube-apiserver on this machine's loopback address.
import type { ChildProcess } from "node:child_process";
import { generateKeyPairSync, randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@edge-gateway/testkit/free-port";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { KubeClient } from "./client.ts";
import type { KubeAccess } from "./client.ts";
import { KubeError } from "./go.ts";
import { endProcess, hasEnded, startProcess } from "./processes.ts";
import { programsOf } from "./programs.ts";
import type { Programs, Progress } from "./programs.ts";
import {
  apiServerArguments,
  auditArguments,
  etcdArguments,
  FILES,
  kubeconfig,
  serverUrl,
} from "./settings.ts";
import type { ClusterPorts } from "./settings.ts";

/** A running API server. Disposing of it ends its processes and removes its files. */
export interface Cluster extends AsyncDisposable {
  /** A client that sends requests as an administrator. */
  readonly client: KubeClient;
  readonly access: KubeAccess;
  /** The file in which other clients find the server and the administrator's token. */
  readonly kubeconfig: string;
  /**
   * The folder with everything that belongs to the cluster, including the logs of both programs.
   */
  readonly folder: string;
  /** The process ids of the API server and of etcd. */
  readonly pids: readonly number[];
  /** Kills a program of the cluster; the data of etcd stays. */
  end(program: ClusterProgram): Promise<void>;
  /** Starts a program again that was killed; it is ready some time later. */
  begin(program: ClusterProgram): void;
}

/** A program that a local cluster runs. */
export type ClusterProgram = "etcd" | "kube-apiserver";

export interface ClusterOptions {
  /** Reports which programs are built first. */
  readonly progress?: Progress;
  /** Whether the cluster continues after this process has ended. */
  readonly detached?: boolean;
  /** The Kubernetes release (default: 1.36). */
  readonly version?: KubernetesVersion;
  /**
   * The policy by which the API server records requests in `audit.log` of the folder; by default,
   * it records none.
   */
  readonly auditPolicy?: object;
}

/** The available releases of Kubernetes, each with the module of its API server. */
export const KUBERNETES_VERSIONS = { "1.36": "apiserver", "1.37": "apiserver-1.37" } as const;

export type KubernetesVersion = keyof typeof KUBERNETES_VERSIONS;

const READY_MS = 180_000;
/** The number of attempts: another process may take a port between choosing and using it. */
const ATTEMPTS = 3;
const TOKEN_BYTES = 24;
const KEY_BITS = 2048;
const SHOWN_LOG = 2000;

/**
 * Starts etcd and an API server with RBAC, and waits until it is ready; builds the programs first
 * if needed.
 * @throws {KubeError} if the programs cannot be built or do not start
 */
export async function startCluster(options: ClusterOptions = {}): Promise<Cluster> {
  const { version = "1.36", progress } = options;
  const programs = {
    ...(await programsOf("apiserver", progress)),
    ...(await programsOf(KUBERNETES_VERSIONS[version], progress)),
  };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await start(programs, options);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

async function start(
  programs: Programs<"apiserver">,
  { detached = false, auditPolicy }: ClusterOptions,
): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), "edge-gateway-kube-"));
  const ports = { client: await freePort(), peer: await freePort(), api: await freePort() };
  const token = randomBytes(TOKEN_BYTES).toString("hex");
  await writeSecrets(folder, token);
  if (auditPolicy !== undefined)
    await writeFile(join(folder, FILES.auditPolicy), JSON.stringify(auditPolicy));
  const args = {
    "kube-apiserver": [
      ...apiServerArguments(folder, ports),
      ...(auditPolicy === undefined ? [] : auditArguments(folder)),
    ],
    etcd: etcdArguments(folder, ports),
  };
  const children = new Map<ClusterProgram, ChildProcess>();
  const begin = (name: ClusterProgram): void => {
    const log = join(folder, `${name}.log`);
    children.set(name, startProcess(programs[name], args[name], { log, detached }));
  };
  begin("kube-apiserver");
  begin("etcd");
  try {
    const running = [...children.values()];
    const client = await readyClient({ folder, ports, token, children: running });
    const file = join(folder, "kubeconfig");
    await writeFile(file, kubeconfig(client.access), { mode: 0o600 });
    return {
      client,
      access: client.access,
      kubeconfig: file,
      folder,
      pids: running.map(({ pid }) => pid ?? 0),
      begin,
      end: async (name) => {
        const child = children.get(name);
        if (child !== undefined) await endProcess(child);
      },
      [Symbol.asyncDispose]: async () => {
        client[Symbol.dispose]();
        await stop([...children.values()], folder);
      },
    };
  } catch (cause) {
    const log = await lastLines(join(folder, "kube-apiserver.log"));
    await stop([...children.values()], folder);
    throw new KubeError(`the API server did not start:\n${log}`, { cause });
  }
}

async function writeSecrets(folder: string, token: string): Promise<void> {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: KEY_BITS });
  const write = (name: keyof typeof FILES, text: string | Buffer) =>
    writeFile(join(folder, FILES[name]), text, { mode: 0o600 });
  await write("serviceAccountKey", privateKey.export({ type: "pkcs1", format: "pem" }));
  await write("serviceAccountPublicKey", publicKey.export({ type: "spki", format: "pem" }));
  await write("tokens", `${token},administrator,administrator,"system:masters"\n`);
}

interface Starting {
  readonly folder: string;
  readonly ports: ClusterPorts;
  readonly token: string;
  readonly children: readonly ChildProcess[];
}

/** The server signs its own certificate; a client needs the file with that certificate. */
async function readyClient({ folder, ports, token, children }: Starting): Promise<KubeClient> {
  const file = join(folder, FILES.authority);
  const ended = () => (children.some(hasEnded) ? "ended" : undefined);
  const exists = () => ended() ?? (existsSync(file) ? "there" : undefined);
  await waitFor("certificate of the API server", exists, READY_MS);
  const authority = await readFile(file, "utf8");
  const client = new KubeClient({ server: serverUrl(ports), authority, token });
  const isReady = async () => (await client.request("GET", "/readyz")).status === 200;
  const state = await waitFor(
    "ready API server",
    async () => ended() ?? ((await isReady()) ? "ready" : undefined),
    READY_MS,
  );
  if (state !== "ready") throw new Error("a process has ended");
  return client;
}

async function stop(children: readonly ChildProcess[], folder: string): Promise<void> {
  await Promise.all(children.map(endProcess));
  await rm(folder, { recursive: true, force: true });
}

async function lastLines(file: string): Promise<string> {
  const text = await readFile(file, "utf8").catch(() => "");
  return text.slice(-SHOWN_LOG).trimEnd();
}
