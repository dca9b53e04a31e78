import type { CaseSamples, Measured } from "./measure.ts";
import type { Endurance } from "./endurance.ts";
import type { Sample } from "./sample.ts";
import { median, medianRatio } from "./statistics.ts";

/** The conditions of a run, for later readers of its numbers. */
export interface Conditions {
  readonly date: string;
  readonly machine: string;
  readonly rounds: number;
  readonly seconds: number;
  readonly connections: number;
  readonly workers: number;
  /** Version of each candidate, by name. */
  readonly versions: Readonly<Record<string, string>>;
}

/** A candidate's results in one case: medians over the rounds. */
export interface Row {
  readonly candidate: string;
  /** CPU per request divided by that of the peer in the same round, by the peer's name; lower is better. */
  readonly ratios: Readonly<Record<string, number>>;
  readonly median: Sample;
}

export interface CaseReport {
  readonly name: string;
  readonly title: string;
  readonly rows: readonly Row[];
  readonly samples: Readonly<Record<string, readonly Sample[]>>;
}

export interface Report {
  readonly conditions: Conditions;
  readonly cases: readonly CaseReport[];
  /** Bytes of memory for each idle connection, by candidate. */
  readonly idleBytes: Readonly<Record<string, number>>;
  /** Memory after few and after many requests, by candidate. */
  readonly endurance: Readonly<Record<string, Endurance>>;
}

/** The samples of a case or suite, which has a name and a title. */
interface TitledSamples {
  readonly case: Pick<CaseReport, "name" | "title">;
  readonly samples: CaseSamples["samples"];
}

/** The peers with which every candidate is compared. */
const YARDSTICKS = ["nginx", "haproxy", "envoy", "base", "base-net"];
const KIBIBYTE = 2 ** 10;
export const MEBIBYTE = 2 ** 20;
const MILLION = 1e6;
const WIDEST_BAR = 20;

/** Medians and ratios of the measured values. */
export function report(conditions: Conditions, measured: Measured): Report {
  return {
    conditions,
    cases: measured.cases.map((samples) => caseReport(samples)),
    idleBytes: Object.fromEntries(measured.idleBytes),
    endurance: Object.fromEntries(measured.endurance),
  };
}

/** The results of one case, with the best candidate first. */
export function caseReport(
  { case: which, samples }: TitledSamples,
  known: readonly string[] = YARDSTICKS,
): CaseReport {
  const cpu = (name: string) =>
    (samples.get(name) ?? []).map((sample) => sample.cpuMicrosecondsPerRequest);
  const yardsticks = known.filter((name) => samples.has(name));
  const rows = [...samples].map(([candidate, all]) => ({
    candidate,
    ratios: Object.fromEntries(
      yardsticks.map((peer) => [peer, medianRatio(cpu(candidate), cpu(peer))]),
    ),
    median: medianSample(all),
  }));
  rows.sort((a, b) => a.median.cpuMicrosecondsPerRequest - b.median.cpuMicrosecondsPerRequest);
  return { name: which.name, title: which.title, rows, samples: Object.fromEntries(samples) };
}

function medianSample(samples: readonly Sample[]): Sample {
  const of = (read: (sample: Sample) => number) => median(samples.map(read));
  return {
    cpuMicrosecondsPerRequest: of((sample) => sample.cpuMicrosecondsPerRequest),
    servingMicrosecondsPerRequest: of((sample) => sample.servingMicrosecondsPerRequest),
    userShare: of((sample) => sample.userShare),
    cores: of((sample) => sample.cores),
    requestsPerSecond: of((sample) => sample.requestsPerSecond),
    p50Microseconds: of((sample) => sample.p50Microseconds),
    p99Microseconds: of((sample) => sample.p99Microseconds),
    peakBytes: Math.max(...samples.map(({ peakBytes }) => peakBytes)),
    ...(samples.every(({ togetherShare }) => togetherShare !== undefined) && {
      togetherShare: of(({ togetherShare = NaN }) => togetherShare),
    }),
  };
}

/** The report as Markdown: one table per case, ratios first. */
export function markdown({ conditions, cases, idleBytes, endurance }: Report): string {
  const { machine, rounds, seconds, connections, workers, date } = conditions;
  const each =
    workers === 1 ? "one worker each" : `${workers} workers each, on the cores of the load`;
  const versions = Object.entries(conditions.versions).map(
    ([name, version]) => `${name} ${version}`,
  );
  return [
    ...cases.map(markdownOfCase),
    ...meanTable(cases),
    ...idleTable(idleBytes),
    ...enduranceTable(endurance),
    `${date}; ${machine}; ${each}, ${connections} connections, median of ${rounds} interleaved ` +
      `rounds of ${seconds} s; ${versions.join(", ")}.`,
    "",
  ].join("\n");
}

function idleTable(idleBytes: Report["idleBytes"]): string[] {
  const rows = Object.entries(idleBytes).sort(([, a], [, b]) => a - b);
  const most = Math.max(...rows.map(([, bytes]) => bytes));
  const lines = rows.map(([name, bytes]) => {
    const figure = (bytes / KIBIBYTE).toFixed(1);
    return `| ${name} | ${figure} | ${bar(bytes / most)} |`;
  });
  const head = "| idle connection | KiB each | |\n| --- | ---: | --- |";
  return lines.length === 0 ? [] : [`${[head, ...lines].join("\n")}\n`];
}

/** The cases that contribute to the mean. */
const PLAIN = ["small", "post", "10k"];

/** The geometric mean of the ratios of plain requests, if all of them were measured. */
function meanTable(cases: readonly CaseReport[]): string[] {
  const plain = cases.filter(({ name }) => PLAIN.includes(name));
  const [first] = plain;
  if (first === undefined || plain.length < PLAIN.length) return [];
  const peers = Object.keys(first.rows[0]?.ratios ?? {});
  const lines = first.rows.map(({ candidate }) => [
    candidate,
    ...peers.map((peer) => geometricMean(plain.map(ratioOf(candidate, peer))).toFixed(2)),
  ]);
  const head = ["geometric mean of small GET, POST and GET 10 KB", ...peers.map(toPeer)];
  return [rows(head, lines)];
}

function ratioOf(candidate: string, peer: string): (report: CaseReport) => number {
  return ({ rows: all }) => all.find((row) => row.candidate === candidate)?.ratios[peer] ?? NaN;
}

function geometricMean(values: readonly number[]): number {
  return Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);
}

function toPeer(peer: string): string {
  return `CPU/request to ${peer}`;
}

function enduranceTable(endurance: Report["endurance"]): string[] {
  const lines = Object.entries(endurance).map(([name, { early, late }]) => [
    name,
    ...[early, late].map(
      ({ requests, residentBytes }) =>
        `${(residentBytes / MEBIBYTE).toFixed(0)} after ${(requests / MILLION).toFixed(1)} million`,
    ),
    `${((late.residentBytes / early.residentBytes - 1) * 100).toFixed(1)} %`,
  ]);
  return lines.length === 0 ? [] : [rows(["memory MiB", "early", "late", "growth"], lines)];
}

/** A table whose first column is text and whose others are figures. */
export function rows(head: readonly string[], lines: readonly (readonly string[])[]): string {
  const rule = head.map((_, at) => (at === 0 ? "---" : "---:"));
  return `${[head, rule, ...lines].map((cells) => `| ${cells.join(" | ")} |`).join("\n")}\n`;
}

/** Writes the table of one case in Markdown. */
export function markdownOfCase({ title, rows: all }: CaseReport): string {
  const peers = Object.keys(all[0]?.ratios ?? {});
  const head = [
    title,
    ...peers.map(toPeer),
    "CPU us/request",
    "user/kernel %",
    "requests/s",
    "p50 ms",
    "p99 ms",
    "peak MiB",
    ...(all.some(({ median: { togetherShare } }) => togetherShare !== undefined)
      ? ["events that came together %"]
      : []),
    "",
  ];
  const most = Math.max(...all.map((row) => row.median.cpuMicrosecondsPerRequest));
  const lines = all.map((row) => [
    row.candidate,
    ...peers.map((peer) => (row.ratios[peer] ?? NaN).toFixed(2)),
    ...figures(row.median),
    bar(row.median.cpuMicrosecondsPerRequest / most),
  ]);
  const rule = head.map((_, at) => (at === 0 || at === head.length - 1 ? "---" : "---:"));
  return `${[head, rule, ...lines].map((cells) => `| ${cells.join(" | ")} |`).join("\n")}\n`;
}

/** A bar of the chart beside the figures, relative to the widest one. */
function bar(share: number): string {
  return "█".repeat(Math.max(1, Math.round(share * WIDEST_BAR)));
}

function figures(sample: Sample): string[] {
  const user = Math.round(sample.userShare * 100);
  return [
    sample.cpuMicrosecondsPerRequest.toFixed(1),
    `${user}/${100 - user}`,
    String(Math.round(sample.requestsPerSecond)),
    (sample.p50Microseconds / 1e3).toFixed(2),
    (sample.p99Microseconds / 1e3).toFixed(2),
    (sample.peakBytes / MEBIBYTE).toFixed(0),
    ...(sample.togetherShare === undefined ? [] : [(sample.togetherShare * 100).toFixed(1)]),
  ];
}

/** One candidate compared with each peer, one line per case, as README shows it. */
export function summary({ cases }: Report, candidate: string): string {
  const peers = PUBLISHED.filter((peer) => cases.every(({ rows: all }) => peer in ratiosOf(all)));
  const lines = cases.map(({ title, rows: all }) => {
    const ratios = all.find((row) => row.candidate === candidate)?.ratios ?? {};
    return [title, ...peers.map((peer) => (ratios[peer] ?? NaN).toFixed(2))];
  });
  return rows(
    [`CPU time per request of ${candidate}`, ...peers.map((peer) => `to ${peer}`)],
    lines,
  );
}

/** The peers that the README shows. */
const PUBLISHED = ["nginx", "haproxy", "envoy"];

function ratiosOf([first]: readonly Row[]): Row["ratios"] {
  return first?.ratios ?? {};
}

const REGION = regionOf("bench");

/** The markers around the part of a document that a command writes. */
export function regionOf(name: string): { readonly start: string; readonly end: string } {
  return { start: `<!-- ${name}:start -->`, end: `<!-- ${name}:end -->` };
}

/**
 * Replaces the text between two markers of a document.
 * @throws {Error} if the document has no such markers
 */
export function replaceRegion(document: string, content: string, { start, end } = REGION): string {
  const from = document.indexOf(start);
  const to = document.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`no region ${start} ... ${end}`);
  return `${document.slice(0, from + start.length)}\n\n${content.trim()}\n\n${document.slice(to)}`;
}
