import { ORDINARY_ROUTES, TRACE_RECORDS } from "./measure.ts";
import type { UiResult } from "./measure.ts";

/** Where docs/performance.md has the table. */
export const UI_REGION = { start: "<!-- ui:start -->", end: "<!-- ui:end -->" };

/** What a page may take. */
const MOST = { milliseconds: 1_000, memory: 300, typing: 50, frame: 100 };
const FEWEST_POINTS = 95;
/** The pages whose table, editor or form must be there in time. */
const TIMED: readonly string[] = ["Traffic", "Configuration", "Form"];

/** The result as Markdown. */
export function uiReport(
  { routes, pages, typing, trace, judgements }: UiResult,
  machine: string,
): string {
  const judged = judgements.length > 0;
  const names = [
    "Page",
    "shown after",
    "memory",
    ...(judged ? ["performance", "accessibility"] : []),
  ];
  const rows = pages.map(({ name, milliseconds, memory }) => {
    const found = judgements.find((each) => each.name === name);
    const points = judged
      ? [String(found?.performance ?? ""), String(found?.accessibility ?? "")]
      : [];
    return [name, `${milliseconds.toFixed(0)} ms`, `${memory.toFixed(0)} MiB`, ...points];
  });
  return `${[
    line(names),
    line(names.map((_, index) => (index === 0 ? "---" : "---:"))),
    ...rows.map(line),
    "",
    `Longest task while a person types in the search of ${number(routes)} routes: ${under(typing.longestTask)}.`,
    `Longest time between two frames while ${number(TRACE_RECORDS)} records of a trace arrive at once: ${trace.longestFrame.toFixed(0)} ms.`,
    ...(judged
      ? [`Lighthouse: at a gateway with ${ORDINARY_ROUTES} routes, as on a desktop.`]
      : []),
    `${machine}.`,
  ].join("\n")}\n`;
}

/** What is beyond its bound, in words. */
export function tooMuch({ pages, typing, trace, judgements }: UiResult): readonly string[] {
  const found = (is: boolean, text: string): readonly string[] => (is ? [text] : []);
  return [
    ...pages.flatMap(({ name, milliseconds, memory }) => [
      ...found(
        TIMED.includes(name) && milliseconds > MOST.milliseconds,
        `${name}: the page is there after ${milliseconds.toFixed(0)} ms`,
      ),
      ...found(memory > MOST.memory, `${name}: ${memory.toFixed(0)} MiB`),
    ]),
    ...found(typing.longestTask > MOST.typing, `typing: ${typing.longestTask.toFixed(0)} ms`),
    ...found(trace.longestFrame > MOST.frame, `trace: ${trace.longestFrame.toFixed(0)} ms`),
    ...judgements.flatMap(({ name, performance, accessibility }) =>
      found(
        Math.min(performance, accessibility) < FEWEST_POINTS,
        `Lighthouse: ${name} has ${performance} and ${accessibility} points`,
      ),
    ),
  ];
}

/** Browsers report only tasks over 50 ms. */
function under(milliseconds: number): string {
  return milliseconds === 0 ? "under 50 ms" : `${milliseconds.toFixed(0)} ms`;
}

function number(value: number): string {
  return value.toLocaleString("en");
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}
