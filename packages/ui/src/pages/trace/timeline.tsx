import type { TraceRecord } from "@edge-gateway/generated/types/index.ts";
import { useState } from "react";
import type { ReactNode } from "react";

const MICROSECONDS = 1_000;

/** The records of a request in their order, and the details of the chosen one. */
export function Timeline({ records }: { readonly records: readonly TraceRecord[] }): ReactNode {
  const [chosen, setChosen] = useState(0);
  const record = records[chosen];
  return (
    <>
      <div className="table-box" role="region" aria-label="Timeline" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">At</th>
              <th scope="col">Took</th>
              <th scope="col">Step</th>
              <th scope="col">Result</th>
            </tr>
          </thead>
          <tbody>
            {records.map((each, index) => (
              <tr key={index}>
                <td>{milliseconds(each.eventEnd)}</td>
                <td>{each.eventStart !== null && milliseconds(each.eventEnd - each.eventStart)}</td>
                <td>
                  <button
                    type="button"
                    aria-pressed={index === chosen}
                    onClick={() => setChosen(index)}
                  >
                    {each.message.type}
                  </button>
                </td>
                <td className={COLOURS[each.severity]}>
                  {each.severity} {summary(each)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {record !== undefined && (
        <section aria-label="Details">
          <h2>{record.message.type}</h2>
          <pre tabIndex={0}>{JSON.stringify(record, undefined, 2)}</pre>
        </section>
      )}
    </>
  );
}

const COLOURS = { success: "good", info: "", warn: "warn", error: "bad" } as const;

function milliseconds(microseconds: number): string {
  return `${(microseconds / MICROSECONDS).toFixed(2)} ms`;
}

/** What a person looks for first in a record; the details say the rest. */
function summary({ message }: TraceRecord): string {
  switch (message.type) {
    case "policy":
      return `${message.kind}: ${message.result} ${message.details ?? ""}`;
    case "routeSelection":
      return `${message.selectedRoute ?? "no route"} of ${message.evaluatedRoutes.length} evaluated`;
    case "backendCallStart":
      return message.target;
    case "backendCallResult":
      return String(message.error ?? message.status);
    case "requestFinished":
      return String(message.error ?? message.status ?? "no response");
    case "authorizationResult":
      return message.result;
    case "cel":
      return `${message.expression} = ${message.error ?? JSON.stringify(message.value)}`;
    default:
      return "";
  }
}
