import type { Period } from "./periods.ts";
import type { RequestRow } from "./request-row.ts";
import type { Dimension, RequestSum } from "./request-sums.ts";

/** Which records are wanted: those with all of these. */
export interface RequestFilter {
  /** The earliest time, in milliseconds since 1970. */
  readonly from: number;
  /** The end, which is excluded. */
  readonly to: number;
  readonly kind?: string | undefined;
  readonly key?: string | undefined;
  readonly user?: string | undefined;
  readonly team?: string | undefined;
  readonly model?: string | undefined;
  readonly provider?: string | undefined;
  readonly route?: string | undefined;
  /** The lowest and the highest status. */
  readonly status?: readonly [lowest: number, highest: number] | undefined;
  /** A part of the text of the error. */
  readonly error?: string | undefined;
  readonly trace?: string | undefined;
}

/** A record, by time and id. */
export type RequestPlace = Pick<RequestRow, "at" | "id">;

/** A part of a search. */
export interface SearchOrder {
  readonly filter: RequestFilter;
  readonly limit: number;
  /** The records older than this one are wanted; unset: all. */
  readonly after?: RequestPlace | undefined;
}

/** Records, the newest first. */
export interface RequestPage {
  readonly rows: readonly RequestRow[];
  /** Where the search continues; undefined if there are no further records. */
  readonly next: RequestPlace | undefined;
}

/** Which sums are wanted. */
export interface SpendingOrder {
  readonly dimension: Exclude<Dimension, "total">;
  readonly period: Period;
  readonly from: number;
  readonly to: number;
  /** The only group; unset: all. */
  readonly name?: string | undefined;
  /** The number of groups. */
  readonly limit: number;
}

/** The sums of a time, by group and by period. */
export interface Spending {
  /** The most expensive first. */
  readonly groups: readonly (RequestSum & { readonly name: string })[];
  readonly omitted: number;
  /** The earliest first. */
  readonly points: readonly (RequestSum & { readonly start: number })[];
}

/** The earliest times of what is kept. */
export interface Retention {
  readonly records: number;
  readonly hourlySums: number;
  readonly dailySums: number;
}

/** The log of requests in a database. Every method rejects while the database cannot be used. */
export interface RequestLogStore {
  /** Writes records and adds them to the sums, all or nothing; records that are already there are not added again. */
  write(rows: readonly RequestRow[]): Promise<void>;
  search(order: SearchOrder): Promise<RequestPage>;
  record(place: RequestPlace): Promise<RequestRow | undefined>;
  spending(order: SpendingOrder): Promise<Spending>;
  /** Makes room for the records of a day, before the first of them comes. */
  prepare(at: number): Promise<void>;
  /** Deletes what is too old. */
  expire(retention: Retention): Promise<void>;
  close(): Promise<void>;
}
