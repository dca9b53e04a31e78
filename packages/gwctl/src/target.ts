import type { Arguments, Option } from "./arguments.ts";
import type { ClusterAccess, PodResource, ReachedGateway, Target } from "./gateway-target.ts";
import { ADMIN_PORT, portOption } from "./ports.ts";
import { CommandError, UsageError } from "./terminal.ts";

/** How gateways of a cluster are named, for the usage of a command. */
export const RESOURCE = "gateway/NAME | deployment/NAME | pod/NAME";

const KINDS: ReadonlySet<string> = new Set<PodResource["kind"]>(["gateway", "deployment", "pod"]);

export const CLUSTER_OPTIONS: readonly Option[] = [
  {
    name: "namespace",
    short: "n",
    value: "NAME",
    description: "Namespace (default: that of the context).",
  },
  { name: "kubeconfig", value: "FILE", description: "The kubeconfig (default: as kubectl's)." },
  { name: "context", value: "NAME", description: "A context of the kubeconfig." },
];

export const TARGET_OPTIONS: readonly Option[] = [
  {
    name: "local",
    description: "The gateway of this machine, as without a name and options of a cluster.",
  },
  ...CLUSTER_OPTIONS,
  {
    name: "proxy-admin-port",
    value: "PORT",
    description: `Port of the admin server (default ${ADMIN_PORT}).`,
  },
];

/**
 * The gateway that the arguments name: with neither a name nor an option of a cluster that of this
 * machine; with an option only, the only gateway of the namespace. @throws UsageError
 */
export function targetOf({ options, positional }: Arguments): Target {
  const [resource, more] = positional;
  if (more !== undefined) throw new UsageError(`'${more}' is one argument too many`);
  const adminPort = portOption(options, "proxy-admin-port") ?? ADMIN_PORT;
  const clusterOption = CLUSTER_OPTIONS.find(({ name }) => options.has(name));
  if (options.has("local")) {
    if (clusterOption !== undefined) {
      throw new UsageError(`--${clusterOption.name} cannot be used with --local`);
    }
    if (resource !== undefined) {
      throw new UsageError(`--local takes no name, but got '${resource}'; a URL comes behind --`);
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
 * Does something with a gateway while there is a way to it.
 * @throws CommandError that says what to do, also when that way broke meanwhile
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
    // The library of Kubernetes is large, and a gateway of this machine does not need it.
    const { reachInCluster } = await import("./cluster.ts");
    return reachInCluster(target, signal);
  }
  return {
    adminPort: target.adminPort,
    listenerPort: (port) => Promise.resolve(port),
    failure: undefined,
    [Symbol.asyncDispose]: () => Promise.resolve(),
  };
}
