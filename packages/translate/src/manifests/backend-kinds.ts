const BACKEND_KINDS = ["Service", "EdgeBackend", "InferencePool", "XBackend"] as const;

/** A kind that receives traffic. */
export type BackendKind = (typeof BACKEND_KINDS)[number];

export function isBackendKind(kind: string): kind is BackendKind {
  return BACKEND_KINDS.some((known) => known === kind);
}
