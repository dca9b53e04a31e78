import type { Fields } from "@edge-gateway/kernel/log/logger";
import type { FinishedExchange } from "../exchange/telemetry.ts";
import { fieldsOf } from "./access-log.ts";

const HOST_AND_PORT = /^(.*):(\d+)$/;
const BRACKETS = /^\[|\]$/g;

/**
 * Renames fields to the OpenTelemetry conventions for HTTP. Fields that the conventions do not have keep the
 * gateway's names.
 */
export function otelFieldsOf(request: FinishedExchange): Fields {
  const { exchange, redaction } = request;
  const { original, stream, request: head } = exchange;
  const { remoteAddress, remotePort } = stream.downstream;
  const query = queryOf(original.target);
  return {
    ...renamed(fieldsOf(request)),
    "client.address": exchange.client ?? remoteAddress,
    "client.port": exchange.client === undefined ? remotePort : undefined,
    ...serverOf(original.authority),
    "url.query": query === undefined ? undefined : redaction.query(query),
    "network.protocol.version": head.version,
  };
}

const NAMES: Readonly<Record<string, string>> = {
  "src.addr": "client.address",
  "http.method": "http.request.method",
  "http.host": "server.address",
  "http.path": "url.path",
  "http.version": "network.protocol.version",
  "http.status": "http.response.status_code",
};

/** The two names of the same field, in both directions: removing one name removes the other. */
export const SYNONYMS: ReadonlyMap<string, string> = new Map(
  Object.entries(NAMES).flatMap(([own, otel]) => [
    [own, otel],
    [otel, own],
  ]),
);

/** Renames fields, in their order. */
function renamed(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [NAMES[name] ?? name, value]),
  );
}

/** The attributes for the host and port of a server. */
export function serverOf(authority: string): Fields {
  const [, host = authority, port] = HOST_AND_PORT.exec(authority) ?? [];
  return {
    "server.address": host.replaceAll(BRACKETS, ""),
    "server.port": port === undefined ? undefined : Number(port),
  };
}

function queryOf(target: string): string | undefined {
  const start = target.indexOf("?") + 1;
  return start === 0 ? undefined : target.slice(start);
}
