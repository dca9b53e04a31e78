import type { AdminRequestRecord } from "@edge-gateway/generated/types/index.ts";

/** A record of the log of requests in one line. */
export function requestLine(record: AdminRequestRecord): string {
  const { timestamp, kind, key, user, team, duration } = record;
  const what =
    record["gen_ai.request.model"] ??
    record["gen_ai.tool.name"] ??
    record["mcp.method.name"] ??
    `${record["http.request.method"]} ${record["url.path"]}`;
  const parts = [
    timestamp,
    kind,
    String(record["http.response.status_code"]),
    what,
    `${duration}ms`,
    ...named("key", key),
    ...named("user", user),
    ...named("team", team),
    ...named("in", record["gen_ai.usage.input_tokens"]),
    ...named("out", record["gen_ai.usage.output_tokens"]),
    ...named("trace", record["trace.id"]),
    ...named("error", record["error.message"] && JSON.stringify(record["error.message"])),
  ];
  return `${parts.join(" ")}\n`;
}

function named(name: string, value: string | number | undefined): readonly string[] {
  return value === undefined ? [] : [`${name}=${value}`];
}
