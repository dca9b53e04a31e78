import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import type {
  McpBackend,
  McpTarget,
  McpTargetStatic,
} from "@edge-gateway/generated/types/index.ts";
import type { ServiceBackend } from "../../../ir/index.ts";
import { DEFAULT_PATHS } from "../../../ir/backends/translate-backends.ts";
import type { Context } from "../../context.ts";
import type { Document } from "../../document/document.ts";
import { withKeys } from "../../references.ts";
import { isSelected } from "../../../shape/places/selector.ts";
import { REASON, failed } from "../../document/statuses.ts";
import type { Resolution } from "../../document/statuses.ts";
import { groupOfKind } from "../../document/kind-names.ts";

/** A target with a host and a path; for a Service also its endpoints. */
interface ResolvedTarget {
  readonly target: McpTarget;
  readonly endpoints: ServiceBackend["endpoints"];
  /** The key of the Service; unset for a host. */
  readonly service?: string;
}

/** The result of translating an MCP backend. */
interface ResolvedMcp {
  readonly mcp: McpBackend;
  readonly endpoints?: Readonly<Record<string, ServiceBackend["endpoints"]>>;
  /** Names of targets by the keys of their Services. */
  readonly sections: ReadonlyMap<string, string>;
}

/**
 * Resolves every target of an MCP backend to a host and a path; a selector becomes the targets that
 * it finds.
 */
export function resolveMcp(
  document: Document<"EdgeBackend">,
  mcp: McpBackend,
  context: Context,
): Resolution<ResolvedMcp> {
  const resolved: ResolvedTarget[] = [];
  for (const [index, written] of mcp.targets.entries()) {
    const target = keyedTarget(document, { written, index }, context);
    const { found, failure } = resolveTarget(document, target, context);
    if (failure !== undefined) return { failure };
    resolved.push(...found);
  }
  const targets = resolved.map(({ target }) => target);
  const names = targets.map(({ name }) => name);
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) return failed(REASON.invalid, `duplicate target name: ${repeated}`);
  if (targets.length === 0)
    return failed(
      REASON.backendNotFound,
      "the selectors match no Service port with the MCP protocol",
    );
  if (targets.length > MOST_TARGETS)
    return failed(REASON.invalid, `the selectors match more than ${MOST_TARGETS} targets`);
  const endpoints = Object.fromEntries(
    resolved.flatMap(({ target, endpoints: servers }) =>
      servers.length === 0 ? [] : [[target.name, servers] as const],
    ),
  );
  const sections = new Map(
    resolved.flatMap(({ service, target }) =>
      service === undefined ? [] : [[service, target.name] as const],
    ),
  );
  return {
    found: {
      mcp: { ...mcp, targets },
      ...(Object.keys(endpoints).length === 0 ? {} : { endpoints }),
      sections,
    },
  };
}

/** The schema's maximum for written targets also limits the targets that selectors find. */
const MOST_TARGETS = LIMITS.mcpBackend.targets.maxItems;

/** Replaces the references in a target's policies by keys. */
function keyedTarget(
  document: Document<"EdgeBackend">,
  { written, index }: { readonly written: McpTarget; readonly index: number },
  context: Context,
): McpTarget {
  const server = written.static;
  if (server?.policies === undefined && server?.consent === undefined) return written;
  const pointer = `/spec/mcp/targets/${index}/static`;
  const { backendRef, ...value } = server;
  const followed = withKeys(document, context, { value, pointer }).value;
  // The value keeps its type, because the fields have values of the same types.
  const keyed = { ...(followed as object), ...(backendRef === undefined ? {} : { backendRef }) };
  return { name: written.name, static: keyed as typeof server };
}

function resolveTarget(
  document: Document<"EdgeBackend">,
  target: McpTarget,
  context: Context,
): Resolution<readonly ResolvedTarget[]> {
  const { name, static: server, selector } = target;
  if (selector !== undefined) return { found: selectedTargets(document, selector, context) };
  if (server === undefined) return { found: [{ target, endpoints: [] }] };
  const { protocol, port, path = DEFAULT_PATHS[protocol], consent } = server;
  if (server.host !== undefined)
    return { found: [{ target: { name, static: { ...server, path } }, endpoints: [] }] };
  const service = { kind: "Service", group: "", name: server.backendRef.name, port } as const;
  const { found, failure } = context.resolveBackendRef(document, service);
  if (failure !== undefined) return { failure };
  const { endpoints, ...place } = serverOf(found, `${service.name}.${document.namespace}`, port);
  const more = consent === undefined ? {} : { consent };
  const resolved = { name, static: { ...place, protocol, path, ...more } };
  return { found: [{ target: resolved, endpoints, service: found.key }] };
}

/** The endpoints of a Service; the name of the Service while it has no endpoints. */
function serverOf(
  backend: NonNullable<ReturnType<Context["resolveBackendRef"]>["found"]>,
  service: string,
  port: number,
): Pick<ResolvedTarget, "endpoints"> & { readonly host: string; readonly port: number } {
  const endpoints = backend.kind === "service" ? backend.service.endpoints : [];
  return { host: `${service}.svc`, port, endpoints };
}

/** The API group in the names of protocols and annotations. */
const GROUP = groupOfKind("EdgeBackend");
const PROTOCOLS: ReadonlyMap<string | undefined, McpTargetStatic["protocol"]> = new Map([
  [`${GROUP}/mcp`, "StreamableHTTP"],
  [`${GROUP}/mcp-sse`, "SSE"],
]);
const NAME_ANNOTATION = `${GROUP}/mcp-target-name`;
const PATH_ANNOTATION = `${GROUP}/mcp-path`;

/** The Service ports that declare MCP as their protocol (reference 1.2, selector discovery). */
function selectedTargets(
  { namespace }: Document,
  { namespaces, services = {} }: NonNullable<McpTarget["selector"]>,
  context: Context,
): readonly ResolvedTarget[] {
  const { snapshot } = context;
  const searched = (service: Document<"Service">): boolean => {
    if (namespaces === undefined) return service.namespace === namespace;
    const own = snapshot.find("Namespace", { namespace: "", name: service.namespace });
    return isSelected(own?.labels ?? {}, namespaces);
  };
  return snapshot
    .all("Service")
    .filter((service) => searched(service) && isSelected(service.labels, services))
    .flatMap((service) => {
      const { ports = [] } = service.value.spec;
      return ports.flatMap(({ name: portName, port, appProtocol }): readonly ResolvedTarget[] => {
        const protocol = PROTOCOLS.get(appProtocol);
        if (protocol === undefined) return [];
        const ref = { kind: "Service", group: "", name: service.name, port } as const;
        const { found } = context.resolveBackendRef(service, ref);
        if (found === undefined) return [];
        // The API server gives the only port of a Service without a name the empty name.
        const part = portName === undefined || portName === "" ? port : portName;
        const name = service.annotations[NAME_ANNOTATION] ?? `${service.name}-${part}`;
        const path = service.annotations[PATH_ANNOTATION] ?? DEFAULT_PATHS[protocol];
        const { endpoints, ...place } = serverOf(
          found,
          `${service.name}.${service.namespace}`,
          port,
        );
        const target = { name, static: { ...place, protocol, path } };
        return [{ target, endpoints, service: found.key }];
      });
    });
}
