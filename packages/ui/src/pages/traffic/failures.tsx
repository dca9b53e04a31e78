import type { AdminRouteFailure } from "@edge-gateway/generated/types/index.ts";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { failuresQuery } from "../../api/queries.ts";
import { Loaded } from "../../components/loaded.tsx";
import { Moment } from "../../components/moment.tsx";
import { VirtualTable } from "../../components/virtual-table.tsx";
import { secondsText } from "../../live/figure-values.ts";

interface Row extends AdminRouteFailure {
  readonly index: number;
}

const MILLISECONDS = 1_000;

const COLUMNS = [
  { name: "When", cell: ({ at }: Row) => <Moment at={at} /> },
  { name: "Request", cell: ({ method, path }: Row) => `${method} ${path}` },
  { name: "Status", cell: ({ status }: Row) => status ?? "no response" },
  { name: "Why", cell: (failure: Row) => whyOf(failure) },
  { name: "Server", cell: ({ endpoint }: Row) => endpoint ?? "–" },
  { name: "Took", cell: ({ milliseconds }: Row) => secondsText(milliseconds / MILLISECONDS) },
];

interface FailuresProps {
  /** The id of a route. */
  readonly id: string;
  readonly isPaused: boolean;
}

/** The last requests of a route that were refused, that its backend failed, or that were cut off. */
export function Failures({ id, isPaused }: FailuresProps): ReactNode {
  const failures = useQuery({ ...failuresQuery(id), enabled: !isPaused });
  return (
    <Loaded query={failures}>
      {(value) => (
        <VirtualTable
          label="Last errors"
          columns={COLUMNS}
          rows={value.failures.map((failure, index) => ({ ...failure, index }))}
          keyOf={({ index }) => String(index)}
          empty="None since the start of the process."
        />
      )}
    </Loaded>
  );
}

function whyOf({ reason, detail }: Row): ReactNode {
  if (reason === undefined) return detail ?? "the server responded so";
  return (
    <>
      <strong>{reason}</strong>
      {detail !== undefined && `: ${detail}`}
    </>
  );
}
