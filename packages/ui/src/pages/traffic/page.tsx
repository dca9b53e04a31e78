import { getRouteApi, Link } from "@tanstack/react-router";
import { Fragment, useDeferredValue, useMemo, useState } from "react";
import type { ReactNode } from "react";
import { Add } from "../../components/add.tsx";
import { Loaded } from "../../components/loaded.tsx";
import { Pause } from "../../components/pause.tsx";
import { Place } from "../../components/place.tsx";
import { Search } from "../../components/search.tsx";
import { VirtualTable } from "../../components/table/virtual-table.tsx";
import type { Column } from "../../components/table/virtual-table.tsx";
import { rateText, secondsText, shareText } from "../../live/figure-values.ts";
import type { Summary } from "../../live/figure-values.ts";
import type { Busy } from "../../live/use-busy.ts";
import { useBusy } from "../../live/use-busy.ts";
import { LastMinute } from "./last-minute.tsx";
import { RequestBox } from "./request-box.tsx";
import type { RouteRow } from "./rows.ts";
import { LISTS, listOf, routesOrder } from "./lists.ts";
import type { ListName } from "./lists.ts";
import { BackendTable, Found, ListenerTable, PolicyTable } from "./tables.tsx";
import type { ListProps } from "./tables.tsx";
import { FIGURE_ORDERS } from "./backend-columns.tsx";
import { useListOrder } from "./use-list-order.ts";
import { useParts } from "./use-parts.ts";

const route = getRouteApi("/traffic");

const COLUMNS = [
  {
    name: "Route",
    order: { name: "name" },
    cell: ({ id, name }: RouteRow) => (
      <Link to="/traffic/route" search={{ id }}>
        {name}
      </Link>
    ),
  },
  { name: "Port", order: { name: "port" }, cell: (row: RouteRow) => row.ports },
  { name: "Host", order: { name: "host" }, cell: (row: RouteRow) => row.hosts },
  { name: "Match", order: { name: "path" }, cell: (row: RouteRow) => <Short text={row.matches} /> },
  {
    name: "Backend",
    order: { name: "backend" },
    cell: (row: RouteRow) => <Backends backends={row.backends} />,
  },
];

/** The backends of a route, each with the way to its row in the list of backends. */
function Backends({ backends }: Pick<RouteRow, "backends">): ReactNode {
  return (
    <span className="short" title={backends.map(({ text }) => text).join(", ")}>
      {backends.map(({ text, search }, index) => (
        <Fragment key={`${search} ${text}`}>
          {index > 0 && ", "}
          {search === undefined ? (
            text
          ) : (
            <Link to="/traffic" search={{ list: "backends", q: search }}>
              {text}
            </Link>
          )}
        </Fragment>
      ))}
    </span>
  );
}

/** What a person needs less often than the figures, which come before. */
const LAST_COLUMNS = [
  { name: "Policies", cell: (row: RouteRow) => <Short text={row.policies} /> },
  { name: "Place", isPinned: true, cell: (row: RouteRow) => <Place place={row.place} /> },
];

/** A text of a cell, which may be long: whole on hover. */
function Short({ text }: { readonly text: string }): ReactNode {
  return (
    <span className="short" title={text}>
      {text}
    </span>
  );
}

/** The columns of routes, with what happened at each in the last minute. */
function columnsWith(busy: Busy): readonly Column<RouteRow>[] {
  const cell = (text: (summary: Summary) => string) => (row: RouteRow) => {
    const summary = busy.get(row.id);
    return summary === undefined ? "–" : text(summary);
  };
  return [
    ...COLUMNS,
    { name: "Requests", order: FIGURE_ORDERS.requests, cell: cell(({ rate }) => rateText(rate)) },
    {
      name: "Errors",
      order: FIGURE_ORDERS.errors,
      cell: cell(({ failed, requests }) => shareText(failed, requests)),
    },
    {
      name: "99 % within",
      order: FIGURE_ORDERS.latency,
      cell: cell(({ slow }) => secondsText(slow)),
    },
    ...LAST_COLUMNS,
  ];
}

/** What happens to this URL? What requests pass, and where each part is configured. */
export function Traffic(): ReactNode {
  const search = route.useSearch();
  const { q = "", list: named, ...asked } = search;
  const navigate = route.useNavigate();
  const [isPaused, setPaused] = useState(false);
  const list = listOf(named);
  const shown = list === "" ? asked : { ...asked, list };
  const Table = TABLES[list];
  return (
    <>
      <h1>Traffic</h1>
      <RequestBox />
      <h2>{LISTS[list]}</h2>
      <nav aria-label="Lists" className="bar">
        {LIST_NAMES.map((name) => (
          <Link
            key={name}
            to="/traffic"
            search={name === list ? search : name === "" ? asked : { ...asked, list: name }}
            activeOptions={{ exact: true }}
          >
            {LISTS[name]}
          </Link>
        ))}
      </nav>
      <div className="bar">
        <Search
          value={q}
          placeholder={PLACEHOLDERS[list]}
          onChange={(value) =>
            void navigate({
              search: value === "" ? shown : { q: value, ...shown },
              replace: true,
            })
          }
        />
        <Pause isPaused={isPaused} onChange={setPaused} />
        <Add kind="route" text="Add a route" />
      </div>
      <Table key={list} q={useDeferredValue(q)} isPaused={isPaused} />
    </>
  );
}

function RouteTable({ q, isPaused }: ListProps): ReactNode {
  const busy = useBusy("route", isPaused);
  const columns = useMemo(() => columnsWith(busy), [busy]);
  const { sorting, order } = useListOrder("routes", q, columns, "route");
  const { query, rows, onVisible } = useParts(useMemo(() => routesOrder(order), [order]));
  return (
    <Loaded query={query}>
      {({ found, total }) => (
        <>
          <Found {...{ found, total }} of="routes" at={order.at} />
          <LastMinute />
          <VirtualTable
            label="Routes"
            columns={columns}
            rows={rows}
            keyOf={({ id }) => id}
            sorting={sorting}
            empty={total === 0 ? "No routes are configured." : "No route contains these words."}
            onVisible={onVisible}
          />
        </>
      )}
    </Loaded>
  );
}

const LIST_NAMES = ["", "listeners", "backends", "policies"] as const;

const PLACEHOLDERS: Readonly<Record<ListName, string>> = {
  "": "host, path, backend or policy",
  listeners: "gateway, port, protocol or host",
  backends: "name, kind or server",
  policies: "policy, route, gateway or backend",
};

const TABLES: Readonly<Record<ListName, (props: ListProps) => ReactNode>> = {
  "": RouteTable,
  listeners: ListenerTable,
  backends: BackendTable,
  policies: PolicyTable,
};
