import { getRouteApi } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import type { ReactNode } from "react";
import { OnlyWriters } from "../../components/access/only-writers.tsx";
import { CallFault } from "../../components/call-fault.tsx";
import { linesOf } from "./lines.ts";
import { OpenTrace } from "./open-trace.tsx";
import { SendRequest } from "./send-request.tsx";
import { Replay } from "./replay.tsx";
import { Traces } from "./traces.tsx";
import { WaitForm } from "./wait-form.tsx";
import { tracesIn } from "./request-traces.ts";
import type { RequestTrace } from "./request-traces.ts";
import { choiceForUrl, choiceIn, chosenBy } from "./typed-choice.ts";
import type { TypedChoice } from "./typed-choice.ts";
import { useWaiting } from "./use-waiting.ts";

const route = getRouteApi("/trace");

/** What did the gateway do with this request? Waits for the next ones that match, or opens a saved trace. */
export function Trace(): ReactNode {
  const search = route.useSearch();
  const { url: _, ...chosenIn } = search;
  const [typed, setTyped] = useState(() => choiceIn(chosenIn));
  const navigate = route.useNavigate();
  const { isWaiting, records, problem, wait, stop, show } = useWaiting(chosenBy(typed));
  const type = (next: TypedChoice): void => {
    setTyped(next);
    const { url } = search;
    const others = url === undefined ? {} : { url };
    void navigate({ search: { ...choiceForUrl(next), ...others }, replace: true });
  };
  const traces = useMemo(() => tracesIn(records), [records]);
  return (
    <>
      <h1>Trace</h1>
      <WaitForm {...{ typed, isWaiting, wait, stop }} onType={type} />
      <div className="bar">
        <button
          type="button"
          disabled={records.length === 0}
          onClick={() => save(linesOf(records))}
        >
          Save as JSON lines
        </button>
        <OpenTrace onOpen={show} />
      </div>
      <OnlyWriters what="A request from this page">
        <SendRequest isFirst={records.length === 0} wait={wait} firstUrl={search.url} />
      </OnlyWriters>
      <p role="status">{stateText(isWaiting, records.length, traces)}</p>
      {problem !== undefined && <CallFault error={problem} />}
      <Traces traces={traces} isWaiting={isWaiting} />
      {!isWaiting && records.length > 0 && <Replay records={records} />}
    </>
  );
}

function stateText(isWaiting: boolean, count: number, traces: readonly RequestTrace[]): string {
  if (isWaiting && count === 0)
    return "Waiting for a request of any client of the gateway, or of this page.";
  if (isWaiting && traces.at(-1)?.hasEnded === true)
    return `Waiting for the next request after ${traces.length}.`;
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
