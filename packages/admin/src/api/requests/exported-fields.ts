import type { AdminRequestRecord } from "@edge-gateway/generated/types/index.ts";

type Field = keyof AdminRequestRecord;

/** Every field of a record, in the order of the columns of a table. */
const COLUMNS: Readonly<Record<Field, true>> = {
  id: true,
  timestamp: true,
  kind: true,
  key: true,
  user: true,
  team: true,
  gateway: true,
  listener: true,
  route: true,
  backend: true,
  "client.address": true,
  "server.address": true,
  "http.request.method": true,
  "url.path": true,
  "http.response.status_code": true,
  duration: true,
  "trace.id": true,
  "span.id": true,
  "error.type": true,
  "error.message": true,
  "gen_ai.operation.name": true,
  "gen_ai.provider.name": true,
  "gen_ai.request.model": true,
  "llm.requested_model": true,
  "gen_ai.response.model": true,
  "gen_ai.response.finish_reasons": true,
  "gen_ai.usage.input_tokens": true,
  "gen_ai.usage.output_tokens": true,
  "gen_ai.usage.cache_read.input_tokens": true,
  "gen_ai.usage.reasoning.output_tokens": true,
  "llm.cost.nanodollars": true,
  "llm.cache.status": true,
  "mcp.method.name": true,
  "mcp.target.name": true,
  "gen_ai.tool.name": true,
  "gen_ai.prompt.name": true,
  "mcp.resource.uri": true,
  "http.request.body.content": true,
  "http.request.body.size": true,
  "http.response.body.content": true,
  "http.response.body.size": true,
};

/** The columns of an export as a table: a field of the schema that has none is a compile error. */
export const EXPORTED_FIELDS: readonly Field[] = Object.keys(COLUMNS).filter(
  (name): name is Field => Object.hasOwn(COLUMNS, name),
);
