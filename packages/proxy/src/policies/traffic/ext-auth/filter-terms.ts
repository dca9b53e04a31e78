/**
 * The requirements of a filter of the Gateway API beyond those of a policy
 * (HTTPExternalAuthFilter).
 */
export interface FilterTerms {
  /** Headers, in lower case, that a gRPC server gets; unset: all. */
  readonly sentHeaders?: ReadonlySet<string>;
  /** The prefix of the path of a request to an HTTP server; unset: none. */
  readonly pathPrefix?: string;
  /** Whether all headers with which an HTTP server allows a request are added to it. */
  readonly addsAllHeaders?: boolean;
  /** Whether the host of a request stays as it is, whatever the server responds. */
  readonly keepsHost?: boolean;
}

/** Whether a server's edit of this header, in lower case, takes effect. */
export function mayEdit(name: string, { keepsHost = false }: FilterTerms): boolean {
  return !keepsHost || (name !== "host" && name !== ":authority");
}
