import type {
  AdminBackend,
  AdminEndpoint,
  AdminRoute,
  AdminTopology,
} from "@edge-gateway/generated/types/index.ts";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { endpointsQuery } from "../../api/queries.ts";
import { Place } from "../../components/place.tsx";
import { VirtualTable } from "../../components/virtual-table.tsx";
import { rateText, secondsText, shareText } from "../../live/figure-values.ts";
import type { Summary } from "../../live/figure-values.ts";
import { useBusy } from "../../live/use-busy.ts";

interface RouteBackendsProps {
  readonly route: AdminRoute;
  readonly topology: AdminTopology;
  readonly isPaused: boolean;
}

interface BackendRow {
  readonly id: string;
  readonly backend: AdminBackend | undefined;
  readonly share: string;
  readonly health: string;
  readonly figures: Summary | undefined;
}

const COLUMNS = [
  { name: "Backend", cell: ({ id, backend }: BackendRow) => backend?.name ?? `${id} is not found` },
  { name: "Kind", cell: ({ backend }: BackendRow) => backend?.kind },
  { name: "Share", cell: ({ share }: BackendRow) => share },
  { name: "Servers", cell: ({ backend }: BackendRow) => backend?.servers.join(", ") },
  { name: "Health", cell: ({ health }: BackendRow) => health },
  {
    name: "Requests",
    cell: ({ figures }: BackendRow) => (figures === undefined ? "–" : rateText(figures.rate)),
  },
  {
    name: "Errors",
    cell: ({ figures }: BackendRow) =>
      figures === undefined ? "–" : shareText(figures.failed, figures.requests),
  },
  {
    name: "99 % within",
    cell: ({ figures }: BackendRow) => secondsText(figures?.slow),
  },
  {
    name: "Place",
    cell: ({ backend }: BackendRow) => backend && <Place place={backend.place} />,
  },
];

/** The backends of a route, with their health and the last minute over all routes. */
export function RouteBackends({ route, topology, isPaused }: RouteBackendsProps): ReactNode {
  const endpoints = useQuery(endpointsQuery).data?.endpoints ?? [];
  const busy = useBusy("backend", isPaused);
  const total = route.backends.reduce((sum, { weight }) => sum + weight, 0);
  const rows = route.backends.map(({ backend: id, weight }) => ({
    id,
    backend: topology.backends.find((each) => each.id === id),
    share: shareText(weight, total),
    health: healthText(endpoints.filter(({ backend }) => backend === id)),
    figures: busy.get(id),
  }));
  return (
    <VirtualTable
      label="Backends"
      columns={COLUMNS}
      rows={rows}
      keyOf={({ id }) => id}
      empty="It has no backend."
    />
  );
}

/** The health of endpoints in a sign and words. */
function healthText(endpoints: readonly AdminEndpoint[]): string {
  const ill = endpoints.filter(({ failsChecks, evictedFor }) => failsChecks || evictedFor > 0);
  if (endpoints.length === 0) return "? not used yet";
  if (ill.length === 0) return `✓ ${endpoints.length} healthy`;
  return `✗ ${ill.map(({ endpoint }) => endpoint).join(", ")}`;
}
