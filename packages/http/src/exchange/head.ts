/**
 * The fields of a request's or response's head, whatever carries them: bytes of HTTP/1.1, a list of
 * HTTP/2, or a response that the gateway makes itself. Every implementation passes `head.suite.ts`.
 *
 * Names are given in lower case. Values are latin1 strings without the surrounding white space.
 * Fields that belong to the connection (RFC 9110 section 7.6.1) and the framing of the body
 * (content-length, transfer-encoding) can be read, but only the engine writes them: to edit them has
 * no effect. A name that is not a token in lower case, or a value with control characters, throws a
 * TypeError: both would let whoever chose them write fields of their own.
 */
export interface Head {
  /** The value; several fields of the name are joined with ", " (cookie: "; "); undefined if none. */
  get(name: string): string | undefined;
  /** Each value of the name in order of arrival; empty if none. */
  getAll(name: string): readonly string[];
  has(name: string): boolean;
  /** Replaces every field of the name by one. */
  set(name: string, value: string): void;
  /** Adds a field after those of the same name. */
  add(name: string, value: string): void;
  remove(name: string): void;
  /** The names of the fields that begin with a text, in any order; `host` is not looked at. */
  namesWith(start: string): readonly string[];
  /** Lower-case name and value of every field, in order. */
  entries(): Iterable<readonly [name: string, value: string]>;
}

/** The field `host` is the authority: to set it assigns that, and it cannot be removed. */
export interface RequestHead extends Head {
  /** As received; case-sensitive (RFC 9110 section 9.1). */
  readonly method: string;
  /** What is sent as request target: origin-form path with query, e.g. `/a?b=c`; assignable. */
  target: string;
  /** `target` up to the first "?". */
  readonly path: string;
  /** `target` after the first "?"; undefined when it has none. */
  readonly query: string | undefined;
  /** Host and optional port that the client asked for (Host field or absolute-form target); assignable. */
  authority: string;
  readonly scheme: "http" | "https";
  /** "1.0", "1.1" or "2". */
  readonly version: string;
  /** Remembers fields, target and authority as they are now; what it returns brings them back. */
  mark(): () => void;
}

export interface ResponseHead extends Head {
  status: number;
}
