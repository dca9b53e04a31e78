import type { AdminMcpItem } from "@edge-gateway/generated/types/index.ts";
import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import type { CatalogueItem } from "@edge-gateway/snapshot/explain/mcp-catalogue";
import { AdminRefusal } from "../problem.ts";
import type { SomeHandlers } from "./operation.ts";
import type { ApiParts } from "./parts.ts";

const MOST_ITEMS = LIMITS.adminMcpCatalogue.items.maxItems;
const TEMPLATES = "resources/templates/list";

/** The operation `getMcpCatalogue`. */
export function mcpCatalogueOperations({
  ir,
  mcpCatalogue,
}: Pick<ApiParts, "ir" | "mcpCatalogue">): SomeHandlers<"getMcpCatalogue"> {
  return {
    getMcpCatalogue: async ({ body: { backend, route, identity } }) => {
      const current = ir();
      if (current === undefined) throw new AdminRefusal("unavailable", "the gateway is starting");
      // Only this operation needs the rules of lists in the main thread.
      const { planCatalogue } = await import("@edge-gateway/snapshot/explain/mcp-catalogue");
      const { writtenBindings } = await import("@edge-gateway/snapshot/explain/written-bindings");
      const plan = planCatalogue(current, backend, route);
      if (plan === undefined) throw new AdminRefusal("not-found", unknown(backend, route));
      const readings = await mcpCatalogue(plan.targets);
      const all = plan.judge(readings, writtenBindings("mcp", identity));
      const items = all.slice(0, MOST_ITEMS).map(itemOf);
      const left = readings.reduce((sum, { omitted }) => sum + omitted, 0);
      return {
        value: {
          ...(plan.route === undefined ? {} : { route: plan.route }),
          demands: [...plan.demands],
          items,
          omitted: left + all.length - items.length,
          targets: readings.map(({ target, version, error }) => ({
            name: target,
            ...(version === undefined ? {} : { protocolVersion: version }),
            ...(error === undefined ? {} : { error }),
          })),
          searchOnly: plan.searchOnly,
        },
      };
    },
  };
}

function unknown(backend: string, route: string | undefined): string {
  const way = route === undefined ? "" : ` to which the route ${route} leads`;
  return `there is no MCP server ${backend}${way}`;
}

function itemOf({ method, item, shownName, visible, why, text }: CatalogueItem): AdminMcpItem {
  const { kind, target, name } = item;
  const definition: AdminMcpItem["definition"] = JSON.parse(text);
  return { kind: kindOf(method, kind), target, name, shownName, visible, why, definition };
}

function kindOf(method: string, kind: CatalogueItem["item"]["kind"]): AdminMcpItem["kind"] {
  if (kind === "tool" || kind === "prompt") return kind;
  return method === TEMPLATES ? "template" : "resource";
}
