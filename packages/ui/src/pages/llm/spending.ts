import type {
  AdminFigures,
  AdminLlmCall,
  AdminModel,
  AdminSpending,
} from "@edge-gateway/generated/types/index.ts";
import type { Bar } from "../../components/bars.tsx";
import { isUnpriced } from "../new/price/price-of-model.ts";

/** What somebody or something has used. */
export interface Spent {
  readonly name: string;
  readonly calls: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** The cost of the calls whose price is known; undefined if none is. */
  readonly nanodollars: number | undefined;
}

/** The names of the models whose prices are known, as clients and as providers call them. */
export function pricedNames(models: readonly AdminModel[]): ReadonlySet<string> {
  const priced = models.filter((model) => !isUnpriced(model));
  return new Set(
    priced.flatMap(({ name, upstreamModel }) => [name, ...(upstreamModel ? [upstreamModel] : [])]),
  );
}

/**
 * What the models have used, by the figures of the last hour.
 * @param priced the names of the models whose prices are known: a cost of zero is a cost of theirs only
 */
export function spentByModel(
  { series }: Pick<AdminFigures, "series">,
  priced: ReadonlySet<string>,
): readonly Spent[] {
  return sorted(
    series.map(({ name, points }) => {
      const sum = (of: (point: (typeof points)[number]) => number | undefined): number =>
        points.reduce((total, point) => total + (of(point) ?? 0), 0);
      const inputTokens = sum((point) => point.inputTokens);
      const outputTokens = sum((point) => point.outputTokens);
      // What calls without a number of tokens have cost is not known, whatever the price.
      const isFree = priced.has(name) && inputTokens + outputTokens > 0;
      return {
        ...{ name, inputTokens, outputTokens },
        calls: sum(({ requests }) => requests),
        nanodollars: sum((point) => point.nanodollars) || (isFree ? 0 : undefined),
      };
    }),
  );
}

/** The row of what administrators have sent by the UI. */
const TRIALS = "trials of this UI";

/** What keys and users have used in some calls; trials of administrators are apart. */
export function spentByKey(calls: readonly AdminLlmCall[]): readonly Spent[] {
  // What was refused before a model was chosen has spent nothing.
  const made = calls.filter(({ refusal }) => refusal === undefined);
  const groups = Map.groupBy(made, ({ key, isTrial }) => (isTrial === true ? TRIALS : key));
  return sorted(
    Array.from(groups, ([name, own]) => {
      const sum = (of: (call: AdminLlmCall) => number | undefined): number =>
        own.reduce((total, call) => total + (of(call) ?? 0), 0);
      return {
        name: name === "" ? "not signed in" : name,
        calls: own.length,
        inputTokens: sum((call) => call.inputTokens),
        outputTokens: sum((call) => call.outputTokens),
        nanodollars: own.every(({ nanodollars }) => nanodollars === undefined)
          ? undefined
          : sum((call) => call.nanodollars),
      };
    }),
  );
}

const DAY = 86_400_000;

/** The cost of each day, also of those without calls. Days are those of UTC, as the log sums them. */
export function costByDay({
  from,
  to,
  points,
}: Pick<AdminSpending, "from" | "to" | "points">): readonly Bar[] {
  const start = Date.parse(from);
  const count = Math.max(0, Math.round((Date.parse(to) - start) / DAY));
  const sums = new Map(points.map(({ at = "", ...sum }) => [Date.parse(at), sum]));
  return Array.from({ length: count }, (_, index) => {
    const time = start + index * DAY;
    const { nanodollars = 0, calls = 0 } = sums.get(time) ?? {};
    const text = `${dollarsText(nanodollars)}, ${calls} request${calls === 1 ? "" : "s"}`;
    return { name: new Date(time).toISOString().slice(0, DATE), value: nanodollars, text };
  });
}

/** Characters of a date (RFC 3339). */
const DATE = "2026-01-02".length;

function sorted(all: readonly Spent[]): readonly Spent[] {
  return all.toSorted(
    (one, other) => (other.nanodollars ?? 0) - (one.nanodollars ?? 0) || other.calls - one.calls,
  );
}

const NANO = 1e9;
/** Digits of a cost: a short call of a small model costs a millionth of a dollar. */
const DIGITS = 6;
/** What costs less than this is shown in full, as budgets have it. */
const SMALL = NANO / 1_000;
const SMALL_DIGITS = 9;

/** A cost in dollars. */
export function dollarsText(nanodollars: number | undefined): string {
  if (nanodollars === undefined) return "";
  const digits = nanodollars < SMALL ? SMALL_DIGITS : DIGITS;
  return `$${(nanodollars / NANO).toFixed(digits).replace(/(\.\d\d\d*?)0+$/, "$1")}`;
}

/** What calls have cost, as far as it is known. */
export function costText(nanodollars: number | undefined): string {
  return nanodollars === undefined ? "unknown" : dollarsText(nanodollars);
}
