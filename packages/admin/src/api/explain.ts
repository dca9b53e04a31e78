import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import type {
  AdminEffectiveField,
  AdminExplainedBackend,
  AdminExplanation,
  AdminRouteAtListener,
  AdminRouteExplanation,
} from "@edge-gateway/generated/types/index.ts";
import type { EffectiveField } from "@edge-gateway/translate/attach/explain-routes";
import type { Ir } from "@edge-gateway/translate/ir";
import type { ExplainedRequest } from "@edge-gateway/snapshot/explain/explain-request";
import type {
  ExplainedBackend,
  ExplainedRoute,
  ExplainedWay,
} from "@edge-gateway/snapshot/explain/explain-route";
import { AdminRefusal } from "../problem.ts";
import type { SomeHandlers } from "./operation.ts";
import type { ApiParts } from "./parts.ts";
import { locatedPlace } from "./place-of.ts";

const MOST_OTHERS = LIMITS.adminExplanation.others.maxItems;
const MOST_POSSIBLE = LIMITS.adminExplanation.mayRefuse.maxItems;
const MOST_BACKENDS = LIMITS.adminExplanation.backends.maxItems;
const MOST_LISTENERS = LIMITS.adminRouteExplanation.listeners.maxItems;
const MOST_PARTS = LIMITS.adminExplainedBackend.parts.maxItems;
const MOST_ITEMS = LIMITS.adminEffectiveField.from.maxItems;
const MOST_CHARACTERS = LIMITS.adminText.maxLength;
const PERCENT = 100;

type Operations = SomeHandlers<"explainRequest" | "explainRoute">;

/** The operations that say what the running configuration does, as `gw explain` does for a file. */
export function explainOperations(parts: ApiParts): Operations {
  const { ir } = parts;
  const running = (): Ir => {
    const current = ir();
    if (current === undefined) throw new AdminRefusal("unavailable", "the gateway is starting");
    return current;
  };
  return {
    explainRequest: async ({ body: { method = "GET", url, headers = [] } }) => {
      const current = running();
      // Only these questions need the tables of all filters in the main thread.
      const { explainRequest } = await import("@edge-gateway/snapshot/explain/explain-request");
      const { readRequest } = await import("@edge-gateway/snapshot/replay/written-request");
      const written = readRequest(`${method} ${url}`, headers);
      if (typeof written === "string") throw new AdminRefusal("bad-request", written);
      const explained = explainRequest(current, written);
      if (typeof explained === "string") throw new AdminRefusal("bad-request", explained);
      return { value: explanationOf(explained) };
    },
    explainRoute: async ({ query: { id } }) => {
      const current = running();
      const { explainRoute } = await import("@edge-gateway/snapshot/explain/explain-route");
      const explained = explainRoute(current, id);
      if (explained === undefined) throw new AdminRefusal("not-found", `there is no route ${id}`);
      const place = await locatedPlace(explained.route.place, parts);
      return { value: { route: id, place, listeners: listenersOf(explained) } };
    },
  };
}

function listenersOf({ listeners }: ExplainedRoute): AdminRouteExplanation["listeners"] {
  return listeners
    .slice(0, MOST_LISTENERS)
    .map(({ listener: { key }, ...way }) => ({ listener: key, ...wayOf(way) }));
}

function explanationOf(explained: ExplainedRequest): AdminExplanation {
  const { port, listener, route, others, refusal, mayRefuse } = explained;
  const listed = others.slice(0, MOST_OTHERS);
  return {
    port,
    ...(listener === undefined ? {} : { listener }),
    ...(route === undefined ? {} : { route: route.key, place: route.place }),
    others: listed,
    omitted: others.length - listed.length,
    ...wayOf(explained),
    mayRefuse: mayRefuse.slice(0, MOST_POSSIBLE),
    ...(refusal === undefined ? {} : { refusal: { ...refusal, why: shown(refusal.why) } }),
  };
}

/** Requests may be part of the reason of a refusal. */
function shown(text: string): string {
  return text.slice(0, MOST_CHARACTERS);
}

function wayOf({
  phases,
  backends,
  response,
}: ExplainedWay): Omit<AdminRouteAtListener, "listener"> {
  return {
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
