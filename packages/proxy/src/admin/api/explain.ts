import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import type {
  AdminEffectiveField,
  AdminExplainedBackend,
  AdminExplanation,
} from "@edge-gateway/generated/types/index.ts";
import type { EffectiveField } from "@edge-gateway/translate/attach/explain-routes";
import type { ExplainedBackend, ExplainedRequest } from "../../explain/explain-request.ts";
import { AdminRefusal } from "../problem.ts";
import type { SomeHandlers } from "./operation.ts";
import type { ApiParts } from "./parts.ts";

const MOST_OTHERS = LIMITS.adminExplanation.others.maxItems;
const MOST_BACKENDS = LIMITS.adminExplanation.backends.maxItems;
const MOST_PARTS = LIMITS.adminExplainedBackend.parts.maxItems;
const MOST_ITEMS = LIMITS.adminEffectiveField.from.maxItems;
const PERCENT = 100;

/** The operation `explainRequest`: `gw explain --request` for the running configuration. */
export function explainOperations({ ir }: ApiParts): SomeHandlers<"explainRequest"> {
  return {
    explainRequest: async ({ body: { method = "GET", url, headers = [] } }) => {
      const running = ir();
      if (running === undefined) throw new AdminRefusal("unavailable", "the gateway is starting");
      // Only this question needs the tables of all filters in the main thread.
      const { explainRequest } = await import("../../explain/explain-request.ts");
      const { readRequest } = await import("../../explain/written-request.ts");
      const written = readRequest(`${method} ${url}`, headers);
      if (typeof written === "string") throw new AdminRefusal("bad-request", written);
      const explained = explainRequest(running, written);
      if (typeof explained === "string") throw new AdminRefusal("bad-request", explained);
      return { value: explanationOf(explained) };
    },
  };
}

function explanationOf(explained: ExplainedRequest): AdminExplanation {
  const { port, listener, route, others, phases, backends, response } = explained;
  const listed = others.slice(0, MOST_OTHERS);
  return {
    port,
    ...(listener === undefined ? {} : { listener }),
    ...(route === undefined ? {} : { route: route.key, place: route.place }),
    others: listed,
    omitted: others.length - listed.length,
    phases: phases.map(({ phase, policies }) => ({ phase, policies: fieldsOf(policies) })),
    backends: backends.slice(0, MOST_BACKENDS).map(backendOf),
    ...(response === undefined ? {} : { response }),
  };
}

function backendOf(backend: ExplainedBackend): AdminExplainedBackend {
  const { name, kind, share, servers, policies, parts } = backend;
  return {
    name,
    kind,
    percent: Math.round(share * PERCENT),
    servers: servers.slice(0, MOST_ITEMS),
    policies: fieldsOf(policies),
    parts: parts
      .slice(0, MOST_PARTS)
      .map((part) => ({ name: part.name, policies: fieldsOf(part.policies) })),
  };
}

function fieldsOf(fields: readonly EffectiveField[]): readonly AdminEffectiveField[] {
  return fields.slice(0, MOST_ITEMS).map(({ name, value, from, instead }) => ({
    name,
    ...(value === undefined ? {} : { value: JSON.parse(JSON.stringify(value)) }),
    from: from.slice(0, MOST_ITEMS),
    instead: instead.slice(0, MOST_ITEMS),
  }));
}
