// Generated from schemas/ by `npm run generate`: do not edit.

/** What of a type this build does not run. */
export interface PlannedParts {
  /** Whether the type as a whole is planned, wherever it occurs. */
  readonly all?: true;
  readonly properties?: readonly string[];
  /** The planned values of enums, by the property that has the enum. */
  readonly values?: Readonly<Record<string, readonly string[]>>;
  /** The number of items from which a list is planned, by property. */
  readonly minItems?: Readonly<Record<string, number>>;
}

/** The planned parts of every type that has some. */
export const PLANNED = {
} as const satisfies Readonly<Record<string, PlannedParts>>;

/** The properties of a type without those that are planned. */
export type Running<Properties, Type extends string> = Omit<
  Properties,
  Type extends keyof typeof PLANNED
    ? (typeof PLANNED)[Type] extends { readonly properties: readonly (infer Name)[] }
      ? Name & string
      : never
    : never
>;
