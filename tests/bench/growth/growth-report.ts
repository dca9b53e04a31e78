import { MEBIBYTE, rows } from "../report.ts";
import { CONNECTION_KINDS, type ConnectionCosts } from "./connections.ts";
import type { Costs } from "./measure.ts";
import type { Cell, GrowthResult } from "./run-growth.ts";

/** The conditions of a run, for later readers of its figures. */
export interface GrowthConditions {
  readonly date: string;
  readonly machine: string;
  /** The load of the machine before the run: other programs slow everything down. */
  readonly load: number;
  readonly seconds: number;
  readonly versions: Readonly<Record<string, string>>;
}

/** A column of a table: its head, its figure, and whether the chart shows it. */
interface Column<C> {
  readonly head: string;
  figure(costs: C, workers: number): number;
  readonly digits?: number;
  readonly charted?: true;
}

const KIBIBYTE = 2 ** 10;
const COLUMNS: readonly Column<Costs>[] = [
  { head: "start ms", figure: (costs) => costs.startMilliseconds },
  { head: "first response ms", figure: (costs) => costs.firstMilliseconds, charted: true },
  { head: "changed route ms", figure: ({ route }) => route.milliseconds, charted: true },
  { head: "changed Secret ms", figure: ({ secret }) => secret.milliseconds },
  { head: "changed endpoint ms", figure: ({ endpoint }) => endpoint.milliseconds },
  { head: "p99 meanwhile ms", figure: worst(({ p99 }) => p99), digits: 1 },
  { head: "longest ms", figure: worst(({ longest }) => longest), digits: 1 },
  {
    head: "lost",
    figure: ({ route, secret, endpoint }) => route.failures + secret.failures + endpoint.failures,
  },
  { head: "CPU us/request", figure: (costs) => costs.cpuMicroseconds, digits: 1 },
  { head: "MiB", figure: (costs) => costs.bytes / MEBIBYTE, charted: true },
  { head: "per worker", figure: ({ bytes }, workers) => bytes / MEBIBYTE / workers },
  { head: "MiB after changes", figure: (costs) => costs.bytesAfterChanges / MEBIBYTE },
];
const CONNECTION_COLUMNS: readonly Column<ConnectionCosts>[] = [
  { head: "MiB more", figure: ({ bytes }) => bytes / MEBIBYTE, digits: 1, charted: true },
  { head: "KiB each", figure: ({ bytesEach }) => bytesEach / KIBIBYTE, digits: 1 },
  { head: "CPU ms/s", figure: (costs) => costs.cpuMillisecondsPerSecond, digits: 1 },
  { head: "p99 of others ms", figure: ({ others }) => others.p99, digits: 1, charted: true },
  { head: "longest ms", figure: ({ others }) => others.longest, digits: 1 },
  { head: "lost", figure: ({ others }) => others.failures },
];
const WIDEST_BAR = 20;

function worst(figure: (reload: Costs["route"]) => number): (costs: Costs) => number {
  return ({ route, secret, endpoint }) => Math.max(...[route, secret, endpoint].map(figure));
}

/** The result as Markdown: for each thing that grows a table and its chart. */
export function growthText(result: GrowthResult, conditions: GrowthConditions): string {
  const { date, machine, load, seconds, versions } = conditions;
  const configurations = Object.entries(result.configurations).flatMap(([name, cells]) =>
    tablesOf(name, cells, COLUMNS),
  );
  const connections = CONNECTION_KINDS.flatMap((kind) => {
    const name = kind === "streams" ? "streams of HTTP/2" : `${kind} connections`;
    return tablesOf(name, result.connections[kind] ?? [], CONNECTION_COLUMNS);
  });
  const others = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  const how = `${date}; ${machine}, at a load of ${load.toFixed(0)} before; loads of ${seconds} s`;
  return [...configurations, ...connections, `${[how, ...others].join("; ")}.`, ""].join("\n");
}

function tablesOf<C>(
  name: string,
  cells: readonly Cell<C>[],
  columns: readonly Column<C>[],
): string[] {
  if (cells.length === 0) return [];
  const heads = [name, "size", "workers", ...columns.map(({ head }) => head)];
  const lines = cells.map((cell) => [
    ...cellHead(cell),
    ...columns.map((column) => textOf(column, cell)),
  ]);
  const failures = cells.flatMap((cell) => {
    const { candidate, size, failed } = cell;
    return failed === undefined
      ? []
      : [`- ${candidate}, ${size.toLocaleString("en")}: ${shortened(failed)}`];
  });
  return [
    rows(heads, lines),
    chartOf(name, cells, columns),
    ...failures,
    ...(failures.length > 0 ? [""] : []),
  ];
}

function cellHead({ size, workers, candidate }: Cell<unknown>): string[] {
  return [candidate, size.toLocaleString("en"), String(workers)];
}

function textOf<C>({ figure, digits = 0 }: Column<C>, { costs, workers }: Cell<C>): string {
  return costs === undefined ? "-" : figure(costs, workers).toFixed(digits);
}

const LONGEST_FAILURE = 200;

/** The end of a message, where programs say what is wrong; without what would break a table. */
function shortened(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, " ").replaceAll("|", "/");
  return line.length > LONGEST_FAILURE ? `… ${line.slice(-LONGEST_FAILURE)}` : line;
}

/** Bars in a logarithmic scale, as figures of different sizes differ by their thousandfold. */
function chartOf<C>(
  name: string,
  cells: readonly Cell<C>[],
  columns: readonly Column<C>[],
): string {
  const charted = columns.filter((column) => column.charted === true);
  const tops = charted.map(({ figure }) =>
    Math.max(
      ...cells.map(({ costs, workers }) => (costs === undefined ? 0 : figure(costs, workers))),
    ),
  );
  const lines = cells.map((cell) => [
    ...cellHead(cell),
    ...charted.map(({ figure }, at) =>
      cell.costs === undefined
        ? ""
        : logarithmicBar(figure(cell.costs, cell.workers), tops[at] ?? 0),
    ),
  ]);
  const rule = ["---", "---:", "---:", ...charted.map(() => "---")];
  const heads = [`${name}, logarithmic`, "size", "workers", ...charted.map(({ head }) => head)];
  return `${[heads, rule, ...lines].map((line) => `| ${line.join(" | ")} |`).join("\n")}\n`;
}

function logarithmicBar(value: number, top: number): string {
  const share = Math.log1p(Math.max(0, value)) / Math.log1p(top);
  return "█".repeat(Math.max(1, Math.round(share * WIDEST_BAR)) || 1);
}
