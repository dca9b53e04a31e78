/** What a filter of the Gateway API asks for beyond a policy (HTTPExternalAuthFilter). */
export interface FilterTerms {
  /** Headers, in lower case, that a gRPC server gets; unset: all. */
  readonly sentHeaders?: ReadonlySet<string>;
  /** Comes before the path of a request to an HTTP server; unset: nothing does. */
  readonly pathPrefix?: string;
  /** Whether all headers with which an HTTP server allows a request are added to it. */
  readonly addsAllHeaders?: boolean;
  /** Whether the host of a request stays as it is, whatever the server says. */
  readonly keepsHost?: boolean;
}

/** Whether a server's edit of this header, in lower case, takes effect. */
export function mayEdit(name: string, { keepsHost = false }: FilterTerms): boolean {
  return !keepsHost || (name !== "host" && name !== ":authority");
}
