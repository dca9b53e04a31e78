import type { AdminRequestRecord } from "@edge-gateway/generated/types/index.ts";
import type { RequestRow } from "@edge-gateway/storage/request-log/request-row";
import { idOf } from "./request-query.ts";

/** A record of the database as clients see it. */
export function shownRequest(row: RequestRow): AdminRequestRecord {
  const { inputTokens, outputTokens, nanodollars } = row;
  const named = {
    ...{ key: row.key, user: row.user, team: row.team, route: row.route },
    "trace.id": row.trace,
    "error.message": row.error,
    "gen_ai.provider.name": row.provider,
    "gen_ai.request.model": row.model,
  };
  const known = Object.entries(named).filter(([, value]) => value !== "");
  const record: Record<string, unknown> = {
    id: idOf(row),
    timestamp: new Date(row.at).toISOString(),
    kind: row.kind,
    ...Object.fromEntries(known),
    "http.response.status_code": row.status,
    duration: row.milliseconds,
    ...(inputTokens === null ? {} : { "gen_ai.usage.input_tokens": inputTokens }),
    ...(outputTokens === null ? {} : { "gen_ai.usage.output_tokens": outputTokens }),
    ...(nanodollars === null ? {} : { "llm.cost.nanodollars": nanodollars }),
    ...JSON.parse(row.more),
  };
  // Workers write the fields of the schema, and tests validate the responses.
  return record as unknown as AdminRequestRecord;
}
