import { Document, isMap, parseDocument, visit } from "yaml";
import type { YAMLMap } from "yaml";

/** The configuration around an example: one route of one gateway. */
const PORT = 8080;
const SERVER = "127.0.0.1:3000";
const PLACE = { host: "127.0.0.1", port: 3000 };
const HTTPS_PORT = 443;

type Spec = YAMLMap<unknown, unknown>;

/**
 * The standalone file for a Kubernetes resource; undefined for kinds and fields that only
 * Kubernetes has, and for an example that is a standalone file already.
 */
export function standaloneForm(example: string): string | undefined {
  const resource = parseDocument(example).contents;
  if (!isMap(resource)) return undefined;
  const spec = resource.get("spec");
  const form = FORMS[String(resource.get("kind"))];
  if (form === undefined || !isMap(spec) || needsCluster(spec)) return undefined;
  const backends = namedBackends(spec);
  const config = form(spec, String(resource.getIn(["metadata", "name"])));
  const all = { ...config.backends, ...backends };
  const document = new Document({
    ...config,
    ...(Object.keys(all).length === 0 ? {} : { backends: all }),
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}

interface Form {
  readonly gateways: unknown;
  readonly backends?: Readonly<Record<string, unknown>>;
}

const FORMS: Readonly<Record<string, (spec: Spec, name: string) => Form>> = {
  EdgePolicy: policyForm,
  EdgeBackend: (spec, name) => ({
    ...around({ backends: [{ backend: name }] }),
    backends: { [name]: spec },
  }),
  EdgeModel(spec, name) {
    if (spec.has("parentRefs")) spec.set("parentRefs", [{ kind: "Gateway", name: "web" }]);
    const models = { [name]: spec, ...namedModels(spec) };
    return { ...around({ backends: [{ host: SERVER }] }), models };
  },
};

/**
 * Writes a policy inside its target, or in the list `policies` if the policy sets its precedence.
 */
function policyForm(spec: Spec): Form {
  const [frontend, traffic, backend, strategy] = ["frontend", "traffic", "backend", "strategy"].map(
    (name) => spec.get(name),
  );
  const backends = [{ host: SERVER }];
  if (backend !== undefined)
    return {
      ...around({ backends: [{ backend: "api" }] }),
      backends: { api: { ...serverFor(backend), policies: backend } },
    };
  if (strategy !== undefined) {
    const policy = { targetRefs: [{ kind: "Route", name: "api" }], strategy, traffic };
    return { ...around({ backends }), ...{ policies: [policy] } };
  }
  if (frontend !== undefined) return around({ backends }, { frontend });
  const responds = isMap(traffic) && traffic.has("directResponse");
  return around({ policies: traffic, ...(responds ? {} : { backends }) });
}

/** A backend of the form that the fields of the block apply to. */
function serverFor(block: unknown): object {
  if (isMap(block) && block.has("ai")) return { ai: { provider: { openai: {} } } };
  if (isMap(block) && block.has("mcp"))
    return { mcp: { targets: [{ name: "one", static: PLACE }] } };
  return { static: PLACE };
}

function around(route: object, gateway: object = {}): Form {
  return { gateways: { web: { port: PORT, ...gateway, routes: [{ name: "api", ...route }] } } };
}

/** Backends with the names that references use: in Kubernetes such backends are Services. */
function namedBackends(spec: Spec): Readonly<Record<string, unknown>> {
  const backends: Record<string, unknown> = {};
  visit(spec, {
    Pair(_key, { key, value }) {
      if (String(key) !== "backendRef" || !isMap(value)) return;
      const [name, port] = [String(value.get("name")), value.get("port") ?? HTTPS_PORT];
      backends[name] = { static: { host: `${name}.example.com`, port } };
    },
  });
  return backends;
}

/** Models with the names that targets of virtual models use. */
function namedModels(spec: Spec): Readonly<Record<string, unknown>> {
  const models: Record<string, unknown> = {};
  visit(spec, {
    Pair(_key, { key, value }) {
      if (String(key) === "modelRef" && isMap(value))
        models[String(value.get("name"))] = { provider: "OpenAI" };
    },
  });
  return models;
}

/**
 * Whether the policy or backend needs a cluster, because it finds Services by labels or names a
 * model provider's Service.
 */
function needsCluster(spec: Spec): boolean {
  let found = false;
  visit(spec, {
    Pair(_key, { key, value }) {
      const isService = String(key) === "custom" && isMap(value) && value.has("backendRef");
      found ||= isService || String(key) === "selector";
    },
  });
  return found;
}
