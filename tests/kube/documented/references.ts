// The places at which manifests refer to other objects.
import type { Manifest } from "../api-paths.ts";

export type Json = Readonly<Record<string, unknown>>;

/** A reference of a manifest, by name or by labels. */
export interface Reference {
  readonly kind: string;
  readonly namespace: string;
  readonly name: string;
  /** The requested labels; undefined if the reference has a name. */
  readonly labels: Readonly<Record<string, string>> | undefined;
  /** The reference as the manifest contains it. */
  readonly ref: Json;
  /** The field that contains the reference, and the parent of that field. */
  readonly field: string;
  readonly block: string;
  readonly port: number | undefined;
  /** The object that contains the reference. */
  readonly from: Manifest;
}

/** The kind to which a field refers when its reference names none. */
const BY_NAME: Readonly<Record<string, string>> = {
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
/** The kind whose labels a field selects; for a target the kind is in the target. */
const BY_LABELS: Readonly<Record<string, string>> = {
  targetSelectors: "",
  secretSelector: "Secret",
  configMapSelector: "ConfigMap",
  services: "Service",
  namespaces: "Namespace",
};

/** Lists the references in the spec of an object. */
export function referencesIn(from: Manifest): readonly Reference[] {
  const found: Reference[] = [];
  const visit = (value: unknown, block: string): void => {
    if (Array.isArray(value)) for (const item of value) visit(item, block);
    if (!isMap(value)) return;
    for (const [field, inner] of Object.entries(value)) {
      const refs = [inner].flat().filter(isMap);
      const beside = value["port"];
      found.push(...refs.flatMap((ref) => referencesBy(ref, { field, block, beside, from })));
      visit(inner, field);
    }
  };
  visit(from["spec"], "spec");
  return found;
}

interface Place extends Pick<Reference, "field" | "block" | "from"> {
  /** The port that the manifest names beside the reference. */
  readonly beside: unknown;
}

function referencesBy(ref: Json, { beside, ...place }: Place): readonly Reference[] {
  const { field, from } = place;
  const own = from.metadata.namespace ?? "default";
  const { kind: named, namespace = own, name, port = beside } = ref;
  const byName = BY_NAME[field];
  const byLabels = BY_LABELS[field];
  const common = {
    ...place,
    ref,
    kind: typeof named === "string" ? named : (byName ?? byLabels ?? ""),
    namespace: typeof namespace === "string" ? namespace : own,
    port: typeof port === "number" ? port : undefined,
  };
  if (byName !== undefined && typeof name === "string")
    return [{ ...common, name, labels: undefined }];
  if (byLabels === undefined || !isSelector(ref)) return [];
  const selected = byLabels === "Namespace" ? own : "selected";
  return [{ ...common, name: selected, labels: labelsOf(ref) }];
}

function isSelector(ref: Json): boolean {
  return "matchLabels" in ref || "matchExpressions" in ref;
}

/** Makes labels that match a selector. */
function labelsOf({ matchLabels, matchExpressions }: Json): Readonly<Record<string, string>> {
  const asked = Array.isArray(matchExpressions) ? matchExpressions : [];
  const values = asked.flatMap(({ key, operator, values: [first = "any"] = [] }) =>
    ["In", "Exists"].includes(operator) ? [[key, first]] : [],
  );
  return { ...Object(matchLabels), ...Object.fromEntries(values) };
}

export function isMap(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
