import type { AdminSpending } from "@edge-gateway/generated/types/index.ts";
import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import { DAY, lengthOf, startOf as periodStart } from "@edge-gateway/storage/request-log/periods";
import { DIMENSIONS, type Dimension } from "@edge-gateway/storage/request-log/request-sums";
import { DEFAULT_SPENDING_DAYS } from "@edge-gateway/request-log/store/bounds";
import { AdminRefusal } from "../../problem.ts";
import { available } from "../config/config-versions.ts";
import { momentOf } from "../moment-of.ts";
import type { ApiRequest } from "../operation.ts";
import type { ApiParts } from "../parts.ts";
import { startOf } from "./request-query.ts";

const MOST_GROUPS = LIMITS.adminSpending.groups.maxItems;
const MOST_POINTS = LIMITS.adminSpending.points.maxItems;
const PERIODS = ["day", "hour"] as const;

const GROUPS = DIMENSIONS.filter((name): name is Exclude<Dimension, "total"> => name !== "total");

/** What was spent in a time, by the sums of whole hours or days. */
export async function spendingIn(
  log: NonNullable<ApiParts["requestLog"]>,
  query: ApiRequest<"getSpending">["query"],
): Promise<AdminSpending> {
  const dimension = chosen("by", query.by, GROUPS);
  const period = chosen("step", query.step ?? "day", PERIODS);
  const length = lengthOf(period);
  const end = query.to === undefined ? log.wallClock() : momentOf("to", query.to);
  const to = Math.ceil(end / length) * length;
  const from = periodStart(
    period,
    query.from === undefined ? end - DEFAULT_SPENDING_DAYS * DAY : startOf(query.from, end),
  );
  if (from >= to) throw new AdminRefusal("bad-request", "the parameter 'from' must be before 'to'");
  const steps = (to - from) / length;
  if (steps > MOST_POINTS)
    throw new AdminRefusal(
      "bad-request",
      `these are ${steps} steps, and ${MOST_POINTS} are the most: make the time shorter`,
    );
  const order = { dimension, period, from, to, name: query.name, limit: MOST_GROUPS };
  const { groups, omitted, points } = await available(() => log.ask({ kind: "spending", order }));
  return {
    from: timeOf(from),
    to: timeOf(to),
    groups,
    omitted,
    points: points.map(({ start, ...sum }) => ({ ...sum, at: timeOf(start) })),
  };
}

function timeOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

function chosen<Name extends string>(
  parameter: string,
  text: string,
  names: readonly Name[],
): Name {
  const name = names.find((one) => one === text);
  if (name !== undefined) return name;
  throw new AdminRefusal("bad-request", `the parameter '${parameter}' must be ${names.join(", ")}`);
}
