import type { ReactNode } from "react";
import { linesOf, recordsIn } from "./lines.ts";
import { SendRequest } from "./send-request.tsx";
import { StateDifference } from "./state-difference.tsx";
import { Replay } from "./replay.tsx";
import { Timeline } from "./timeline.tsx";
import { useTrace } from "../../live/use-trace.ts";

/** What did the gateway do with this request? Waits for the next one, or opens a saved trace. */
export function Trace(): ReactNode {
  const { isWaiting, records, problem, wait, stop, show } = useTrace();
  const open = (file: File | undefined): void => {
    void file?.text().then((text) => {
      try {
        show(recordsIn(text));
      } catch (error) {
        show([], error instanceof Error ? error.message : String(error));
      }
    });
  };
  return (
    <>
      <h1>Trace</h1>
      <div className="bar">
        {isWaiting ? (
          <button type="button" onClick={stop}>
            Stop
          </button>
        ) : (
          <button type="button" onClick={() => wait()}>
            Wait for the next request
          </button>
        )}
        <button
          type="button"
          disabled={records.length === 0}
          onClick={() => save(linesOf(records))}
        >
          Save as JSON lines
        </button>
        <label className="field">
          Open a saved trace
          <input
            type="file"
            accept=".jsonl,.json,.txt"
            onChange={({ target }) => open(target.files?.[0])}
          />
        </label>
      </div>
      <SendRequest wait={wait} />
      <p role="status">{stateText(isWaiting, records.length)}</p>
      {problem !== "" && (
        <section className="fault fault-refusal" role="alert">
          <h2>There is no trace</h2>
          <p>{problem}</p>
        </section>
      )}
      {records.length > 0 && <Timeline records={records} />}
      {!isWaiting && <StateDifference records={records} />}
      {!isWaiting && records.length > 0 && <Replay records={records} />}
    </>
  );
}

function stateText(isWaiting: boolean, count: number): string {
  if (isWaiting && count === 0) return "Waiting for a request: send one to the gateway.";
  if (count > 0) return isWaiting ? "The request runs." : `${count} records.`;
  return "Values of sensitive headers are hidden in traces.";
}

function save(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "application/x-ndjson" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = "trace.jsonl";
  link.click();
  URL.revokeObjectURL(url);
}
