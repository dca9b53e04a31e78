import { every } from "@edge-gateway/kernel/callbacks";
import type { ServerResponse } from "node:http";
import { SSE_KEEPALIVE, SSE_READY, encodeSse } from "@edge-gateway/trace/encode";
import type { RecordedEvent } from "@edge-gateway/trace/recorder";
import type { TraceRecord } from "@edge-gateway/generated/types/index.ts";
import type { TraceHub, TraceWatcher, WatcherLimits } from "../observe/trace-sink.ts";
import { SAFE_HEADERS } from "./router.ts";

/** The fields of a stream; nothing on its way may keep it. */
export const STREAM_HEADERS = {
  "content-type": "text/event-stream",
  "cache-control": "no-cache",
} as const;

export interface TraceStreamLimits {
  readonly maxQueuedTraceRecords: number;
  readonly traceKeepaliveMilliseconds: number;
}

/** Where a queue writes to: false means full, until it says that it is drained. */
export interface Sink {
  write(text: string): boolean;
  end(): void;
}

/**
 * Records on their way to a reader. Up to the limit they wait for a slow one; what comes then is
 * lost until the reader has caught up, and a record that says how many were lost is there.
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

  /** The reader takes more. */
  drained(): void {
    this.#full = false;
    const waiting = this.#waiting;
    let next = 0;
    while (next < waiting.length && !this.#full) this.#write(waiting[next++] ?? "");
    this.#waiting = waiting.slice(next);
    if (this.#waiting.length === 0) this.#reportLoss();
    this.#endIfEmpty();
  }

  /** Nothing follows; the sink ends when the reader has everything. */
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

/** A Unix socket has no addresses: all that use it count as one client. */
const UNIX_CLIENT = "unix";

/** Streams the trace of the next request; returns the limit that refuses it, if one does. */
export function streamTrace(
  response: ServerResponse,
  hub: TraceHub,
  detail: boolean,
  limits: TraceStreamLimits,
): keyof WatcherLimits | undefined {
  const queue = new RecordQueue(response, limits.maxQueuedTraceRecords);
  const watcher: TraceWatcher = {
    client: response.req.socket.remoteAddress ?? UNIX_CLIENT,
    detail,
    record: (event) => {
      keepalive.refresh();
      queue.push(event);
    },
    finished: () => queue.end(),
  };
  const refusal = hub.watch(watcher);
  if (refusal !== undefined) return refusal;
  const keepalive = every(
    limits.traceKeepaliveMilliseconds,
    () => response.writableNeedDrain || response.write(SSE_KEEPALIVE),
    () => response.destroy(),
  );
  response.on("drain", () => queue.drained());
  response.on("close", () => {
    clearInterval(keepalive);
    hub.cancel(watcher);
  });
  response.writeHead(200, { ...SAFE_HEADERS, ...STREAM_HEADERS });
  response.write(SSE_READY);
  return undefined;
}
