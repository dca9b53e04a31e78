import type { Arguments, Option } from "./arguments.ts";
import type {
  ClusterAccess,
  PodResource,
  ReachedGateway,
  Target,
} from "./cluster/gateway-target.ts";
import { ADMIN_PORT, portOption } from "./ports.ts";
import { CommandError, UsageError } from "./exit.ts";

/** How a command line names a gateway in a cluster. */
export const RESOURCE = "gateway/NAME | deployment/NAME | pod/NAME";

const KINDS: ReadonlySet<string> = new Set<PodResource["kind"]>(["gateway", "deployment", "pod"]);

export const CLUSTER_OPTIONS: readonly Option[] = [
  {
    name: "namespace",
    short: "n",
    value: "NAME",
    description: "Namespace (default: the namespace of the context).",
  },
  {
    name: "kubeconfig",
    value: "FILE",
    description: "The kubeconfig file (default: as in kubectl).",
  },
  { name: "context", value: "NAME", description: "A context of the kubeconfig." },
];

export const TARGET_OPTIONS: readonly Option[] = [
  {
    name: "local",
    description:
      "The gateway of this machine; this is the default without a name and cluster options.",
  },
  ...CLUSTER_OPTIONS,
  {
    name: "proxy-admin-port",
    value: "PORT",
    description: `Port of the admin server (default ${ADMIN_PORT}).`,
  },
];

/**
 * The gateway that the arguments select: without a name and cluster options, the gateway of this
 * machine; with cluster options only, the only gateway of the namespace.
 * @throws UsageError
 */
export function targetOf({ options, positional }: Arguments): Target {
  const [resource, more] = positional;
  if (more !== undefined) throw new UsageError(`unexpected argument '${more}'`);
  const adminPort = portOption(options, "proxy-admin-port") ?? ADMIN_PORT;
  const clusterOption = CLUSTER_OPTIONS.find(({ name }) => options.has(name));
  if (options.has("local")) {
    if (clusterOption !== undefined) {
      throw new UsageError(`--${clusterOption.name} cannot be used with --local`);
    }
    if (resource !== undefined) {
      throw new UsageError(`--local takes no name, but got '${resource}'; write a URL after --`);
    }
  }
  if (resource === undefined && clusterOption === undefined) {
    return { kind: "local", title: "local", adminPort };
  }
  return {
    kind: "cluster",
    title: resource ?? "the gateway of the namespace",
    adminPort,
    resource: resource === undefined ? undefined : resourceOf(resource),
    access: accessOptions(options),
  };
}

export function accessOptions(options: Arguments["options"]): ClusterAccess {
  return {
    namespace: options.get("namespace"),
    kubeconfig: options.get("kubeconfig"),
    context: options.get("context"),
  };
}

function resourceOf(text: string): PodResource {
  const [kind = "", name = "", ...rest] = text.split("/");
  if (rest.length === 0 && name !== "" && isKind(kind)) return { kind, name };
  throw new UsageError(
    `'${text}' is not a resource that can be reached: use gateway/NAME, deployment/NAME, pod/NAME or --local`,
  );
}

function isKind(text: string): text is PodResource["kind"] {
  return KINDS.has(text);
}

/**
 * Runs an action while the gateway is reachable.
 * @throws CommandError that says what to do, also if the connection breaks meanwhile
 */
export async function atGateway(
  target: Target,
  signal: AbortSignal,
  use: (gateway: ReachedGateway) => Promise<void>,
): Promise<void> {
  await using gateway = await reach(target, signal);
  try {
    await use(gateway);
  } catch (error) {
    if (gateway.failure === undefined) throw error;
    throw new CommandError(gateway.failure.message, { cause: error });
  }
}

async function reach(target: Target, signal: AbortSignal): Promise<ReachedGateway> {
  if (target.kind === "cluster") {
    // The Kubernetes library is loaded on demand, because it is large and a gateway of this machine
    // does not need it.
    const { reachInCluster } = await import("./cluster/cluster.ts");
    return reachInCluster(target, signal);
  }
  return {
    adminPort: target.adminPort,
    listenerPort: (port) => Promise.resolve(port),
    failure: undefined,
    [Symbol.asyncDispose]: () => Promise.resolve(),
  };
}
