import { every } from "@edge-gateway/kernel/process/callbacks";
import type { ServerResponse } from "node:http";
import { SSE_KEEPALIVE, SSE_READY, encodeSse } from "@edge-gateway/trace/encode";
import type { RecordedEvent } from "@edge-gateway/trace/recorder";
import type { TraceRecord } from "@edge-gateway/generated/types/index.ts";
import type {
  TraceHub,
  TraceWatcher,
  WantedRequests,
  WatcherLimits,
} from "@edge-gateway/gateway/observe/traces/trace-hub";
import { SAFE_HEADERS } from "./router.ts";

/** The headers of a trace stream; proxies must not buffer the stream. */
export const STREAM_HEADERS = {
  "content-type": "text/event-stream",
  "cache-control": "no-cache",
} as const;

export interface TraceStreamLimits {
  readonly maxQueuedTraceRecords: number;
  readonly traceKeepaliveMilliseconds: number;
}

/** The output of the queue: `write` returns `false` when the output is full until a drain event. */
export interface Sink {
  write(text: string): boolean;
  end(): void;
}

/**
 * Queues records for a reader, up to a limit. Beyond it, records are dropped until the reader has
 * caught up; then one record reports how many were lost.
 */
export class RecordQueue {
  readonly #sink: Sink;
  readonly #limit: number;
  #waiting: string[] = [];
  #lost = 0;
  #lastEvent = 0;
  #full = false;
  #ended = false;

  constructor(sink: Sink, limit: number) {
    this.#sink = sink;
    this.#limit = limit;
  }

  push(event: RecordedEvent): void {
    this.#lastEvent = event.eventEnd;
    if (this.#lost > 0 || this.#waiting.length >= this.#limit) this.#lost++;
    else if (this.#full) this.#waiting.push(event.json);
    else this.#write(event.json);
  }

  /** Called when the reader can receive more. */
  drained(): void {
    this.#full = false;
    const waiting = this.#waiting;
    let next = 0;
    while (next < waiting.length && !this.#full) this.#write(waiting[next++] ?? "");
    this.#waiting = waiting.slice(next);
    if (this.#waiting.length === 0) this.#reportLoss();
    this.#endIfEmpty();
  }

  /** Ends the queue; the output ends when the reader has received every record. */
  end(): void {
    this.#ended = true;
    this.#endIfEmpty();
  }

  #reportLoss(): void {
    if (this.#lost === 0) return;
    const record: TraceRecord = {
      eventStart: null,
      eventEnd: this.#lastEvent,
      severity: "warn",
      message: { type: "recordsLost", lost: this.#lost },
    };
    this.#lost = 0;
    this.#write(JSON.stringify(record));
  }

  #endIfEmpty(): void {
    if (this.#ended && this.#waiting.length === 0 && this.#lost === 0) this.#sink.end();
  }

  #write(json: string): void {
    this.#full = !this.#sink.write(encodeSse(json));
  }
}

/** Who watches, and which requests; without `wanted`, the next request of anyone. */
export interface TraceDemand extends Pick<TraceWatcher, "client" | "detail"> {
  readonly wanted?: Omit<WantedRequests, "ready">;
}

/** Streams the traces of the next requests; returns the limit that refuses the watcher, if any. */
export function streamTrace(
  response: ServerResponse,
  hub: TraceHub,
  { client, detail, wanted }: TraceDemand,
  limits: TraceStreamLimits,
): keyof WatcherLimits | undefined {
  const queue = new RecordQueue(response, limits.maxQueuedTraceRecords);
  const watcher: TraceWatcher = {
    client,
    detail,
    record: (event) => {
      keepalive.refresh();
      queue.push(event);
    },
    finished: () => queue.end(),
  };
  const ready = (): void => {
    response.writeHead(200, { ...SAFE_HEADERS, ...STREAM_HEADERS });
    response.write(SSE_READY);
  };
  const refusal =
    wanted === undefined ? hub.watch(watcher) : hub.watchMatching(watcher, { ...wanted, ready });
  if (refusal !== undefined) return refusal;
  const keepalive = every(
    limits.traceKeepaliveMilliseconds,
    () => !response.headersSent || response.writableNeedDrain || response.write(SSE_KEEPALIVE),
    () => response.destroy(),
  );
  response.on("drain", () => queue.drained());
  response.on("close", () => {
    clearInterval(keepalive);
    hub.cancel(watcher);
  });
  if (wanted === undefined) ready();
  return undefined;
}

/** What a client is told whom a limit refuses. */
export function watcherRefusal(limit: keyof WatcherLimits, limits: WatcherLimits): string {
  const whose = limit === "maxTraceWatchers" ? "" : " by your address";
  return `${limits[limit]} traces are already open${whose}; close one, or raise config.observability.${limit}`;
}
