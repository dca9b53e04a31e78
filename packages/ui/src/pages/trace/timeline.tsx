import type { TraceRecord } from "@edge-gateway/generated/types/index.ts";
import { useMemo, useState } from "react";
import type { ReactNode } from "react";
import { VirtualTable } from "../../components/table/virtual-table.tsx";
import type { Column } from "../../components/table/virtual-table.tsx";

const MICROSECONDS = 1_000;

interface Step {
  readonly index: number;
  readonly record: TraceRecord;
}

/** The records of a request in their order, and the details of the chosen one. */
export function Timeline({ records }: { readonly records: readonly TraceRecord[] }): ReactNode {
  const [chosen, setChosen] = useState(0);
  const total = Math.max(1, ...records.map(({ eventEnd }) => eventEnd));
  const columns = useMemo(() => columnsWith(chosen, setChosen, total), [chosen, total]);
  const steps = useMemo(() => records.map((record, index) => ({ record, index })), [records]);
  const record = records[chosen];
  return (
    <>
      <VirtualTable
        label="Timeline"
        columns={columns}
        rows={steps}
        keyOf={({ index }) => String(index)}
        empty=""
      />
      {record !== undefined && (
        <section aria-label="Details">
          <h2>{record.message.type}</h2>
          <pre tabIndex={0}>{JSON.stringify(record, undefined, 2)}</pre>
        </section>
      )}
    </>
  );
}

function columnsWith(
  chosen: number,
  choose: (index: number) => void,
  total: number,
): readonly Column<Step>[] {
  return [
    {
      name: "Time",
      cell: ({ record: { eventStart, eventEnd, severity } }) => (
        <Span from={(eventStart ?? eventEnd) / total} to={eventEnd / total} severity={severity} />
      ),
    },
    { name: "At", cell: ({ record }) => milliseconds(record.eventEnd) },
    {
      name: "Took",
      cell: ({ record: { eventStart, eventEnd } }) =>
        eventStart !== null && milliseconds(eventEnd - eventStart),
    },
    {
      name: "Step",
      cell: ({ record, index }) => (
        <button type="button" aria-pressed={index === chosen} onClick={() => choose(index)}>
          {record.message.type}
        </button>
      ),
    },
    {
      name: "Result",
      cell: ({ record }) => (
        <span className={COLOURS[record.severity]}>
          {record.severity} {summary(record)}
        </span>
      ),
    },
  ];
}

const PERCENT = 100;

interface SpanProps {
  /** Parts of the whole time. */
  readonly from: number;
  readonly to: number;
  readonly severity: TraceRecord["severity"];
}

/** When a step ran, as a bar in the time of the request. The columns beside it say the same in numbers. */
function Span({ from, to, severity }: SpanProps): ReactNode {
  const style = { marginLeft: `${from * PERCENT}%`, width: `${(to - from) * PERCENT}%` };
  return (
    <span className="span" aria-hidden="true">
      <span className={COLOURS[severity]} style={style} />
    </span>
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
