import type { StoreLocation } from "@edge-gateway/storage/open-store";
import type {
  RequestFilter,
  RequestPage,
  RequestPlace,
  SearchOrder,
  Spending,
  SpendingOrder,
} from "@edge-gateway/storage/request-log/request-log-store";
import type { RequestRow } from "@edge-gateway/storage/request-log/request-row";

/** What the thread of the log gets at its start. */
export interface LogStart {
  readonly location: StoreLocation;
  /** The shared memory of the queue between the workers and this thread. */
  readonly memory: SharedArrayBuffer;
  /** Milliseconds for which records and sums are kept. */
  readonly recordTime: number;
  readonly hourlySumTime: number;
  readonly dailySumTime: number;
}

/** Questions about the log, and their answers. */
export interface LogAnswers {
  readonly search: RequestPage;
  readonly record: RequestRow | undefined;
  readonly spending: Spending;
}

/** A question about the log. */
export type LogQuestion =
  | { readonly kind: "search"; readonly order: SearchOrder }
  | { readonly kind: "record"; readonly place: RequestPlace }
  | { readonly kind: "spending"; readonly order: SpendingOrder };

/** Messages to the thread of the log. */
export type ToLog =
  | { readonly kind: "records"; readonly lines: Uint8Array<ArrayBuffer> }
  | { readonly kind: "question"; readonly id: number; readonly question: LogQuestion }
  /** Whether written records are sent back. */
  | { readonly kind: "tail"; readonly isWatched: boolean }
  /** Writes what is left, and ends. */
  | { readonly kind: "end" };

/** Messages from the thread of the log. */
export type FromLog =
  | { readonly kind: "state"; readonly state: LogState }
  | { readonly kind: "answer"; readonly id: number; readonly answer: LogAnswers[keyof LogAnswers] }
  | { readonly kind: "failed"; readonly id: number; readonly reason: string }
  | { readonly kind: "written"; readonly rows: readonly RequestRow[] }
  | { readonly kind: "ended" };

/** What the thread has done since its start. */
export interface LogState {
  readonly written: number;
  readonly dropped: number;
  /** Why records cannot be written; empty if they can. */
  readonly problem: string;
}

/** Which written records a reader wants. */
export type TailFilter = Omit<RequestFilter, "from" | "to">;
