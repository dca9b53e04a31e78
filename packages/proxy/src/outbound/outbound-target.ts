import type { BackendObjectRef } from "@edge-gateway/generated/types/index.ts";
import type { TlsPolicy } from "../tls/tls-policy.ts";

/** Where the gateway itself sends a call. */
export interface OutboundTarget {
  /** Absolute; `http` or `https`. */
  readonly url: string;
  /** Origins of all servers, any of which takes a call; unset: that of the URL alone. */
  readonly origins?: readonly string[];
  /** A Unix socket instead of the host and port of the URL. */
  readonly socketPath?: string;
  /** Only with `https`; without it the system's roots and the host of the URL decide. */
  readonly tls?: TlsPolicy;
}

/**
 * Where a call of the gateway itself to a backend goes.
 * @param path of the reference, for problems
 * @param requestPath of the call, with its leading slash
 * @returns undefined, with a problem reported, when the reference leads nowhere
 */
export type FindEndpoint = (
  path: string,
  reference: BackendObjectRef,
  requestPath: string,
) => OutboundTarget | undefined;
