/** A gateway that a command speaks to. */
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
  /** Undefined takes the only gateway of the namespace. */
  readonly resource: PodResource | undefined;
  readonly access: ClusterAccess;
}

/** Which cluster and namespace are meant; undefined as kubectl takes them. */
export interface ClusterAccess {
  readonly namespace: string | undefined;
  readonly kubeconfig: string | undefined;
  readonly context: string | undefined;
}

/** A gateway whose admin server can be reached by a port of this machine until this is disposed of. */
export interface ReachedGateway extends AsyncDisposable {
  readonly adminPort: number;
  /** The port of this machine at which a port of a listener is reached. */
  listenerPort(port: number): Promise<number>;
  /** Why the way to the gateway broke; undefined while it did not. */
  readonly failure: Error | undefined;
}

/** What a gateway's pods are found by. */
export interface PodResource {
  readonly kind: "gateway" | "deployment" | "pod";
  readonly name: string;
}
