import type { ReactNode } from "react";
import { useTrace } from "../../live/use-trace.ts";
import { statesIn } from "./states.ts";

interface InputProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
}

const INDENTATION = 2;

/** The variables of the expression: typed, or those of a stage of the next request. */
export function Input({ text, onChange }: InputProps): ReactNode {
  const { isWaiting, records, problem, wait, stop } = useTrace();
  const states = statesIn(records);
  const take = (stage: string): void => {
    const found = states.find((one) => one.stage === stage);
    if (found !== undefined) onChange(JSON.stringify(found.state, undefined, INDENTATION));
  };
  return (
    <>
      <label className="field">
        Input
        <textarea
          rows={8}
          spellCheck={false}
          value={text}
          onChange={({ target }) => onChange(target.value)}
        />
      </label>
      <div className="bar">
        {isWaiting ? (
          <button type="button" onClick={stop}>
            Stop
          </button>
        ) : (
          <button type="button" onClick={() => void wait()}>
            Record the next request
          </button>
        )}
        {states.length > 0 && (
          <label className="field">
            Take the variables at
            <select value="" onChange={({ target }) => take(target.value)}>
              <option value="">choose a stage</option>
              {[...new Set(states.map(({ stage }) => stage))].map((stage) => (
                <option key={stage}>{stage}</option>
              ))}
            </select>
          </label>
        )}
        <span role="status">
          {isWaiting && states.length === 0 && "Waiting for a request: send one to the gateway."}
          {!isWaiting && problem?.message}
        </span>
      </div>
    </>
  );
}
