/** An object as an API server sends it; what its kind adds is not known here. */
export interface KubeObject {
  readonly apiVersion?: string;
  readonly kind?: string;
  readonly metadata: ObjectMetadata;
  readonly [field: string]: unknown;
}

/** What every object says of itself. */
export interface ObjectMetadata {
  readonly name: string;
  readonly namespace?: string;
  readonly uid?: string;
  readonly resourceVersion?: string;
  readonly generation?: number;
  readonly creationTimestamp?: string;
  readonly deletionTimestamp?: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly annotations?: Readonly<Record<string, string>>;
  readonly ownerReferences?: readonly Json[];
}

/** `default/web`, or the name alone: an object among those of its kind. */
export function objectKey({ metadata: { namespace, name } }: KubeObject): string {
  return namespace === undefined ? name : `${namespace}/${name}`;
}

/** A map of JSON. */
export type Json = Readonly<Record<string, unknown>>;

/** Whether a value is a map of JSON. */
export function isJson(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether a value is an object of Kubernetes. */
export function isKubeObject(value: unknown): value is KubeObject {
  return (
    isJson(value) && isJson(value["metadata"]) && typeof value["metadata"]["name"] === "string"
  );
}
