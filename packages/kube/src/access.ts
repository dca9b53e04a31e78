import { Agent } from "node:https";
import type { RequestOptions } from "node:https";
import type { Duplex } from "node:stream";
import { KubeConfig } from "@kubernetes/client-node";
import { connectToPod } from "./pod-connection.ts";
import type { PodPort } from "./pod-connection.ts";

/** Which cluster is meant, as the flags and variables of kubectl say it. */
export interface AccessOptions {
  /** Path of a kubeconfig; unset: `KUBECONFIG`, the user's file, or the pod that this runs in. */
  readonly kubeconfig?: string;
  /** A context of the kubeconfig; unset: its current one. */
  readonly context?: string;
}

/** Where an API server is, and what makes requests to it acceptable. */
export interface Access {
  /** `https://10.96.0.1:443`, perhaps with a path. */
  readonly server: string;
  /** TLS settings and headers of one request; tokens are renewed where that is needed. */
  options(): Promise<RequestOptions>;
  /** The namespace of the context, or of the pod that this runs in; `default` where there is none. */
  readonly namespace: string;
  /**
   * Joins a connection to a port of a pod, through the API server, until either side ends.
   * @throws Error that says why there is no way to the port
   */
  connect(target: PodPort, connection: Duplex): Promise<void>;
}

/**
 * Reads a kubeconfig, or the files that a pod has.
 * @throws Error when there is none, or it cannot be read
 */
export function accessOf({ kubeconfig, context }: AccessOptions = {}): Access {
  const config = new KubeConfig();
  if (kubeconfig === undefined) config.loadFromDefault();
  else config.loadFromFile(kubeconfig);
  if (context !== undefined) config.setCurrentContext(context);
  const cluster = config.getCurrentCluster();
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
      // The agent of the library opens a connection for every request.
      if (cluster.proxyUrl !== undefined || cluster.server.startsWith("http:")) return options;
      agent ??= new Agent({ keepAlive: true });
      return { ...options, agent };
    },
  };
}
