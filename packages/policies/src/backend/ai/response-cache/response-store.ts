import type { KeptResponse } from "./kept-response.ts";

/** A cached response; undefined if there is none. */
export type FoundResponse = KeptResponse | "unavailable" | undefined;

/** Keeps responses of language models, each for its own time. */
export interface ResponseStore {
  find(key: string): FoundResponse | Promise<FoundResponse>;
  keep(key: string, response: KeptResponse, milliseconds: number): void;
  close(): void;
}

/** The cached responses of a thread. */
export interface KeptResponses {
  readonly store: ResponseStore;
  /** The maximum size of a cached body. */
  readonly maxBodyBytes: number;
}
