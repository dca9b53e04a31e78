import type { AdminBackend, AdminEndpoint } from "@edge-gateway/generated/types/index.ts";
import { Link } from "@tanstack/react-router";
import { Place } from "../../components/place.tsx";
import { rateText, secondsText, shareText } from "../../live/figure-values.ts";
import type { Summary } from "../../live/figure-values.ts";

/** A backend as tables show it, with the last minute over all routes. */
export interface BackendRow {
  readonly id: string;
  /** Undefined: the configuration does not have it. */
  readonly backend: AdminBackend | undefined;
  readonly health: string;
  readonly figures: Summary | undefined;
}

/** How lists are ordered by figures of the last minute. */
export const FIGURE_ORDERS = {
  requests: { name: "requests", isFigure: true },
  errors: { name: "errors", isFigure: true },
  latency: { name: "latency", isFigure: true },
} as const;

/** What a backend is. */
export const BACKEND_COLUMNS = [
  {
    name: "Backend",
    order: { name: "name" },
    cell: ({ id, backend }: BackendRow) =>
      backend === undefined ? (
        `${id} is not found`
      ) : (
        <Link to="/traffic" search={{ q: backend.name }} title="Its routes">
          {backend.name}
        </Link>
      ),
  },
  { name: "Kind", order: { name: "kind" }, cell: ({ backend }: BackendRow) => backend?.kind },
];

/** How a backend is, and where it is configured. */
export const BACKEND_STATE_COLUMNS = [
  {
    name: "Servers",
    order: { name: "servers" },
    cell: ({ backend }: BackendRow) => backend?.servers.join(", "),
  },
  { name: "Health", cell: ({ health }: BackendRow) => health },
  {
    name: "Requests",
    order: FIGURE_ORDERS.requests,
    cell: ({ figures }: BackendRow) => (figures === undefined ? "–" : rateText(figures.rate)),
  },
  {
    name: "Errors",
    order: FIGURE_ORDERS.errors,
    cell: ({ figures }: BackendRow) =>
      figures === undefined ? "–" : shareText(figures.failed, figures.requests),
  },
  {
    name: "99 % within",
    order: FIGURE_ORDERS.latency,
    cell: ({ figures }: BackendRow) => secondsText(figures?.slow),
  },
  {
    name: "Place",
    isPinned: true,
    cell: ({ backend }: BackendRow) => backend && <Place place={backend.place} />,
  },
];

/** The health of the endpoints of a backend in a sign and words. */
export function healthText(
  all: readonly AdminEndpoint[],
  { id, kind }: Pick<AdminBackend, "id" | "kind">,
): string {
  const endpoints = all.filter(({ backend }) => backend === id);
  const ill = endpoints.filter(({ failsChecks, evictedFor }) => failsChecks || evictedFor > 0);
  // The health of a single server is known only if a policy checks it.
  if (endpoints.length === 0) return kind === "service" ? "? not used yet" : "– not checked";
  if (ill.length === 0) return `✓ ${endpoints.length} healthy`;
  return `✗ ${ill.map(({ endpoint }) => endpoint).join(", ")}`;
}
