import { markdownOfCase, rows } from "../report.ts";
import { measureDatabase } from "./database.ts";
import { measureLlm } from "./llm.ts";
import { measureMcp } from "./mcp.ts";
import { measurePolicies } from "./policies.ts";
import { type Bar, type Suite, type SuitePlan, type SuiteReport, isMet } from "./suite.ts";

/** Kinds of traffic that have their own limits, by the option that measures them. */
export const SUITES = {
  policies: measurePolicies,
  mcp: measureMcp,
  llm: measureLlm,
  database: measureDatabase,
} as const satisfies Readonly<Record<string, Suite>>;

export type SuiteName = keyof typeof SUITES;

/** The tables of a suite: its cases, its limits, and how it was measured. */
export function suiteText(
  report: SuiteReport,
  { rounds, seconds, adapter, loadBefore }: SuitePlan,
): string {
  const { cases, bars, versions } = report;
  const others = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  const date = new Date().toISOString().slice(0, "2026-01-31".length);
  const how = `one worker each, socketAdapter ${adapter}, median of ${rounds} interleaved rounds of ${seconds} s, at a load of ${loadBefore.toFixed(0)} before`;
  return [
    ...cases.map(markdownOfCase),
    rows(["bar", "measured", "limit", ""], bars.map(barCells)),
    `${[`${date}; ${how}`, ...others].join("; ")}.`,
    "",
  ].join("\n");
}

function barCells(bar: Bar): readonly string[] {
  const { what, measured, kind, limit } = bar;
  return [what, figure(measured), `${kind} ${figure(limit)}`, isMet(bar) ? "met" : "missed"];
}

const LARGE = 100;

function figure(value: number): string {
  return value >= LARGE ? Math.round(value).toLocaleString("en") : value.toFixed(2);
}
