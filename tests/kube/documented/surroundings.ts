// What manifests refer to and do not have themselves: a user has it in the cluster already.
import { generateKeyPairSync } from "node:crypto";
import { issueAuthority } from "@edge-gateway/x509/certificates";
import type { Manifest } from "../api-paths.ts";

const GATEWAY_API = "gateway.networking.k8s.io/v1";
const OWN = "edgegateway.dev/v1alpha1";
const DAY = 86_400_000;
const PORT = 80;

type Json = Readonly<Record<string, unknown>>;

/** A reference that was found, and the namespace of the object that has it. */
interface Found {
  readonly kind: string;
  readonly namespace: string;
  readonly ref: Json;
  /** The field that holds it. */
  readonly field: string;
  /** What the field belongs to, and its own field. */
  readonly holder: Json;
  readonly block: string;
}

/** The kind that a field leads to when its reference names none. */
const FIELDS: Readonly<Record<string, string>> = {
  backendRef: "Service",
  backendRefs: "Service",
  modelRef: "EdgeModel",
  parentRef: "Gateway",
  parentRefs: "Gateway",
  targetRefs: "Gateway",
  secretRef: "Secret",
  clientSecretRef: "Secret",
  signingKeyRef: "Secret",
  certificateRef: "Secret",
  certificateRefs: "Secret",
  mtlsCertificateRef: "Secret",
  secretKeyRef: "Secret",
  configMapKeyRef: "ConfigMap",
  configMap: "ConfigMap",
  caCertificateRefs: "ConfigMap",
};

/** The objects that these refer to and that are not among them. */
export function surroundingsOf(objects: readonly Manifest[]): readonly Manifest[] {
  const made = new Map<string, Manifest>();
  const keyOf = ({ kind, metadata: { namespace = "default", name } }: Manifest): string =>
    `${kind} ${namespace}/${name}`;
  const known = new Set(objects.map(keyOf));
  const add = (object: Manifest): void => {
    const key = keyOf(object);
    const other = made.get(key);
    if (!known.has(key)) made.set(key, other === undefined ? object : joined(other, object));
  };
  for (const object of objects) {
    for (const found of referencesIn(object)) for (const each of leadingTo(found)) add(each);
    for (const each of using(object)) add(each);
  }
  return [...made.values()];
}

function referencesIn(object: Manifest): readonly Found[] {
  const { namespace = "default" } = object.metadata;
  const found: Found[] = [];
  const visit = (value: unknown, block: string): void => {
    if (Array.isArray(value)) for (const item of value) visit(item, block);
    if (!isMap(value)) return;
    for (const [field, inner] of Object.entries(value)) {
      const kind = FIELDS[field];
      for (const ref of [inner].flat())
        if (kind !== undefined && isMap(ref) && typeof ref["name"] === "string")
          found.push({
            kind: String(ref["kind"] ?? kind),
            namespace: String(ref["namespace"] ?? namespace),
            ref,
            field,
            holder: value,
            block,
          });
      const selected = selectedBy(field, inner, value);
      if (selected !== undefined)
        found.push({ ...selected, namespace, field, holder: value, block });
      visit(inner, field);
    }
  };
  visit(object["spec"], "spec");
  return found;
}

/** Selectors of objects with values need one with the labels. */
function selectedBy(
  field: string,
  selector: unknown,
  holder: Json,
): Pick<Found, "kind" | "ref"> | undefined {
  const kind = { secretSelector: "Secret", configMapSelector: "ConfigMap", services: "Service" }[
    field
  ];
  if (kind === undefined || !isMap(selector)) return undefined;
  const labels = isMap(selector["matchLabels"]) ? selector["matchLabels"] : {};
  return { kind, ref: { name: "selected", labels, holder } };
}

function leadingTo({ kind, namespace, ref, block, holder }: Found): readonly Manifest[] {
  const name = String(ref["name"]);
  const labels = isMap(ref["labels"]) ? ref["labels"] : undefined;
  const metadata = { namespace, name, ...(labels && { labels: textsOf(labels) }) };
  const port = Number(ref["port"] ?? holder["port"] ?? PORT);
  switch (kind) {
    case "Service":
      return [serviceOf(metadata, port, labels !== undefined)];
    case "EdgeBackend":
      return [{ apiVersion: OWN, kind, metadata, spec: backendSpec(ref["sectionName"]) }];
    case "EdgeModel":
      return [
        { apiVersion: OWN, kind, metadata, spec: { parentRefs: [WEB], provider: "OpenAI" } },
        ...gatewayOf(namespace),
      ];
    case "Gateway":
      return [gateway(metadata, ref)];
    case "HTTPRoute":
      return [route(metadata, ref["sectionName"]), ...gatewayOf(namespace), api(namespace)];
    case "ConfigMap":
      return [{ apiVersion: "v1", kind, metadata, data: dataFor(block, ref) }];
    case "Secret":
      return [{ apiVersion: "v1", kind, metadata, stringData: dataFor(block, ref) }];
    default:
      return [];
  }
}

const WEB = { name: "web" };

function gatewayOf(namespace: string): readonly Manifest[] {
  return [gateway({ namespace, ...WEB }, {})];
}

function gateway(
  metadata: Manifest["metadata"],
  { sectionName = "http", port = PORT }: Json,
): Manifest {
  const listeners = [{ name: sectionName, port, protocol: "HTTP" }];
  const spec = { gatewayClassName: "edge-gateway", listeners };
  return { apiVersion: GATEWAY_API, kind: "Gateway", metadata, spec };
}

function route(metadata: Manifest["metadata"], sectionName: unknown): Manifest {
  const backendRefs = [{ name: "api", port: PORT }];
  const named = typeof sectionName === "string" ? { name: sectionName } : {};
  const spec = { parentRefs: [WEB], rules: [{ ...named, backendRefs }] };
  return { apiVersion: GATEWAY_API, kind: "HTTPRoute", metadata, spec };
}

function api(namespace: string): Manifest {
  return serviceOf({ namespace, name: "api" }, PORT, false);
}

function serviceOf(metadata: Manifest["metadata"], port: number, isMcp: boolean): Manifest {
  const appProtocol = isMcp ? { appProtocol: "agentgateway.dev/mcp" } : {};
  const ports = [{ name: `p${port}`, port, ...appProtocol }];
  return { apiVersion: "v1", kind: "Service", metadata, spec: { ports } };
}

function backendSpec(sectionName: unknown): object {
  if (typeof sectionName !== "string") return { static: { host: "api.example.com", port: PORT } };
  const target = { name: sectionName, static: { host: "tools.example.com", port: PORT } };
  return { mcp: { targets: [target] } };
}

/** What makes an object count: a route that leads to it, or a gateway that has it. */
function using(object: Manifest): readonly Manifest[] {
  const { kind, metadata } = object;
  const { namespace = "default", name } = metadata;
  const leading = { namespace, name: `to-${name}`.slice(0, 60) };
  if (kind === "EdgeParameters") {
    const parametersRef = { group: "edgegateway.dev", kind, name };
    const { spec, ...rest } = gateway({ namespace, name: `of-${name}`.slice(0, 40) }, {});
    return [{ ...rest, spec: { ...Object(spec), infrastructure: { parametersRef } } }];
  }
  const backendRefs = referencesIn(object)
    .filter(
      ({ field, kind: to }) => field === "targetRefs" && ["Service", "EdgeBackend"].includes(to),
    )
    .map(({ ref, kind: to }) =>
      to === "Service"
        ? { name: ref["name"], port: PORT }
        : { group: "edgegateway.dev", kind: to, name: ref["name"] },
    );
  const own = kind === "EdgeBackend" ? [{ group: "edgegateway.dev", kind, name }] : [];
  const all = [...own, ...backendRefs];
  if (all.length === 0) return [];
  const rules = all.map((ref, index) => ({
    matches: [{ path: { value: `/${index}` } }],
    backendRefs: [ref],
  }));
  const spec = { parentRefs: [WEB], rules };
  return [
    { apiVersion: GATEWAY_API, kind: "HTTPRoute", metadata: leading, spec },
    ...gatewayOf(namespace),
  ];
}

/** One object with what several references need of it. */
function joined(left: Manifest, right: Manifest): Manifest {
  const merged = { ...left };
  if (left.kind === "Service") {
    const ports = [left, right].flatMap(({ spec }): { port: number }[] => Object(spec).ports);
    const distinct = [...new Map(ports.map((port) => [port.port, port])).values()];
    return { ...merged, spec: { ports: distinct } };
  }
  for (const field of ["data", "stringData"] as const)
    if (left[field] !== undefined)
      return { ...merged, [field]: { ...Object(left[field]), ...Object(right[field]) } };
  return merged;
}

const { privateKey: KEY } = generateKeyPairSync("ec", { namedCurve: "P-256" });
const KEY_TEXT = KEY.export({ type: "pkcs8", format: "pem" }).toString();
const AUTHORITY = issueAuthority("examples", {
  notBefore: new Date(Date.now() - DAY),
  notAfter: new Date(Date.now() + DAY),
});

/** Values as those who read the object expect them. */
const VALUES: Readonly<Record<string, string>> = {
  ".htaccess": "user:{SHA}W6ph5Mm5Pz8GgiULbPgzG37mj9g=",
  Authorization: "Bearer token",
  accessKey: "access",
  secretKey: "secret",
  clientID: "client",
  tenantID: "tenant",
  clientSecret: "secret",
  signingKey: KEY_TEXT,
  certificate: AUTHORITY.certificate,
  "tls.crt": AUTHORITY.certificate,
  "tls.key": AUTHORITY.privateKey,
  "ca.crt": AUTHORITY.certificate,
  "catalog.json": JSON.stringify({ providers: {} }),
  "credentials.json": JSON.stringify({
    type: "service_account",
    client_email: "gateway@example.iam.gserviceaccount.com",
    private_key: KEY_TEXT,
    token_uri: "https://oauth2.googleapis.com/token",
  }),
};

function dataFor(block: string, ref: Json): Readonly<Record<string, string>> {
  if (block === "apiKeyAuthentication") return { alice: JSON.stringify({ key: "k-alice" }) };
  const key = ref["key"];
  return typeof key === "string" ? { ...VALUES, [key]: "value" } : VALUES;
}

function textsOf(labels: Json): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(labels).map(([name, value]) => [name, String(value)]));
}

function isMap(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
