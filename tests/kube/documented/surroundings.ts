// Objects to which manifests refer without containing them; in a user's cluster they exist already.
import type { Manifest } from "../api-paths.ts";
import { valuesFor } from "./held-values.ts";
import { isMap, referencesIn } from "./references.ts";
import type { Reference } from "./references.ts";

const GATEWAY_API = "gateway.networking.k8s.io/v1";
const GROUP = "edgegateway.dev";
const POOLS = "inference.networking.k8s.io/v1";
const OWN = `${GROUP}/v1alpha1`;
const PORT = 80;
const NAMED_PORT = 81;
const SET_PORT = 82;
const WEB = "web";
const API = "api";
/** Lists whose items several references need, by the field that identifies an item. */
const LISTS = { listeners: "name", ports: "port", rules: "name" } as const;
const FULL_NAME = 40;

/** Referenced objects that are missing from the given ones. */
export function surroundingsOf(objects: readonly Manifest[]): readonly Manifest[] {
  const made = new Map<string, Manifest>();
  const known = new Set(objects.map(keyOf));
  const add = (object: Manifest): void => {
    const key = keyOf(object);
    const other = made.get(key);
    if (!known.has(key)) made.set(key, other === undefined ? object : joined(other, object));
  };
  for (const object of objects) {
    for (const reference of referencesIn(object))
      for (const each of leadingTo(reference)) add(each);
    for (const each of using(object)) add(each);
  }
  return [...made.values()];
}

function keyOf({ kind, metadata: { namespace = "default", name } }: Manifest): string {
  return `${kind} ${namespace}/${name}`;
}

function leadingTo(reference: Reference): readonly Manifest[] {
  const { kind, namespace, name, labels, ref, port = PORT, field, from } = reference;
  const metadata = { namespace, name, ...(labels && { labels }) };
  const section = sectionOf(ref);
  const web = gateway(namespace, WEB);
  switch (kind) {
    case "Namespace":
      return [{ apiVersion: "v1", kind, metadata: { name, ...(labels && { labels }) } }];
    case "Service":
      return [service(metadata, port, labels !== undefined)];
    case "EdgeBackend":
      return [{ apiVersion: OWN, kind, metadata, spec: backendFor(from, section) }];
    case "EdgeModel":
      return [web, own(kind, metadata, { parentRefs: [{ name: WEB }], provider: "OpenAI" })];
    case "Gateway":
      return [gateway(namespace, name, section, ref["port"])];
    case "InferencePool":
      return pool(metadata);
    case "ListenerSet":
      return [web, listenerSet(metadata)];
    case "HTTPRoute":
    case "GRPCRoute":
      return [
        web,
        service({ namespace, name: API }, PORT, false),
        route({ kind, metadata, section, isOfModels: field === "parentRefs" }),
      ];
    case "ConfigMap":
      return [{ apiVersion: "v1", kind, metadata, data: valuesFor(reference) }];
    case "Secret":
      return [{ apiVersion: "v1", kind, metadata, stringData: valuesFor(reference) }];
    default:
      return [];
  }
}

function sectionOf({ sectionName }: Reference["ref"]): string | undefined {
  return typeof sectionName === "string" ? sectionName : undefined;
}

function own(kind: string, metadata: Manifest["metadata"], spec: object): Manifest {
  return { apiVersion: OWN, kind, metadata, spec };
}

function gateway(
  namespace: string,
  name: string,
  section?: string,
  port: unknown = section === undefined ? PORT : NAMED_PORT,
): Manifest {
  const listeners = [{ name: section ?? `port-${String(port)}`, port, protocol: "HTTP" }];
  const allowedListeners = { namespaces: { from: "Same" } };
  const spec = { gatewayClassName: "edge-gateway", allowedListeners, listeners };
  return { apiVersion: GATEWAY_API, kind: "Gateway", metadata: { namespace, name }, spec };
}

function pool(metadata: Manifest["metadata"]): readonly Manifest[] {
  const picker = { namespace: metadata.namespace ?? "default", name: "picker" };
  const spec = {
    selector: { matchLabels: { app: "pool" } },
    targetPorts: [{ number: PORT }],
    endpointPickerRef: { name: picker.name, port: { number: PORT } },
  };
  return [
    { apiVersion: POOLS, kind: "InferencePool", metadata, spec },
    service(picker, PORT, false),
  ];
}

function listenerSet(metadata: Manifest["metadata"]): Manifest {
  const { name } = metadata;
  const listeners = [{ name, port: SET_PORT, protocol: "HTTP", hostname: `${name}.example.com` }];
  const spec = { parentRef: { name: WEB }, listeners };
  return { apiVersion: GATEWAY_API, kind: "ListenerSet", metadata, spec };
}

interface WantedRoute {
  readonly kind: "HTTPRoute" | "GRPCRoute";
  readonly metadata: Manifest["metadata"];
  readonly section: string | undefined;
  readonly isOfModels: boolean;
}

function route({ kind, metadata, section, isOfModels }: WantedRoute): Manifest {
  const models = { group: GROUP, kind: "EdgeModel", name: "*" };
  const backendRefs = [isOfModels ? models : { name: API, port: PORT }];
  const rules = [{ ...(section !== undefined && { name: section }), backendRefs }];
  const spec = { parentRefs: [{ name: WEB }], rules };
  return { apiVersion: GATEWAY_API, kind, metadata, spec };
}

function service(metadata: Manifest["metadata"], port: number, isMcp: boolean): Manifest {
  const appProtocol = isMcp ? { appProtocol: `${GROUP}/mcp` } : {};
  const ports = [{ name: `p${port}`, port, ...appProtocol }];
  return { apiVersion: "v1", kind: "Service", metadata, spec: { ports } };
}

/** A backend of the form to which a policy applies. */
function backendFor({ spec }: Manifest, section: string | undefined): object {
  const { backend } = Object(spec);
  if (isMap(backend) && backend["ai"] !== undefined) return { ai: { provider: { openai: {} } } };
  const isTools = section !== undefined || (isMap(backend) && backend["mcp"] !== undefined);
  if (!isTools) return { static: { host: "api.example.com", port: PORT } };
  const host = { host: "tools.example.com", port: PORT };
  return { mcp: { targets: [{ name: section ?? "tools", static: host }] } };
}

/**
 * Objects that make another one take effect: a route that leads to it, or a gateway that contains
 * it.
 */
function using(object: Manifest): readonly Manifest[] {
  const { kind, metadata } = object;
  const { namespace = "default", name } = metadata;
  if (kind === "EdgeParameters") {
    const { spec, ...rest } = gateway(namespace, `of-${name}`.slice(0, FULL_NAME));
    const infrastructure = { parametersRef: { group: GROUP, kind, name } };
    return [{ ...rest, spec: { ...Object(spec), infrastructure } }];
  }
  const targets = referencesIn(object).filter(({ field }) => field === "targetRefs");
  const backends = kind === "EdgeBackend" ? [{ kind, name }, ...targets] : targets;
  const refs = backends.flatMap((target): readonly object[] => {
    if (target.kind === "Service") return [{ name: target.name, port: PORT }];
    const { kind: to, name: named } = target;
    return to === "EdgeBackend" ? [{ group: GROUP, kind: to, name: named }] : [];
  });
  if (refs.length === 0) return [];
  const rules = refs.map((ref, index) => ({
    matches: [{ path: { value: `/${index}` } }],
    backendRefs: [ref],
  }));
  const leading = { namespace, name: `to-${name}`.slice(0, FULL_NAME) };
  const spec = { parentRefs: [{ name: WEB }], rules };
  return [
    gateway(namespace, WEB),
    { apiVersion: GATEWAY_API, kind: "HTTPRoute", metadata: leading, spec },
  ];
}

/** Joins two objects into one that satisfies both references. */
function joined(left: Manifest, right: Manifest): Manifest {
  for (const field of ["data", "stringData"] as const)
    if (left[field] !== undefined)
      return { ...left, [field]: { ...Object(left[field]), ...Object(right[field]) } };
  const [one, other] = [Object(left["spec"]), Object(right["spec"])];
  for (const [list, field] of Object.entries(LISTS))
    if (Array.isArray(one[list]) && Array.isArray(other[list])) {
      const items: readonly object[] = [...one[list], ...other[list]];
      const distinct = new Map(items.map((item) => [Object(item)[field], item]));
      return { ...left, spec: { ...one, [list]: [...distinct.values()] } };
    }
  return left;
}
