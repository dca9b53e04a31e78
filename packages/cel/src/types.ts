/**
 * The source of an expression's variables. A top-level name is looked up only when the expression reads it.
 */
export interface Bindings {
  /**
   * The value of a variable as JSON; undefined if the variable has no value at this time. A part that is
   * expensive to compute can be a `Fields`, and a part that cannot be computed can be the result of
   * `unavailable`. Bytes are a Uint8Array, and instants are a Date.
   */
  lookup(name: string): unknown;
}

/** The variables that the scope offers. Any other name is a compile error. */
export interface Scope {
  readonly variables: Readonly<Record<string, CelType>>;
  /**
   * The variables of the scope that this build never sets, each with the policy that will set it. Using one
   * is also a compile error.
   */
  readonly planned?: Readonly<Record<string, string>>;
  /** The variables that only other scopes have, each with the names of these scopes. */
  readonly elsewhere?: Readonly<Record<string, readonly string[]>>;
}

/** A CEL type. `dyn` is JSON of unknown shape; an object type lists its known fields. */
export type CelType =
  | "dyn"
  | "null"
  | "bool"
  | "int"
  | "uint"
  | "double"
  | "string"
  | "bytes"
  | "timestamp"
  | "duration"
  | "type"
  | "ip"
  | "cidr"
  | { readonly list: CelType }
  /**
   * A map type. Keys are strings by default; with `ignoresCase`, all keys are in lower case and
   * lookups ignore case.
   */
  | { readonly map: CelType; readonly key?: CelType; readonly ignoresCase?: true }
  | { readonly object: Readonly<Record<string, CelType>> }
  | { readonly optional: CelType }
  /** A type parameter, which the arguments of a call determine; only in signatures of functions. */
  | { readonly parameter: string };

export interface CelProblem {
  readonly message: string;
  /** The position in the expression, in UTF-16 units from its start. */
  readonly offset: number;
  /** Whether the expression is valid but uses a feature that this build does not have yet. */
  readonly isPlanned?: true;
}

export interface CompileOptions {
  /** The allowed types of the result; unset allows any type. */
  readonly results?: readonly CelType[];
  /** Maximum length in characters; unset means the limit for CEL expressions in configurations. */
  readonly maximumLength?: number;
}

/** A value as a body: strings and bytes unchanged, any other value as JSON. */
export type CelContent = Uint8Array | { readonly text: string; readonly isJson: boolean };

export interface CompiledExpression {
  readonly source: string;
  /**
   * The top-level variables that the expression reads, and whether it reads a body; known before
   * any evaluation.
   */
  readonly variables: ReadonlySet<string>;
  readonly readsRequestBody: boolean;
  readonly readsResponseBody: boolean;
  /** Whether the expression reads the response of a language model. */
  readonly readsModelTexts: boolean;
  /**
   * The result as JSON; bytes stay bytes at the top level.
   * @throws CelError if the evaluation fails
   */
  evaluate(bindings: Bindings): unknown;
  /**
   * The result as in {@link evaluate}, and the units of work that it took.
   * @throws CelError if the evaluation fails
   */
  measure(bindings: Bindings): { readonly value: unknown; readonly cost: number };
  /**
   * The result as a body.
   * @throws CelError if the evaluation fails
   */
  content(bindings: Bindings): CelContent;
  /**
   * Tests an expression: true only if the result is true; false for a failure or any other result.
   */
  test(bindings: Bindings): boolean;
}
