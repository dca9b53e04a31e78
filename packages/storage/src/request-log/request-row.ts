/** A record of the log of requests as the database has it. Unknown names are empty. */
export interface RequestRow {
  /** When the request arrived, in milliseconds since 1970. */
  readonly at: number;
  /** A random number: together with the time it names the record. */
  readonly id: number;
  readonly kind: string;
  readonly key: string;
  readonly user: string;
  readonly team: string;
  readonly model: string;
  readonly provider: string;
  readonly route: string;
  readonly status: number;
  /** The text of the error; not empty if the request has failed. */
  readonly error: string;
  readonly trace: string;
  readonly milliseconds: number;
  /** Tokens and cost; null if they are not known. */
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
  readonly nanodollars: number | null;
  /** The other fields as JSON. */
  readonly more: string;
}

/** The columns in the order of `RequestRow`, with their types, which both databases know. */
export const COLUMNS: readonly (readonly [
  field: keyof RequestRow,
  column: string,
  type: string,
])[] = [
  ["at", "at", "bigint"],
  ["id", "id", "bigint"],
  ["kind", "kind", "text"],
  ["key", "key_name", "text"],
  ["user", "user_name", "text"],
  ["team", "team", "text"],
  ["model", "model", "text"],
  ["provider", "provider", "text"],
  ["route", "route", "text"],
  ["status", "status", "integer"],
  ["error", "error", "text"],
  ["trace", "trace", "text"],
  ["milliseconds", "milliseconds", "bigint"],
  ["inputTokens", "input_tokens", "bigint"],
  ["outputTokens", "output_tokens", "bigint"],
  ["nanodollars", "nanodollars", "bigint"],
  ["more", "more", "text"],
];

const NUMBERS: ReadonlySet<string> = new Set(["integer", "bigint"]);

/** A row of a result as a record; PostgreSQL gives large integers as texts. */
export function rowOf(result: Readonly<Record<string, unknown>>): RequestRow {
  const fields = COLUMNS.map(([field, column, type]) => {
    const value = result[column];
    return [field, value !== null && NUMBERS.has(type) ? Number(value) : value] as const;
  });
  // Every column of the tables is one of these fields with its type.
  return Object.fromEntries(fields) as unknown as RequestRow;
}
