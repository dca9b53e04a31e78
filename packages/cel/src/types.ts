/** Where the variables of an expression come from; asked lazily, by top-level name. */
export interface Bindings {
  /**
   * JSON, or undefined when the variable is absent now. A part that is costly to make can be a `Fields`, a part that
   * cannot be had is what `unavailable` gives; bytes are a Uint8Array, instants a Date.
   */
  lookup(name: string): unknown;
}

/** The variables that a place offers. A name that is not among them is an error of compilation. */
export interface Scope {
  readonly variables: Readonly<Record<string, CelType>>;
  /** Those of them that nothing sets in this build, with the policy that will: an error of compilation too. */
  readonly planned?: Readonly<Record<string, string>>;
  /** The scopes that have a variable which this one has not, by name. */
  readonly elsewhere?: Readonly<Record<string, readonly string[]>>;
}

/** `dyn` is JSON of unknown shape; an object type lists its known fields. */
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
  /** Keys are strings unless said otherwise; with `ignoresCase` all are in lower case and asked for in any. */
  | { readonly map: CelType; readonly key?: CelType; readonly ignoresCase?: true }
  | { readonly object: Readonly<Record<string, CelType>> }
  | { readonly optional: CelType }
  /** A type that the arguments of a call decide; only in signatures of functions. */
  | { readonly parameter: string };

export interface CelProblem {
  readonly message: string;
  /** Offset in UTF-16 units from the start of the expression. */
  readonly offset: number;
  /** Whether the expression is right, and this build cannot run it yet. */
  readonly isPlanned?: true;
}

export interface CompileOptions {
  /** What the value has to be one of; anything when unset. */
  readonly results?: readonly CelType[];
  /** Characters; the limit of the configuration's CEL expressions when unset. */
  readonly maximumLength?: number;
}

/** A value as a body: strings and bytes as they are, everything else as JSON. */
export type CelContent = Uint8Array | { readonly text: string; readonly isJson: boolean };

export interface CompiledExpression {
  readonly source: string;
  /** Top-level variables that it reads, and whether it reads a body: known without evaluation. */
  readonly variables: ReadonlySet<string>;
  readonly readsRequestBody: boolean;
  readonly readsResponseBody: boolean;
  /** Whether it reads what a language model says. */
  readonly readsModelTexts: boolean;
  /** The value as JSON; bytes stay, unless they are within another value. @throws CelError when it fails. */
  evaluate(bindings: Bindings): unknown;
  /** The value as a body. @throws CelError when it fails. */
  content(bindings: Bindings): CelContent;
  /** True only for a value of true; a failure or any other value is false. */
  test(bindings: Bindings): boolean;
}
