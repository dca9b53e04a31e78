import type { AdminFigures, AdminLlmCall } from "@edge-gateway/generated/types/index.ts";

/** What somebody or something has used. */
export interface Spent {
  readonly name: string;
  readonly calls: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** The cost of the calls whose price is known. */
  readonly nanodollars: number;
}

/** What the models have used, by the figures of the last hour. */
export function spentByModel({ series }: Pick<AdminFigures, "series">): readonly Spent[] {
  return sorted(
    series.map(({ name, points }) => {
      const sum = (of: (point: (typeof points)[number]) => number | undefined): number =>
        points.reduce((total, point) => total + (of(point) ?? 0), 0);
      return {
        name,
        calls: sum(({ requests }) => requests),
        inputTokens: sum((point) => point.inputTokens),
        outputTokens: sum((point) => point.outputTokens),
        nanodollars: sum((point) => point.nanodollars),
      };
    }),
  );
}

/** What keys and users have used in some calls. */
export function spentByKey(calls: readonly AdminLlmCall[]): readonly Spent[] {
  const groups = Map.groupBy(calls, ({ key }) => key);
  return sorted(
    Array.from(groups, ([name, own]) => {
      const sum = (of: (call: AdminLlmCall) => number | undefined): number =>
        own.reduce((total, call) => total + (of(call) ?? 0), 0);
      return {
        name: name === "" ? "not signed in" : name,
        calls: own.length,
        inputTokens: sum((call) => call.inputTokens),
        outputTokens: sum((call) => call.outputTokens),
        nanodollars: sum((call) => call.nanodollars),
      };
    }),
  );
}

function sorted(all: readonly Spent[]): readonly Spent[] {
  return all.toSorted(
    (one, other) => other.nanodollars - one.nanodollars || other.calls - one.calls,
  );
}

const NANO = 1e9;
/** Digits of a cost: a short call of a small model costs a millionth of a dollar. */
const DIGITS = 6;

/** A cost in dollars. */
export function dollarsText(nanodollars: number | undefined): string {
  if (nanodollars === undefined) return "";
  return `$${(nanodollars / NANO).toFixed(DIGITS).replace(/(\.\d\d\d*?)0+$/, "$1")}`;
}
