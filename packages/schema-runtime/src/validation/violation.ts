/** A violation of a schema by a value. */
export interface Violation {
  /** The place: a JSON pointer (RFC 6901) to the value, or to the property that is not allowed. */
  readonly pointer: string;
  /** The keyword of the schema that refuses the value. */
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** What is wrong, to be read after the path: `must be at most 256 characters long`. */
  readonly message: string;
}
