import type { AdminAttachedPolicy, AdminListener } from "@edge-gateway/generated/types/index.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import type { ReactNode } from "react";
import { endpointsQuery, topologyQuery } from "../../api/queries.ts";
import { POLICY_TARGETS } from "../../components/labels/policy-targets.ts";
import { addressOfPlace } from "../../components/change/address-of-place.ts";
import { ChangeLink } from "../../components/change/change-link.tsx";
import { Copied } from "../../components/copied.tsx";
import { Loaded } from "../../components/loaded.tsx";
import { Moment } from "../../components/moment.tsx";
import { SortedTable } from "../../components/table/sorted-table.tsx";
import { withWords } from "../../components/with-words.ts";
import { VirtualTable } from "../../components/table/virtual-table.tsx";
import { useBusy } from "../../live/use-busy.ts";
import { BACKEND_COLUMNS, BACKEND_STATE_COLUMNS, healthText } from "./backend-columns.tsx";
import { LastMinute } from "./last-minute.tsx";
import { LISTENER_COLUMNS } from "./listener-columns.tsx";
import { backendsOrder, policiesOrder } from "./lists.ts";
import { useListOrder } from "./use-list-order.ts";
import { useParts } from "./use-parts.ts";

/** What every list gets: the words of the search, and where it says how many rows have them. */
export interface ListProps {
  readonly q: string;
  readonly isPaused: boolean;
}

/** How many rows a search has found, for screen readers, too. */
export function Found({
  found,
  total,
  of,
  at,
}: {
  readonly found: number;
  readonly total: number;
  readonly of: string;
  /** The end of the minute whose figures order the rows, if they do. */
  readonly at?: string | undefined;
}): ReactNode {
  return (
    <p role="status">
      {found} of {total} {of}
      {at !== undefined && (
        <>
          , in the order of the minute before <Moment at={at} />
        </>
      )}
    </p>
  );
}

const ALL_BACKEND_COLUMNS = [...BACKEND_COLUMNS, ...BACKEND_STATE_COLUMNS];

/** All backends, with their health and the last minute. */
export function BackendTable({ q, isPaused }: ListProps): ReactNode {
  const { sorting, order } = useListOrder("backends", q, ALL_BACKEND_COLUMNS, "backend");
  const { query, rows, onVisible } = useParts(useMemo(() => backendsOrder(order), [order]));
  const endpoints = useQuery(endpointsQuery).data?.endpoints;
  const busy = useBusy("backend", isPaused);
  const shown = useMemo(
    () =>
      rows.map((backend) =>
        backend === undefined
          ? undefined
          : {
              id: backend.id,
              backend,
              health: healthText(endpoints ?? [], backend),
              figures: busy.get(backend.id),
            },
      ),
    [rows, endpoints, busy],
  );
  return (
    <Loaded query={query}>
      {({ found, total }) => (
        <>
          <Found {...{ found, total }} of="backends" at={order.at} />
          <LastMinute />
          <VirtualTable
            label="Backends"
            columns={ALL_BACKEND_COLUMNS}
            rows={shown}
            keyOf={({ id }) => id}
            sorting={sorting}
            empty={total === 0 ? "No backends are configured." : "No backend has these words."}
            onVisible={onVisible}
          />
        </>
      )}
    </Loaded>
  );
}

const POLICY_COLUMNS = [
  { name: "Policy", order: { name: "name" }, cell: ({ name }: AdminAttachedPolicy) => name },
  {
    name: "Of the",
    order: { name: "target" },
    cell: ({ target }: AdminAttachedPolicy) => POLICY_TARGETS[target],
  },
  {
    name: "Named",
    order: { name: "targetName" },
    cell: (policy: AdminAttachedPolicy) => <TargetLink policy={policy} />,
  },
  {
    name: "Place",
    isPinned: true,
    cell: ({ place }: AdminAttachedPolicy) => (
      <>
        <Copied text={place.object ?? place.path} /> <ChangeLink address={addressOfPlace(place)} />
      </>
    ),
  },
];

function TargetLink({ policy }: { readonly policy: AdminAttachedPolicy }): ReactNode {
  const { target, targetId, targetName } = policy;
  if (target !== "route" && target !== "backendRef") return targetName;
  return (
    <Link to="/traffic/route" search={{ id: targetId }}>
      {targetName}
    </Link>
  );
}

/** All policies, with what each is attached to. */
export function PolicyTable({ q }: ListProps): ReactNode {
  const { sorting, order } = useListOrder("policies", q, POLICY_COLUMNS, "route");
  const { query, rows, onVisible } = useParts(useMemo(() => policiesOrder(order), [order]));
  return (
    <Loaded query={query}>
      {({ found, total }) => (
        <>
          <Found {...{ found, total }} of="policies" />
          <VirtualTable
            label="Policies"
            columns={POLICY_COLUMNS}
            rows={rows}
            keyOf={({ name, targetId, place: { object = "", path } }) =>
              `${object} ${path} ${name} ${targetId}`
            }
            sorting={sorting}
            empty={total === 0 ? "No policies are configured." : "No policy has these words."}
            onVisible={onVisible}
          />
        </>
      )}
    </Loaded>
  );
}

/** All listeners, with the last minute of each and the connections of their ports. */
export function ListenerTable({ q, isPaused }: ListProps): ReactNode {
  const topology = useQuery(topologyQuery({}));
  const busy = useBusy("listener", isPaused);
  return (
    <Loaded query={topology}>
      {({ listeners }) => {
        const rows = withWords(listeners, q, ({ gateway, name, port, protocol, hostname }) =>
          [gateway, name, port, protocol, hostname].join(" "),
        );
        return (
          <>
            <Found found={rows.length} total={listeners.length} of="listeners" />
            <LastMinute />
            <SortedTable
              table="listeners"
              label="Listeners"
              columns={LISTENER_COLUMNS}
              rows={rows.map((listener) => ({ ...listener, figures: busy.get(listener.id) }))}
              keyOf={idOf}
              empty={listeners.length === 0 ? "No listeners." : "No listener has these words."}
            />
          </>
        );
      }}
    </Loaded>
  );
}

function idOf({ id }: AdminListener): string {
  return id;
}
