import type { AdminAttachedPolicy, AdminListener } from "@edge-gateway/generated/types/index.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import type { ReactNode } from "react";
import { endpointsQuery, topologyQuery } from "../../api/queries.ts";
import { Copied } from "../../components/copied.tsx";
import { Loaded } from "../../components/loaded.tsx";
import { Place } from "../../components/place.tsx";
import { VirtualTable } from "../../components/virtual-table.tsx";
import { useBusy } from "../../live/use-busy.ts";
import { BACKEND_COLUMNS, BACKEND_STATE_COLUMNS, healthText } from "./backend-columns.tsx";
import { backendsOrder, policiesOrder } from "./lists.ts";
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
}: {
  readonly found: number;
  readonly total: number;
  readonly of: string;
}): ReactNode {
  return (
    <p role="status">
      {found} of {total} {of}
    </p>
  );
}

const ALL_BACKEND_COLUMNS = [...BACKEND_COLUMNS, ...BACKEND_STATE_COLUMNS];

/** All backends, with their health and the last minute. */
export function BackendTable({ q, isPaused }: ListProps): ReactNode {
  const order = useMemo(() => backendsOrder(q), [q]);
  const { query, rows, onVisible } = useParts(order);
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
              health: healthText(endpoints ?? [], backend.id),
              figures: busy.get(backend.id),
            },
      ),
    [rows, endpoints, busy],
  );
  return (
    <Loaded query={query}>
      {({ found, total }) => (
        <>
          <Found {...{ found, total }} of="backends" />
          <VirtualTable
            label="Backends"
            columns={ALL_BACKEND_COLUMNS}
            rows={shown}
            keyOf={({ id }) => id}
            empty={total === 0 ? "No backends are configured." : "No backend has these words."}
            onVisible={onVisible}
          />
        </>
      )}
    </Loaded>
  );
}

/** What a policy is attached to, in words. */
const TARGETS: Readonly<Record<AdminAttachedPolicy["target"], string>> = {
  gateway: "gateway",
  bind: "port",
  listenerSet: "set of listeners",
  listener: "listener",
  route: "route",
  backendRef: "backend of the route",
  backend: "backend",
  section: "part of the backend",
};

const POLICY_COLUMNS = [
  { name: "Policy", cell: ({ name }: AdminAttachedPolicy) => name },
  { name: "Of the", cell: ({ target }: AdminAttachedPolicy) => TARGETS[target] },
  { name: "Named", cell: (policy: AdminAttachedPolicy) => <TargetLink policy={policy} /> },
  {
    name: "Place",
    cell: ({ place }: AdminAttachedPolicy) => <Copied text={place.object ?? place.path} />,
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
  const order = useMemo(() => policiesOrder(q), [q]);
  const { query, rows, onVisible } = useParts(order);
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
            empty={total === 0 ? "No policies are configured." : "No policy has these words."}
            onVisible={onVisible}
          />
        </>
      )}
    </Loaded>
  );
}

const LISTENER_COLUMNS = [
  { name: "Gateway", cell: ({ gateway }: AdminListener) => gateway },
  { name: "Listener", cell: ({ name, gateway }: AdminListener) => name ?? gateway },
  {
    name: "Port",
    cell: ({ port }: AdminListener) => (
      <Link to="/traffic" search={{ q: String(port) }} title="Its routes">
        {port}
      </Link>
    ),
  },
  { name: "Protocol", cell: ({ protocol }: AdminListener) => protocol },
  { name: "Host", cell: ({ hostname }: AdminListener) => hostname ?? "any" },
  { name: "Place", cell: ({ place }: AdminListener) => <Place place={place} /> },
];

/** All listeners. */
export function ListenerTable({ q }: ListProps): ReactNode {
  const topology = useQuery(topologyQuery({}));
  return (
    <Loaded query={topology}>
      {({ listeners }) => {
        const words = q.toLowerCase().split(/\s+/);
        const rows = listeners.filter(({ gateway, name, port, protocol, hostname }) => {
          const text = [gateway, name, port, protocol, hostname].join(" ").toLowerCase();
          return words.every((word) => text.includes(word));
        });
        return (
          <>
            <Found found={rows.length} total={listeners.length} of="listeners" />
            <VirtualTable
              label="Listeners"
              columns={LISTENER_COLUMNS}
              rows={rows}
              keyOf={({ id }) => id}
              empty={listeners.length === 0 ? "No listeners." : "No listener has these words."}
            />
          </>
        );
      }}
    </Loaded>
  );
}
