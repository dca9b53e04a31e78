import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { ADMIN_OPERATIONS } from "@edge-gateway/generated/admin/operations.ts";
import type { AdminRequestRecord } from "@edge-gateway/generated/types/index.ts";
import type { RequestPage } from "@edge-gateway/storage/request-log/request-log-store";
import { EXPORT_PAGE } from "@edge-gateway/request-log/store/bounds";
import { SAFE_HEADERS } from "../../router.ts";
import { available } from "../config/config-versions.ts";
import type { ApiRequest } from "../operation.ts";
import type { ApiParts } from "../parts.ts";
import { csvLine } from "./csv-line.ts";
import { filterOf } from "./request-query.ts";
import { EXPORTED_FIELDS } from "./exported-fields.ts";
import { shownRequest } from "./shown-request.ts";

interface Export {
  readonly query: ApiRequest<"exportRequests">["query"];
  readonly response: ServerResponse;
  readonly form: "jsonl" | "csv";
}

/** Sends all records of a search page by page, as fast as the reader takes them. */
export async function exportRequests(
  log: NonNullable<ApiParts["requestLog"]>,
  { query, response, form }: Export,
): Promise<undefined> {
  const filter = filterOf(query, log.wallClock());
  const pageAfter = (after: RequestPage["next"]): Promise<RequestPage> =>
    log.ask({ kind: "search", order: { filter, limit: EXPORT_PAGE, after } });
  let page = await available(() => pageAfter(undefined));
  const { media } = ADMIN_OPERATIONS[form === "csv" ? "exportRequestsAsCsv" : "exportRequests"];
  response.writeHead(200, {
    ...SAFE_HEADERS,
    "content-type": media,
    "content-disposition": `attachment; filename="requests.${form}"`,
  });
  if (response.req.method === "HEAD") return void response.end();
  if (form === "csv") response.write(csvLine(EXPORTED_FIELDS));
  const gone = new AbortController();
  response.once("close", () => gone.abort());
  try {
    for (;;) {
      const records = page.rows.map(shownRequest);
      const text = records.map(form === "csv" ? rowOf : documentOf).join("");
      if (!response.write(text)) await once(response, "drain", { signal: gone.signal });
      if (page.next === undefined || gone.signal.aborted) break;
      page = await pageAfter(page.next);
    }
    response.end();
  } catch {
    // A reader must not take the beginning for everything.
    response.destroy();
  }
  return undefined;
}

function documentOf(record: AdminRequestRecord): string {
  return `${JSON.stringify(record)}\n`;
}

function rowOf(record: AdminRequestRecord): string {
  return csvLine(EXPORTED_FIELDS.map((field) => record[field] ?? ""));
}
