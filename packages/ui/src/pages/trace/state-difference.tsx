import type { TraceRecord } from "@edge-gateway/generated/types/index.ts";
import { useMemo, useState } from "react";
import type { ReactNode } from "react";
import { Difference } from "../../components/difference.tsx";
import { statesIn } from "../cel/states.ts";

const INDENTATION = 2;

/** Two states of a request, and what lies between them. */
export function StateDifference({
  records,
}: {
  readonly records: readonly TraceRecord[];
}): ReactNode {
  const states = useMemo(() => statesIn(records), [records]);
  const [chosenBefore, setBefore] = useState(0);
  const [chosenAfter, setAfter] = useState(Infinity);
  // Another trace may have fewer states than the one in which they were chosen.
  const last = states.length - 1;
  const [before, after] = [Math.min(chosenBefore, last), Math.min(chosenAfter, last)];
  const [first, second] = [states[before], states[after]];
  if (first === undefined || second === undefined) return null;
  const choices = states.map(({ stage }, index) => (
    <option key={`${index} ${stage}`} value={index}>
      {stage}
    </option>
  ));
  const text = (state: object): string => JSON.stringify(state, undefined, INDENTATION);
  const isSame = text(first.state) === text(second.state);
  return (
    <section aria-label="What has changed between two states">
      <h2>What has changed between two states</h2>
      <div className="bar">
        <label className="field">
          Before
          <select value={before} onChange={({ target }) => setBefore(Number(target.value))}>
            {choices}
          </select>
        </label>
        <label className="field">
          After
          <select value={after} onChange={({ target }) => setAfter(Number(target.value))}>
            {choices}
          </select>
        </label>
      </div>
      {isSame ? (
        <p role="status">Nothing has changed between them.</p>
      ) : (
        <Difference
          label="Difference of the states"
          before={text(first.state)}
          after={text(second.state)}
        />
      )}
      <details>
        <summary>Both states side by side</summary>
        <div className="pair">
          {[first, second].map(({ stage, state }, index) => (
            <pre key={index} tabIndex={0} role="region" aria-label={`State: ${stage}`}>
              {text(state)}
            </pre>
          ))}
        </div>
      </details>
    </section>
  );
}
