import { join } from "node:path";
import type { KubeAccess } from "./client.ts";

/** The ports of the local cluster on 127.0.0.1. */
export interface ClusterPorts {
  /** The port of etcd for the API server. */
  readonly client: number;
  /** The port of etcd for other members of an etcd cluster, of which there are none. */
  readonly peer: number;
  /** The port of the API server. */
  readonly api: number;
}

const LOOPBACK = "127.0.0.1";

/** The files of a cluster's certificates, keys and tokens in its folder. */
export const FILES = {
  certificates: "certificates",
  authority: "certificates/apiserver.crt",
  serviceAccountKey: "service-account.key",
  serviceAccountPublicKey: "service-account.pub",
  tokens: "tokens.csv",
  auditPolicy: "audit-policy.json",
  auditLog: "audit.log",
} as const;

/** Data is not kept after a run, so etcd need not wait for the disk. */
export function etcdArguments(folder: string, { client, peer }: ClusterPorts): readonly string[] {
  const clientUrl = `http://${LOOPBACK}:${client}`;
  const peerUrl = `http://${LOOPBACK}:${peer}`;
  return [
    "--name=etcd",
    `--data-dir=${join(folder, "etcd")}`,
    `--listen-client-urls=${clientUrl}`,
    `--advertise-client-urls=${clientUrl}`,
    `--listen-peer-urls=${peerUrl}`,
    `--initial-advertise-peer-urls=${peerUrl}`,
    `--initial-cluster=etcd=${peerUrl}`,
    "--unsafe-no-fsync",
  ];
}

/**
 * RBAC authorizes requests; the only tokens are that of the administrator and those that the server
 * issues.
 */
export function apiServerArguments(folder: string, ports: ClusterPorts): readonly string[] {
  const file = (name: keyof typeof FILES) => join(folder, FILES[name]);
  return [
    `--bind-address=${LOOPBACK}`,
    `--advertise-address=${LOOPBACK}`,
    // From 1.37 on, an API server refuses a loopback address as the endpoint of its own Service,
    // which no client uses here.
    "--endpoint-reconciler-type=none",
    `--secure-port=${ports.api}`,
    `--cert-dir=${file("certificates")}`,
    `--etcd-servers=http://${LOOPBACK}:${ports.client}`,
    `--token-auth-file=${file("tokens")}`,
    "--authorization-mode=RBAC",
    "--service-account-issuer=https://kubernetes.default.svc",
    `--service-account-signing-key-file=${file("serviceAccountKey")}`,
    `--service-account-key-file=${file("serviceAccountPublicKey")}`,
    "--service-cluster-ip-range=10.96.0.0/16",
    // The plugin ServiceAccount requires default accounts for pods, which no controller creates
    // here.
    "--disable-admission-plugins=ServiceAccount",
    "--allow-privileged=true",
  ];
}

/** Arguments with which the API server records requests before it responds to them. */
export function auditArguments(folder: string): readonly string[] {
  return [
    `--audit-policy-file=${join(folder, FILES.auditPolicy)}`,
    `--audit-log-path=${join(folder, FILES.auditLog)}`,
    "--audit-log-mode=blocking",
  ];
}

/** The URL of the API server. */
export function serverUrl({ api }: ClusterPorts): string {
  return `https://${LOOPBACK}:${api}`;
}

/** The kubeconfig for clients, as JSON, which is also valid YAML. */
export function kubeconfig({ server, authority, token }: KubeAccess): string {
  const name = "edge-gateway";
  const cluster = {
    server,
    "certificate-authority-data": Buffer.from(authority).toString("base64"),
  };
  const config = {
    apiVersion: "v1",
    kind: "Config",
    "current-context": name,
    contexts: [{ name, context: { cluster: name, user: name } }],
    clusters: [{ name, cluster }],
    users: [{ name, user: { token } }],
  };
  return `${JSON.stringify(config, undefined, 2)}\n`;
}

/** Reads a kubeconfig that this module wrote. */
export function readKubeconfig(text: string): KubeAccess {
  const { clusters, users } = JSON.parse(text);
  const { server, "certificate-authority-data": authority } = clusters[0].cluster;
  const { token } = users[0].user;
  return { server, authority: Buffer.from(authority, "base64").toString("utf8"), token };
}
