import { useMemo, useState } from "react";
import type { ReactNode } from "react";
import { CallFault } from "../../components/call-fault.tsx";
import { useTrace } from "../../live/use-trace.ts";
import { OpenTrace } from "../trace/open-trace.tsx";
import { tracesIn } from "../trace/request-traces.ts";
import { recordedVerdict } from "./recorded.ts";
import type { RecordedVerdict } from "./recorded.ts";

interface FromTraceProps {
  /** Judges the request of a trace. */
  readonly onTake: (recorded: RecordedVerdict) => void;
}

/** What the gateway did about the credentials of a request: of the newest trace, the next one, or a saved one. */
export function FromTrace({ onTake }: FromTraceProps): ReactNode {
  const { isWaiting, records, problem, wait, stop, show } = useTrace();
  const [chosen, setChosen] = useState(0);
  const verdicts = useMemo(
    () => tracesIn(records).flatMap((trace) => recordedVerdict(trace.records) ?? []),
    [records],
  );
  const recorded = verdicts[chosen] ?? verdicts[0];
  return (
    <section aria-label="From a trace">
      <h2>From a trace</h2>
      <p>Traces hide tokens, but have what the gateway made of them.</p>
      <div className="bar">
        {isWaiting ? (
          <button type="button" onClick={stop}>
            Stop waiting
          </button>
        ) : (
          <button type="button" onClick={() => void wait()}>
            Take the next request
          </button>
        )}
        <OpenTrace onOpen={show} />
        {verdicts.length > 1 && (
          <label className="field">
            Request
            <select value={chosen} onChange={({ target }) => setChosen(Number(target.value))}>
              {verdicts.map(({ method, url, end }, index) => (
                <option key={index} value={index}>
                  {method} {url} {end}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <p role="status">{isWaiting && "Waiting for a request: send one to the gateway."}</p>
      {problem !== undefined && <CallFault error={problem} />}
      {recorded?.end !== undefined && <Recorded recorded={recorded} onTake={onTake} />}
    </section>
  );
}

interface RecordedProps extends FromTraceProps {
  readonly recorded: RecordedVerdict;
}

function Recorded({ recorded, onTake }: RecordedProps): ReactNode {
  const { method, url, end = "", steps, claims } = recorded;
  return (
    <>
      <p role="status">
        <code>
          {method} {url}
        </code>{" "}
        ended with <strong>{end}</strong>.
      </p>
      <ul>
        {steps.map(({ text, isRefusal }, index) => (
          <li key={index} className={isRefusal ? "bad" : ""}>
            {text}
          </li>
        ))}
      </ul>
      {claims !== undefined && (
        <details>
          <summary>The claims that the gateway has read</summary>
          <pre tabIndex={0} role="region" aria-label="Claims of the trace">
            {JSON.stringify(claims, undefined, INDENTATION)}
          </pre>
        </details>
      )}
      <button type="button" onClick={() => onTake(recorded)}>
        Judge it by the running configuration
      </button>
    </>
  );
}

const INDENTATION = 2;
