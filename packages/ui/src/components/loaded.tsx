import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Fault } from "./fault.tsx";

interface LoadedProps<Value> {
  readonly query: UseQueryResult<Value>;
  readonly children: (value: Value) => ReactNode;
}

/** Shows the value of a query; until then a skeleton, which becomes visible after a moment. */
export function Loaded<Value>({ query, children }: LoadedProps<Value>): ReactNode {
  // The last value is still shown after a lost connection, which the frame of the page reports.
  if (query.data !== undefined) return children(query.data);
  if (query.error !== null) return <Fault error={query.error} />;
  return <Loading />;
}

/** A skeleton, which becomes visible after a moment. */
export function Loading(): ReactNode {
  return (
    <div className="skeleton" role="status" aria-label="Loading">
      <span />
      <span />
      <span />
    </div>
  );
}
