import type { TraceRecord } from "@edge-gateway/generated/types/index.ts";
import { useMemo, useState } from "react";
import type { ReactNode } from "react";
import { isRefusal, isSnapshot, mainStep, stepsOf, summaryOf } from "./steps.ts";
import type { Step } from "./steps.ts";
import { VirtualTable } from "../../components/table/virtual-table.tsx";
import type { Column } from "../../components/table/virtual-table.tsx";

const MICROSECONDS = 1_000;

/** The records of a request in their order, and the details of the chosen one. */
export function Timeline({ records }: { readonly records: readonly TraceRecord[] }): ReactNode {
  const [choice, setChosen] = useState<number>();
  const [isWhole, setWhole] = useState(false);
  const chosen = choice ?? mainStep(records);
  const total = Math.max(1, ...records.map(({ eventEnd }) => eventEnd));
  const columns = useMemo(() => columnsWith(chosen, setChosen, total), [chosen, total]);
  const steps = useMemo(() => stepsOf(records), [records]);
  const snapshots = steps.filter(({ record: each }) => isSnapshot(each)).length;
  const record = records[chosen];
  return (
    <>
      {snapshots > 0 && (
        <label>
          <input
            type="checkbox"
            checked={isWhole}
            onChange={({ target }) => setWhole(target.checked)}
          />{" "}
          Show the states between the steps, too ({snapshots})
        </label>
      )}
      <VirtualTable
        label="Timeline"
        columns={columns}
        rows={isWhole ? steps : steps.filter(({ record: each }) => !isSnapshot(each))}
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
      name: "Step",
      cell: ({ record, index }) => (
        <button type="button" aria-pressed={index === chosen} onClick={() => choose(index)}>
          {record.message.type}
        </button>
      ),
    },
    {
      name: "Took",
      cell: ({ from, record: { eventEnd } }) => milliseconds(eventEnd - from),
    },
    { name: "At", cell: ({ record }) => milliseconds(record.eventEnd) },
    {
      name: "Time",
      cell: ({ from, record: { eventEnd, severity } }) => (
        <Span from={from / total} to={eventEnd / total} severity={severity} />
      ),
    },
    {
      name: "Result",
      cell: ({ record }) => (
        <span className={isRefusal(record) ? "bad" : COLOURS[record.severity]}>
          {WORDS[record.severity]} {summaryOf(record)}
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

/** Nothing is said by a colour alone. */
const WORDS = { success: "✓", info: "", warn: "! warning:", error: "✗ error:" } as const;
const COLOURS = { success: "good", info: "", warn: "warn", error: "bad" } as const;

function milliseconds(microseconds: number): string {
  return `${(microseconds / MICROSECONDS).toFixed(2)} ms`;
}
