import { Agent } from "node:https";
import type { RequestOptions } from "node:https";
import type { Duplex } from "node:stream";
import { KubeConfig } from "@kubernetes/client-node";
import type { Cluster } from "@kubernetes/client-node";
import { connectToPod } from "./pod-connection.ts";
import type { PodPort } from "./pod-connection.ts";

/** Selects a cluster, by the rules of kubectl's flags and variables. */
export interface AccessOptions {
  /** Path of a kubeconfig; unset: `KUBECONFIG`, the user's kubeconfig, or the pod's service account. */
  readonly kubeconfig?: string;
  /** The name of a context in the kubeconfig; unset: the current context. */
  readonly context?: string;
}

/** The address of an API server, and the credentials for it. */
export interface Access {
  /** The URL of the API server, such as `https://10.96.0.1:443`, optionally with a path. */
  readonly server: string;
  /** Returns TLS settings and headers for one request; renews tokens if necessary. */
  options(): Promise<RequestOptions>;
  /** The namespace of the context or of the pod; `default` if neither has one. */
  readonly namespace: string;
  /**
   * Connects a socket to a port of a pod through the API server, until either side ends.
   * @throws Error with the reason if the port cannot be reached
   */
  connect(target: PodPort, connection: Duplex): Promise<void>;
}

/** The cluster that the library uses if it finds neither a kubeconfig nor a service account. */
const MADE_UP = { name: "cluster", server: "http://localhost:8080", skipTLSVerify: undefined };

function isMadeUp(cluster: Cluster | null): boolean {
  return (
    cluster !== null &&
    cluster.name === MADE_UP.name &&
    cluster.server === MADE_UP.server &&
    cluster.skipTLSVerify === MADE_UP.skipTLSVerify
  );
}

/**
 * Reads a kubeconfig, or the service account files of a pod.
 * @throws Error if neither exists, or one cannot be read
 */
export function accessOf({ kubeconfig, context }: AccessOptions = {}): Access {
  const config = new KubeConfig();
  if (kubeconfig === undefined) config.loadFromDefault();
  else config.loadFromFile(kubeconfig);
  if (context !== undefined) config.setCurrentContext(context);
  const cluster = config.getCurrentCluster();
  if (kubeconfig === undefined && isMadeUp(cluster))
    throw new Error("there is no kubeconfig: name one with KUBECONFIG");
  if (cluster === null)
    throw new Error(
      `the kubeconfig has no cluster for its context '${config.getCurrentContext()}': name another one`,
    );
  let agent: Agent | undefined;
  return {
    server: cluster.server.replace(/\/$/, ""),
    namespace: config.getContextObject(config.getCurrentContext())?.namespace ?? "default",
    connect: (target, connection) => connectToPod(config, target, connection),
    options: async () => {
      const options: RequestOptions = {};
      await config.applyToHTTPSOptions(options);
      // The library's agent opens a connection for every request.
      if (cluster.proxyUrl !== undefined || cluster.server.startsWith("http:")) return options;
      agent ??= new Agent({ keepAlive: true });
      return { ...options, agent };
    },
  };
}
