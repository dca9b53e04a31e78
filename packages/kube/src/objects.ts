/** An object as an API server sends it; objects of most kinds have further fields. */
export interface KubeObject {
  readonly apiVersion?: string;
  readonly kind?: string;
  readonly metadata: ObjectMetadata;
  readonly [field: string]: unknown;
}

/** The metadata that every Kubernetes object has. */
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

/** Returns an object's key within its kind: `default/web`, or only the name. */
export function objectKey({ metadata: { namespace, name } }: KubeObject): string {
  return namespace === undefined ? name : `${namespace}/${name}`;
}

/** A JSON object, with values of unknown types. */
export type Json = Readonly<Record<string, unknown>>;

/** Whether a value is a JSON object. */
export function isJson(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether a value is a Kubernetes object. */
export function isKubeObject(value: unknown): value is KubeObject {
  return (
    isJson(value) && isJson(value["metadata"]) && typeof value["metadata"]["name"] === "string"
  );
}
