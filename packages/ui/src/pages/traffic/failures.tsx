import type { AdminRouteFailure } from "@edge-gateway/generated/types/index.ts";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { failuresQuery } from "../../api/queries.ts";
import { Loaded } from "../../components/loaded.tsx";
import { Moment } from "../../components/moment.tsx";
import { VirtualTable } from "../../components/table/virtual-table.tsx";
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

/** The last requests of a route that were refused, that its backend failed, or that were cut off; and apart from them those that clients aborted. */
export function Failures({ id, isPaused }: FailuresProps): ReactNode {
  const failures = useQuery({ ...failuresQuery(id), enabled: !isPaused });
  return (
    <Loaded query={failures}>
      {(value) => (
        <>
          <FailureTable
            label="Last errors"
            failures={value.failures}
            empty="None since the start of the process."
          />
          {value.aborted.length > 0 && (
            <>
              <h2>Aborted by clients</h2>
              <p className="quiet">
                The client did not wait for a response; these requests are no errors.
              </p>
              <FailureTable label="Aborted by clients" failures={value.aborted} empty="" />
            </>
          )}
        </>
      )}
    </Loaded>
  );
}

interface FailureTableProps {
  readonly label: string;
  readonly failures: readonly AdminRouteFailure[];
  readonly empty: string;
}

function FailureTable({ label, failures, empty }: FailureTableProps): ReactNode {
  return (
    <VirtualTable
      label={label}
      columns={COLUMNS}
      rows={failures.map((failure, index) => ({ ...failure, index }))}
      keyOf={({ index }) => String(index)}
      empty={empty}
    />
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
