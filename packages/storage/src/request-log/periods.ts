/** Milliseconds of an hour. */
export const HOUR = 3_600_000;
/** Milliseconds of a day. */
export const DAY = 86_400_000;

/** What sums are kept for. Days are those of UTC. */
export type Period = "hour" | "day";

/** The length of a period in milliseconds. */
export function lengthOf(period: Period): number {
  return period === "hour" ? HOUR : DAY;
}

/** The beginning of the period that contains a time. */
export function startOf(period: Period, at: number): number {
  return at - (at % lengthOf(period));
}

const TABLE = "edge_requests_";
const TABLE_NAME = /^edge_requests_(\d{4})(\d{2})(\d{2})$/;

/** The name of the table for the records of a day, by the beginning of the day. */
export function tableOf(day: number): string {
  const [date = ""] = new Date(day).toISOString().split("T");
  return TABLE + date.replaceAll("-", "");
}

/** The beginning of the day whose records a table has; undefined if it is another table. */
export function dayOf(table: string): number | undefined {
  const [, year, month, day] = TABLE_NAME.exec(table) ?? [];
  return year === undefined ? undefined : Date.UTC(Number(year), Number(month) - 1, Number(day));
}
