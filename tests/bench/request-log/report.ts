import { rows } from "../report.ts";

/** One query, in one database. */
export interface Measured {
  readonly query: string;
  /** Whether a page of the UI asks it. */
  readonly isOfPage: boolean;
  /** How many rows it gave. */
  readonly found: number;
  /** Milliseconds of each run, and of the CPU that the database took for one. */
  readonly milliseconds: readonly number[];
  readonly cpuMilliseconds: number;
}

/** All queries in one database. */
export interface DatabaseReport {
  readonly title: string;
  /** Milliseconds in which each query must have its answer. */
  readonly limit: number;
  readonly queries: readonly Measured[];
}

/** Whether every run of every query of the UI was quick enough. */
export function isQuick({ queries, limit }: DatabaseReport): boolean {
  return queries.every(
    ({ isOfPage, milliseconds }) => !isOfPage || Math.max(...milliseconds) <= limit,
  );
}

/**
 * The table of the documents: one row for each query.
 * @param how what was measured, and where
 */
export function requestsReport(reports: readonly DatabaseReport[], how: string): string {
  const [first] = reports;
  const head = reports.flatMap(({ title }) => [`${title}, ms`, "CPU, ms"]);
  const body = (first?.queries ?? []).map(({ query, isOfPage, found }, index) => [
    isOfPage ? query : `${query} (API only)`,
    String(found),
    ...reports.flatMap(({ queries }) => cellsOf(queries[index])),
  ]);
  const bars = reports.map(
    (report) =>
      `${report.title}: at most ${report.limit} ms, ${isQuick(report) ? "met" : "missed"}`,
  );
  return [rows(["query", "rows", ...head], body), `${[how, ...bars].join("; ")}.`, ""].join("\n");
}

function cellsOf(measured: Measured | undefined): readonly string[] {
  if (measured === undefined) return ["", ""];
  const { milliseconds, cpuMilliseconds } = measured;
  const times = [Math.min(...milliseconds), Math.max(...milliseconds)].map((each) =>
    each.toFixed(1),
  );
  return [times.join(" to "), cpuMilliseconds.toFixed(1)];
}
