/** Where the variables of an expression come from; asked lazily, by top-level name. */
export interface Bindings {
  /** A JSON value, or undefined when the variable is absent now. */
  lookup(name: string): unknown;
}

/** The variables that a place offers. A name that is not among them is an error of compilation. */
export interface Scope {
  readonly variables: Readonly<Record<string, CelType>>;
}

/** `dyn` is JSON of unknown shape; an object type lists its known fields. */
export type CelType =
  | "dyn"
  | "bool"
  | "int"
  | "double"
  | "string"
  | "bytes"
  | "timestamp"
  | "duration"
  | { readonly list: CelType }
  | { readonly map: CelType }
  | { readonly object: Readonly<Record<string, CelType>> };

export interface CelProblem {
  readonly message: string;
  /** Offset in UTF-16 units from the start of the expression. */
  readonly offset: number;
}

export interface CompiledExpression {
  readonly source: string;
  /** Top-level variables that it reads, and whether it reads a body: known without evaluation. */
  readonly variables: ReadonlySet<string>;
  readonly readsRequestBody: boolean;
  readonly readsResponseBody: boolean;
  /** The value as JSON (bytes as Uint8Array). @throws CelError when it fails. */
  evaluate(bindings: Bindings): unknown;
  /** True only for a value of true; a failure or any other value is false. */
  test(bindings: Bindings): boolean;
}
