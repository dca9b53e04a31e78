import type { AdminReplay, AdminReplayedRequest } from "@edge-gateway/generated/types/index.ts";
import { MOST_SHOWN_CHARACTERS } from "../bounds.ts";

const TITLES = ["LINE", "REQUEST", "WHAT", "RECORDED", "DECIDED"] as const;
const GAP = "  ";

/** A replay as a table of the differences, and what was counted. */
export function replayText(replay: AdminReplay): string {
  const rows = replay.results.flatMap(rowsOf);
  return (rows.length === 0 ? "" : `${table([TITLES, ...rows])}\n`) + summaryOf(replay);
}

function rowsOf({ line, method, url, differences }: AdminReplayedRequest) {
  return differences.map(({ what, name, before, after }, index) => [
    index === 0 ? String(line) : "",
    index === 0 ? short(`${method} ${url}`) : "",
    name === undefined ? what : `${what} ${name}`,
    short(before),
    short(after),
  ]);
}

function short(text: string): string {
  // A recorded value may contain anything, also what a terminal would obey.
  const shown = text.replaceAll(/\p{Cc}/gu, "?");
  return shown.length > MOST_SHOWN_CHARACTERS
    ? `${shown.slice(0, MOST_SHOWN_CHARACTERS - 1)}…`
    : shown;
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = TITLES.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(GAP))
    .map((line) => `${line.trimEnd()}\n`)
    .join("");
}

function summaryOf({
  requests,
  different,
  undecided,
  ignored,
  omitted,
  results,
}: AdminReplay): string {
  const open = Map.groupBy(
    results.flatMap((result) => result.undecided),
    (name) => name,
  );
  const names = [...open].map(([name, all]) => `${name} (${all.length})`).join(", ");
  return [
    `${requests} requests: ${different} decided otherwise, ${undecided} not completely decided\n`,
    ...(names === "" ? [] : [`not decided: ${names}\n`]),
    ...(ignored === 0 ? [] : [`${ignored} lines were no record of a request\n`]),
    ...(omitted === 0 ? [] : [`${omitted} results are not listed\n`]),
  ].join("");
}
