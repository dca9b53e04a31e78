/** The gateway that a command connects to. */
export type Target = LocalTarget | ClusterTarget;

interface LocalTarget {
  readonly kind: "local";
  readonly title: string;
  readonly adminPort: number;
}

/** A gateway in a cluster, which is reached through the API server. */
export interface ClusterTarget {
  readonly kind: "cluster";
  readonly title: string;
  readonly adminPort: number;
  /** The selected gateway; undefined selects the only gateway of the namespace. */
  readonly resource: PodResource | undefined;
  readonly access: ClusterAccess;
}

/** The cluster and namespace; undefined values default as in kubectl. */
export interface ClusterAccess {
  readonly namespace: string | undefined;
  readonly kubeconfig: string | undefined;
  readonly context: string | undefined;
}

/**
 * A gateway whose admin server is reachable through a port of this machine until this object is
 * disposed of.
 */
export interface ReachedGateway extends AsyncDisposable {
  readonly adminPort: number;
  /** The port of this machine that is forwarded to the listener port. */
  listenerPort(port: number): Promise<number>;
  /** The data plane that was chosen among several; unset if there is only one. */
  readonly part?: string;
  /** Why the connection to the gateway failed; undefined while it works. */
  readonly failure: Error | undefined;
}

/** The resource that selects a gateway's pods. */
export interface PodResource {
  readonly kind: "gateway" | "deployment" | "pod";
  readonly name: string;
}
