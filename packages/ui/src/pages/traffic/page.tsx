import { getRouteApi, Link } from "@tanstack/react-router";
import { useDeferredValue, useMemo, useState } from "react";
import type { ReactNode } from "react";
import { Add } from "../../components/add.tsx";
import { Loaded } from "../../components/loaded.tsx";
import { Pause } from "../../components/pause.tsx";
import { Place } from "../../components/place.tsx";
import { Search } from "../../components/search.tsx";
import { VirtualTable } from "../../components/virtual-table.tsx";
import type { Column } from "../../components/virtual-table.tsx";
import { rateText, secondsText, shareText } from "../../live/figure-values.ts";
import type { Summary } from "../../live/figure-values.ts";
import type { Busy } from "../../live/use-busy.ts";
import { useBusy } from "../../live/use-busy.ts";
import { RequestBox } from "./request-box.tsx";
import type { RouteRow } from "./rows.ts";
import { useRoutes } from "./use-routes.ts";

const route = getRouteApi("/traffic");

const COLUMNS = [
  {
    name: "Route",
    cell: ({ id, name }: RouteRow) => (
      <Link to="/traffic/route" search={{ id }}>
        {name}
      </Link>
    ),
  },
  { name: "Port", cell: (row: RouteRow) => row.ports },
  { name: "Host", cell: (row: RouteRow) => row.hosts },
  { name: "Match", cell: (row: RouteRow) => row.matches },
  { name: "Backend", cell: (row: RouteRow) => row.backends },
  { name: "Policies", cell: (row: RouteRow) => row.policies },
  { name: "Place", cell: (row: RouteRow) => <Place place={row.place} /> },
];

/** The columns of routes, with what happened at each in the last minute. */
function columnsWith(busy: Busy): readonly Column<RouteRow>[] {
  const cell = (text: (summary: Summary) => string) => (row: RouteRow) => {
    const summary = busy.get(row.id);
    return summary === undefined ? "–" : text(summary);
  };
  return [
    ...COLUMNS,
    { name: "Requests", cell: cell(({ rate }) => rateText(rate)) },
    { name: "Errors", cell: cell(({ failed, requests }) => shareText(failed, requests)) },
    { name: "99 % within", cell: cell(({ slow }) => secondsText(slow)) },
  ];
}

/** What happens to this URL? All routes, and where each is configured. */
export function Traffic(): ReactNode {
  return (
    <>
      <h1>Traffic</h1>
      <RequestBox />
      <h2>Routes</h2>
      <RouteTable />
    </>
  );
}

function RouteTable(): ReactNode {
  const { q = "", ...asked } = route.useSearch();
  const navigate = route.useNavigate();
  const [isPaused, setPaused] = useState(false);
  const busy = useBusy("route", isPaused);
  const columns = useMemo(() => columnsWith(busy), [busy]);
  const { query, rows, onVisible } = useRoutes(useDeferredValue(q));
  return (
    <>
      <div className="bar">
        <Search
          value={q}
          placeholder="host, path, backend or policy"
          onChange={(value) =>
            void navigate({
              search: value === "" ? asked : { q: value, ...asked },
              replace: true,
            })
          }
        />
        <Pause isPaused={isPaused} onChange={setPaused} />
        <Add kind="route" text="Add a route" />
        <span role="status">
          {query.data !== undefined && `${query.data.found} of ${query.data.total} routes`}
        </span>
      </div>
      <Loaded query={query}>
        {({ total }) => (
          <VirtualTable
            label="Routes"
            columns={columns}
            rows={rows}
            keyOf={({ id }) => id}
            empty={total === 0 ? "No routes are configured." : "No route contains these words."}
            onVisible={onVisible}
          />
        )}
      </Loaded>
    </>
  );
}
