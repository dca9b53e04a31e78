/**
 * The headers of a request or response, independent of their representation: HTTP/1.1 bytes, an
 * HTTP/2 list, or the gateway's own response. Every implementation passes `head.suite.ts`.  Names
 * are given in lower case. Values are latin1 strings without surrounding white space.
 * Connection-specific headers (RFC 9110 section 7.6.1) and framing headers (content-length,
 * transfer-encoding) can be read, but only the engine writes them: edits have no effect. An invalid
 * name, or a value with control characters, throws a TypeError, because it would allow header
 * injection.
 */
export interface Head {
  /**
   * The value; several headers with the name are joined with ", " (cookie: "; "); undefined if
   * there is none.
   */
  get(name: string): string | undefined;
  /** Every value of the name in order; empty if there is none. */
  getAll(name: string): readonly string[];
  has(name: string): boolean;
  /** Replaces all headers with the name by one. */
  set(name: string, value: string): void;
  /** Adds a header after those with the same name. */
  add(name: string, value: string): void;
  remove(name: string): void;
  /** The names of the fields that begin with a text, in any order; never `host`. */
  namesWith(start: string): readonly string[];
  /** Lower-case name and value of every field, in order. */
  entries(): Iterable<readonly [name: string, value: string]>;
}

/**
 * The header `host` is the authority: setting it assigns the authority, and it cannot be removed.
 */
export interface RequestHead extends Head {
  /** The method as received; it is case-sensitive (RFC 9110 section 9.1). */
  readonly method: string;
  /** The request target: the origin-form path with query, e.g. `/a?b=c`; assignable. */
  target: string;
  /** `target` up to the first "?". */
  readonly path: string;
  /** `target` after the first "?"; undefined when it has none. */
  readonly query: string | undefined;
  /**
   * Host and optional port that the client requested (Host or absolute-form target); assignable.
   */
  authority: string;
  readonly scheme: "http" | "https";
  /** The HTTP version: "1.0", "1.1" or "2". */
  readonly version: string;
  /**
   * The protocols that the request wants to switch to and the engine asks the upstream for (RFC 9110 section
   * 7.8), only WebSocket if that is one of them; undefined: the request stays HTTP, whatever its headers say.
   */
  readonly upgrade?: string | undefined;
  /** Saves headers, target and authority; the returned function restores them. */
  mark(): () => void;
}

export interface ResponseHead extends Head {
  status: number;
  /** The value of Content-Length as received; negative if there is none. */
  readonly contentLength: number;
}
