import type { AdminFigures } from "@edge-gateway/generated/types/index.ts";
import type { ReactNode } from "react";
import { Chart } from "../components/chart.tsx";
import { rateText, secondsText, shareText, summaryOf } from "./figure-values.ts";
import type { Summary } from "./figure-values.ts";

interface Figure {
  readonly name: string;
  /** The last 15 minutes. */
  readonly text: (summary: Summary) => string;
  /** One point of the chart. */
  readonly value: (summary: Summary) => number | undefined;
  readonly valueText: (value: number) => string;
}

const FIGURES: readonly Figure[] = [
  {
    name: "Requests",
    text: ({ rate }) => rateText(rate),
    value: ({ rate }) => rate,
    valueText: rateText,
  },
  {
    name: "Failed",
    text: ({ failed, requests }) => shareText(failed, requests),
    value: ({ failed }) => failed,
    valueText: String,
  },
  {
    name: "Refused",
    text: ({ refused, requests }) => shareText(refused, requests),
    value: ({ refused }) => refused,
    valueText: String,
  },
  {
    name: "Median time",
    text: ({ median }) => secondsText(median),
    value: ({ median }) => median,
    valueText: secondsText,
  },
  {
    name: "99 % within",
    text: ({ slow }) => secondsText(slow),
    value: ({ slow }) => slow,
    valueText: secondsText,
  },
];

/** Requests, errors and latency of the last 15 minutes. */
export function LiveFigures({ figures }: { readonly figures: AdminFigures }): ReactNode {
  const { total } = figures;
  if (total.length === 0) return <p>The first figures come after five seconds.</p>;
  const all = summaryOf(total, figures);
  const connections = total.at(-1)?.connections;
  const steps = total.map((point) => summaryOf([point], figures));
  return (
    <>
      <dl className="facts">
        {FIGURES.map(({ name, text, value, valueText }) => {
          const values = steps.map(value);
          const most = Math.max(0, ...values.filter((each) => each !== undefined));
          return (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {text(all)}
                <Chart
                  label={`${name} in steps of ${figures.step} seconds: ${valueText(most)} at most`}
                  values={values}
                />
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="quiet">
        {counted(all.requests, "request")} in the last 15 minutes, {all.failed} failed with a status
        from 500 or without a response, {all.refused} refused with a status from 400 to 499
        {all.aborted > 0 && `, ${all.aborted} aborted by the client before a response`}.
        {connections !== undefined && ` ${counted(connections, "open connection")}.`}
      </p>
    </>
  );
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? "" : "s"}`;
}
