import type { AdminRoute, AdminTopology } from "@edge-gateway/generated/types/index.ts";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { endpointsQuery } from "../../api/queries.ts";
import { VirtualTable } from "../../components/table/virtual-table.tsx";
import { shareText } from "../../live/figure-values.ts";
import { useBusy } from "../../live/use-busy.ts";
import { BACKEND_COLUMNS, BACKEND_STATE_COLUMNS, healthText } from "./backend-columns.tsx";
import type { BackendRow } from "./backend-columns.tsx";
import { LastMinute } from "./last-minute.tsx";

interface RouteBackendsProps {
  readonly route: AdminRoute;
  readonly topology: AdminTopology;
  readonly isPaused: boolean;
}

interface SharedRow extends BackendRow {
  readonly share: string;
}

const COLUMNS = [
  ...BACKEND_COLUMNS,
  { name: "Share", cell: ({ share }: SharedRow) => share },
  ...BACKEND_STATE_COLUMNS,
];

/** The backends of a route, with their health and the last minute over all routes. */
export function RouteBackends({ route, topology, isPaused }: RouteBackendsProps): ReactNode {
  const endpoints = useQuery(endpointsQuery).data?.endpoints ?? [];
  const busy = useBusy("backend", isPaused);
  const total = route.backends.reduce((sum, { weight }) => sum + weight, 0);
  const rows = route.backends.map(({ backend: id, weight }) => {
    const backend = topology.backends.find((each) => each.id === id);
    return {
      id,
      backend,
      share: shareText(weight, total),
      health: backend === undefined ? "–" : healthText(endpoints, backend),
      figures: busy.get(id),
    };
  });
  return (
    <>
      {rows.length > 0 && <LastMinute />}
      <VirtualTable
        label="Backends"
        columns={COLUMNS}
        rows={rows}
        keyOf={({ id }) => id}
        empty="It has no backend."
      />
    </>
  );
}
