/**
 * How Kubernetes patches the fields of a type (the tags `patchStrategy` and `patchMergeKey` of its
 * API).
 */
export interface PatchType {
  readonly [field: string]: PatchField;
}

export interface PatchField {
  /**
   * `merge`: merges the items of a list; `replace`: takes the whole value from the patch. Lists
   * without a strategy are replaced.
   */
  readonly strategy?: "merge" | "replace";
  /** The field that identifies list items; unset: the items are strings or numbers. */
  readonly key?: string;
  /** The type of the field's value, or of the list's items. */
  readonly type?: PatchType;
}

const OBJECT_META: PatchType = {
  finalizers: { strategy: "merge" },
  ownerReferences: { strategy: "merge", key: "uid" },
};

const CONTAINER: PatchType = {
  env: { strategy: "merge", key: "name" },
  ports: { strategy: "merge", key: "containerPort" },
  volumeDevices: { strategy: "merge", key: "devicePath" },
  volumeMounts: { strategy: "merge", key: "mountPath" },
};

const POD_SPEC: PatchType = {
  containers: { strategy: "merge", key: "name", type: CONTAINER },
  ephemeralContainers: { strategy: "merge", key: "name", type: CONTAINER },
  hostAliases: { strategy: "merge", key: "ip" },
  imagePullSecrets: { strategy: "merge", key: "name" },
  initContainers: { strategy: "merge", key: "name", type: CONTAINER },
  resourceClaims: { strategy: "merge", key: "name" },
  schedulingGates: { strategy: "merge", key: "name" },
  topologySpreadConstraints: { strategy: "merge", key: "topologyKey" },
  volumes: { strategy: "merge", key: "name" },
};

const POD_TEMPLATE: PatchType = { metadata: { type: OBJECT_META }, spec: { type: POD_SPEC } };

/** The types of the specs that overlays patch, by kind of object. */
export const SPEC_TYPES = {
  DaemonSet: { template: { type: POD_TEMPLATE } },
  Deployment: { template: { type: POD_TEMPLATE } },
  HorizontalPodAutoscaler: {},
  PodDisruptionBudget: { selector: { strategy: "replace" } },
  Service: { ports: { strategy: "merge", key: "port" } },
  // A ServiceAccount has no `spec`, so an overlay patches its top-level fields.
  ServiceAccount: { secrets: { strategy: "merge", key: "name" } },
} as const satisfies Readonly<Record<string, PatchType>>;
