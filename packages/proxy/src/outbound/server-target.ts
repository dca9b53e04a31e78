import type { BackendObjectRef, GuardConnection } from "@edge-gateway/generated/types/index.ts";
import type { Upstream } from "@edge-gateway/http";

/** A server that the gateway itself calls over the pools of its own connections. */
export interface ServerTarget {
  readonly upstream: Upstream;
  /** Equal for targets that are reached in the same way; it may hold secrets. */
  readonly key: string;
  /** What is asked for as host. */
  readonly authority: string;
  readonly secure: boolean;
  /** Of the URL; `/` where there is none. */
  readonly path: string;
}

/** Where a call goes: exactly one of the two. */
export interface ServerReference {
  readonly backendRef?: BackendObjectRef;
  readonly url?: string;
  /** How the server of the URL is reached; a backend has policies of its own. */
  readonly policies?: GuardConnection | undefined;
}
