/** What a filter of the Gateway API requires beyond what a policy requires (HTTPExternalAuthFilter). */
export interface FilterTerms {
  /** Headers, in lower case, that are sent to a gRPC server; unset: all headers. */
  readonly sentHeaders?: ReadonlySet<string>;
  /** The prefix for the path of a request to an HTTP server; unset: no prefix. */
  readonly pathPrefix?: string;
  /** Whether a request gets all headers of the HTTP response that allows it. */
  readonly addsAllHeaders?: boolean;
  /** Whether a request keeps its host, whatever the server responds. */
  readonly keepsHost?: boolean;
}

/** Whether the server's edit of this header, given in lower case, takes effect. */
export function mayEdit(name: string, { keepsHost = false }: FilterTerms): boolean {
  return !keepsHost || (name !== "host" && name !== ":authority");
}
