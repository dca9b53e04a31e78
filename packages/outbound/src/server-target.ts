import type {
  BackendObjectRef,
  ParsedGuardConnection,
} from "@edge-gateway/generated/types/index.ts";
import type { Upstream } from "@edge-gateway/http";

/** A server that the gateway itself calls through its connection pools. */
export interface ServerTarget {
  readonly upstream: Upstream;
  /**
   * Identifies the target: equal for targets that are reached in the same way. The text may contain secrets.
   */
  readonly key: string;
  /** The Host header of the call. */
  readonly authority: string;
  readonly secure: boolean;
  /** The path of the URL; `/` if the URL has no path. */
  readonly path: string;
}

/** The target of a call: exactly one of URL and backend. */
export interface ServerReference {
  readonly backendRef?: BackendObjectRef;
  readonly url?: string;
  /** Connection policies for the URL's server; unset for a backend, which has policies of its own. */
  readonly policies?: ParsedGuardConnection | undefined;
}
