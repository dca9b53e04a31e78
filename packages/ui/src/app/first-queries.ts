import {
  budgetsQuery,
  callsQuery,
  catalogueQuery,
  mcpServersQuery,
  mcpSessionsQuery,
  modelsQuery,
} from "../api/agents.ts";
import { accessQuery } from "../api/access.ts";
import { figuresByQuery, figuresQuery, routeFiguresQuery } from "../api/figures.ts";
import { replicasQuery, versionsQuery } from "../api/history.ts";
import {
  configSourceQuery,
  configStatusQuery,
  endpointsQuery,
  FLOW_ROUTES,
  keySetsQuery,
  runtimeQuery,
  topologyQuery,
} from "../api/queries.ts";
import { askEarly } from "../api/queries-cache.ts";
import { MAX_OFFERED_URLS } from "../bounds.ts";
import { configSchemaQuery } from "../components/config-schema.ts";
import { routesOrder } from "../pages/traffic/lists.ts";
import { partQuery } from "../pages/traffic/part-query.ts";

type Searched<Name extends string> = { readonly [Each in Name]?: string };

/** What the frame of each page shows first. */
export function askForFrame(): void {
  askEarly(accessQuery);
  askEarly(runtimeQuery);
}

/** What each page shows first, by its path; it is asked for while the code of the page is loaded. */
export const FIRST_QUERIES = {
  overview(): void {
    askEarly(configStatusQuery);
    askEarly(topologyQuery({ limit: FLOW_ROUTES }));
    askEarly(figuresQuery);
    askEarly(endpointsQuery);
    for (const list of ["route", "backend"] as const) askEarly(figuresByQuery(list));
    askEarly(keySetsQuery);
    askEarly(budgetsQuery);
    askEarly(callsQuery);
    askEarly(mcpServersQuery);
  },
  traffic({ q = "", list, sort }: Searched<"q" | "list" | "sort">): void {
    // Another list or order depends on code of the page.
    if (list !== undefined || sort !== undefined) return;
    askEarly(partQuery(routesOrder(q.trim() === "" ? {} : { q }), 0));
    askEarly(figuresByQuery("route"));
  },
  route({ id = "" }: Searched<"id">): void {
    askEarly(topologyQuery({ route: id }));
    askEarly(routeFiguresQuery);
  },
  mcp(): void {
    askEarly(mcpServersQuery);
    askEarly(mcpSessionsQuery);
  },
  mcpServer({ id = "" }: Searched<"id">): void {
    askEarly(catalogueQuery(id, ""));
    askEarly(topologyQuery({ backend: id, limit: MAX_OFFERED_URLS }));
    askEarly(mcpServersQuery);
  },
  llm({ part }: Searched<"part">): void {
    if (part !== undefined) return;
    askEarly(modelsQuery);
    askEarly(callsQuery);
  },
  configuration(): void {
    askEarly(configSourceQuery);
  },
  form({ kind }: Searched<"kind">): void {
    if (kind !== undefined) FIRST_QUERIES.change();
  },
  change(): void {
    askEarly(configSourceQuery);
    askEarly(configSchemaQuery);
  },
  history(): void {
    askEarly(versionsQuery);
    askEarly(replicasQuery);
  },
};
