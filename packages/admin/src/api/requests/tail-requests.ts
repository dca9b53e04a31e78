import type { ServerResponse } from "node:http";
import { every } from "@edge-gateway/kernel/process/callbacks";
import type { RequestRow } from "@edge-gateway/storage/request-log/request-row";
import { encodeSse, SSE_KEEPALIVE, SSE_READY } from "@edge-gateway/trace/encode";
import { TAIL_BYTES } from "@edge-gateway/request-log/store/bounds";
import type { TailFilter } from "@edge-gateway/request-log/store/messages";
import { SAFE_HEADERS } from "../../router.ts";
import { STREAM_HEADERS } from "../../trace-stream.ts";
import type { ApiRequest } from "../operation.ts";
import type { ApiParts } from "../parts.ts";
import { tailFilterOf } from "./request-query.ts";
import { shownRequest } from "./shown-request.ts";

interface Tail {
  readonly query: ApiRequest<"tailRequests">["query"];
  readonly response: ServerResponse;
  /** Milliseconds between two signs of life. */
  readonly keepalive: number;
}

const EXACT = ["kind", "key", "user", "team", "model", "provider", "route", "trace"] as const;

/** Streams records as they are written, until the reader goes. */
export function tailRequests(
  log: NonNullable<ApiParts["requestLog"]>,
  { query, response, keepalive }: Tail,
): void {
  const filter = tailFilterOf(query);
  const stop = log.watch((rows) => {
    for (const row of rows)
      if (isWanted(row, filter) && response.writableLength < TAIL_BYTES)
        response.write(encodeSse(JSON.stringify(shownRequest(row))));
  });
  const timer = every(
    keepalive,
    () => response.writableNeedDrain || response.write(SSE_KEEPALIVE),
    () => response.destroy(),
  );
  response.on("close", () => {
    clearInterval(timer);
    stop();
  });
  response.writeHead(200, { ...SAFE_HEADERS, ...STREAM_HEADERS });
  response.write(SSE_READY);
}

function isWanted(row: RequestRow, filter: TailFilter): boolean {
  const { status: [lowest, highest] = [0, Infinity], error = "" } = filter;
  return (
    EXACT.every((name) => filter[name] === undefined || row[name] === filter[name]) &&
    row.status >= lowest &&
    row.status <= highest &&
    row.error.toLowerCase().includes(error.toLowerCase())
  );
}
