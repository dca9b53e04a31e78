import type { BackendObjectRef } from "@edge-gateway/generated/types/index.ts";
import type { TlsPolicy } from "./tls/tls-policy.ts";

/** The target of one of the gateway's own calls. */
export interface OutboundTarget {
  /** The absolute URL of the server: `http` or `https`. */
  readonly url: string;
  /** Origins of equivalent servers; unset: only the URL's own server. */
  readonly origins?: readonly string[];
  /** A Unix socket to use instead of the URL's host and port. */
  readonly socketPath?: string;
  /** Maximum milliseconds for a connection and its TLS handshake; unset: only the call itself is limited. */
  readonly connectTimeout?: number;
  /**
   * The TLS settings, only for `https`; unset: the system's certificate authorities are trusted, for the
   * URL's host.
   */
  readonly tls?: TlsPolicy;
}

/**
 * Returns what identifies a target in all threads: of equivalent servers, each of them has any one in its URL.
 */
export function identityOf({ url, origins, ...rest }: OutboundTarget): readonly unknown[] {
  if (origins === undefined) return [url, rest];
  const { pathname, search } = new URL(url);
  return [origins.toSorted(), pathname + search, rest];
}

/**
 * Resolves a policy's backend reference for the gateway's own call.
 * @param path of the reference in the configuration, for problems
 * @param requestPath of the call, with its leading slash
 * @returns undefined, with a reported problem, if the reference is broken
 */
export type FindEndpoint = (
  path: string,
  reference: BackendObjectRef,
  requestPath: string,
) => OutboundTarget | undefined;
