import { useState } from "react";
import type { ReactNode } from "react";
import { StateDifference } from "./state-difference.tsx";
import { Timeline } from "./timeline.tsx";
import type { RequestTrace } from "./request-traces.ts";

interface TracesProps {
  readonly traces: readonly RequestTrace[];
  readonly isWaiting: boolean;
}

/** One of the traces, with a choice if there are several. */
export function Traces({ traces, isWaiting }: TracesProps): ReactNode {
  const [chosen, setChosen] = useState(0);
  const index = chosen < traces.length ? chosen : 0;
  const { records = [], hasEnded = false } = traces[index] ?? {};
  return (
    <>
      {traces.length > 1 && (
        <label className="field">
          Request
          <select value={index} onChange={({ target }) => setChosen(Number(target.value))}>
            {traces.map(({ name }, number) => (
              <option key={number} value={number}>
                {number + 1}: {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {records.length > 0 && <Timeline key={`timeline ${index}`} records={records} />}
      {(hasEnded || !isWaiting) && (
        <StateDifference key={`difference ${index}`} records={records} />
      )}
    </>
  );
}
