import type { TraceRecord } from "@edge-gateway/generated/types/index.ts";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { ReactNode } from "react";
import { statesIn } from "../cel/states.ts";
import { StateDifference } from "./state-difference.tsx";
import { endText } from "./steps.ts";
import { Timeline } from "./timeline.tsx";
import type { RequestTrace } from "./request-traces.ts";

/** How the request ended, and where a refused one leads to. */
function End({ records }: { readonly records: readonly TraceRecord[] }): ReactNode {
  const text = endText(records);
  const request = statesIn(records)[0]?.state.request;
  if (text === undefined || request === undefined) return null;
  const { method, uri } = request;
  return (
    <p role="status">
      <code>
        {method} {uri}
      </code>{" "}
      ended with <strong>{text}</strong>.{" "}
      {/^40[13]/.test(text) && (
        <Link to="/identity" search={{ method, url: uri }}>
          Why?
        </Link>
      )}
    </p>
  );
}

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
      <End records={records} />
      {records.length > 0 && <Timeline key={`timeline ${index}`} records={records} />}
      {(hasEnded || !isWaiting) && (
        <StateDifference key={`difference ${index}`} records={records} />
      )}
    </>
  );
}
