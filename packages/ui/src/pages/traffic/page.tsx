import type { AdminTopology } from "@edge-gateway/generated/types/index.ts";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useDeferredValue, useMemo } from "react";
import type { ReactNode } from "react";
import { topologyQuery } from "../../api/queries.ts";
import { Loaded } from "../../components/loaded.tsx";
import { Place } from "../../components/place.tsx";
import { VirtualTable } from "../../components/virtual-table.tsx";
import { rowsOf, searched } from "./rows.ts";
import type { RouteRow } from "./rows.ts";

const route = getRouteApi("/traffic");

const COLUMNS = [
  { name: "Route", cell: (row: RouteRow) => row.name },
  { name: "Port", cell: (row: RouteRow) => row.ports },
  { name: "Host", cell: (row: RouteRow) => row.hosts },
  { name: "Match", cell: (row: RouteRow) => row.matches },
  { name: "Backend", cell: (row: RouteRow) => row.backends },
  { name: "Policies", cell: (row: RouteRow) => row.policies },
  { name: "Place", cell: (row: RouteRow) => <Place place={row.place} /> },
];

/** What happens to this URL? All routes, and where each is configured. */
export function Traffic(): ReactNode {
  const topology = useQuery(topologyQuery);
  return (
    <>
      <h1>Traffic</h1>
      <Loaded query={topology}>{(value) => <RouteTable topology={value} />}</Loaded>
    </>
  );
}

function RouteTable({ topology }: { readonly topology: AdminTopology }): ReactNode {
  const { q = "" } = route.useSearch();
  const navigate = route.useNavigate();
  const search = useDeferredValue(q);
  const rows = useMemo(() => rowsOf(topology), [topology]);
  const found = useMemo(() => searched(rows, search), [rows, search]);
  return (
    <>
      <div className="bar">
        <label className="field">
          Search
          <input
            type="search"
            value={q}
            placeholder="host, path, backend or policy"
            onChange={({ target }) =>
              void navigate({
                search: target.value === "" ? {} : { q: target.value },
                replace: true,
              })
            }
          />
        </label>
        <span role="status">
          {found.length} of {rows.length} routes
          {topology.omitted > 0 && `; ${topology.omitted} more are left out`}
        </span>
      </div>
      <VirtualTable
        label="Routes"
        columns={COLUMNS}
        rows={found}
        keyOf={({ id }) => id}
        empty={rows.length === 0 ? "No routes are configured." : "No route contains these words."}
      />
    </>
  );
}
