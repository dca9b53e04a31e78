// Generated from schemas/ by `npm run generate`: do not edit.

/** A CEL expression in a type. */
export interface CelPlace {
  /** The names of the properties down to it; `*` stands for every item of a list or entry of a map. */
  readonly path: readonly string[];
  readonly scope: "llm" | "request";
  readonly result: "any" | "bool" | "string";
  /** A duration such as `1s` may stand there as it is. */
  readonly or?: "duration";
}

/** The expressions of every type that has some; those of types that it refers to stand at that type. */
export const CEL_PLACES = {
  AuthorizationPolicy: [{"path":["matchExpressions","*"],"scope":"request","result":"bool"}],
  ConditionalDirectResponse: [{"path":["condition"],"scope":"request","result":"bool"}],
  ConditionalTarget: [{"path":["when"],"scope":"llm","result":"bool"}],
  DirectResponse: [{"path":["bodyExpression"],"scope":"request","result":"any"}],
  DirectResponseAnswer: [{"path":["bodyExpression"],"scope":"request","result":"any"}],
  DirectResponseHeader: [{"path":["value"],"scope":"request","result":"any"}],
  ExtractionLocation: [{"path":["expression"],"scope":"request","result":"string"}],
  ModelFieldTransformation: [{"path":["expression"],"scope":"llm","result":"any"}],
} as const satisfies Readonly<Record<string, readonly CelPlace[]>>;
