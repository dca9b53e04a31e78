import type { AdminReplica } from "@edge-gateway/generated/types/index.ts";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { replicasQuery } from "../../api/history.ts";
import { Loaded } from "../../components/loaded.tsx";
import { Moment } from "../../components/moment.tsx";
import { VirtualTable } from "../../components/table/virtual-table.tsx";

const COLUMNS = [
  {
    name: "Gateway",
    cell: ({ name, isThis }: AdminReplica) => (isThis ? `${name} (this one)` : name),
  },
  { name: "Runs version", cell: ({ revision }: AdminReplica) => String(revision) },
  {
    name: "State",
    cell: ({ problem }: AdminReplica) => (problem === undefined ? "✓ runs" : `✗ ${problem}`),
  },
  { name: "Reported", cell: ({ at }: AdminReplica) => <Moment at={at} /> },
];

/** What runs each of the gateways that share the database? Nothing is shown without one. */
export function Replicas(): ReactNode {
  const replicas = useQuery(replicasQuery);
  return (
    <Loaded query={replicas}>
      {({ shared, replicas: rows }) =>
        shared && (
          <section aria-label="Gateways of the database">
            <h2>Gateways</h2>
            <VirtualTable
              label="Gateways"
              columns={COLUMNS}
              rows={rows}
              keyOf={({ id }) => id}
              empty="No gateway has reported lately."
            />
          </section>
        )
      }
    </Loaded>
  );
}
