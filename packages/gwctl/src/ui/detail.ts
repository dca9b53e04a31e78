import type { RequestState } from "@edge-gateway/generated/types/index.ts";
import type { Decoded } from "@edge-gateway/trace";
import { printable } from "@edge-gateway/kernel/text/printable";

/**
 * What the detail pane shows for an event: the record, the state of the request, or the difference
 * to the previous state.
 */
export const DETAIL_MODES = ["event", "snapshot", "diff"] as const;
export type DetailMode = (typeof DETAIL_MODES)[number];

/** A line of the detail view; a diff marks added and removed lines. */
export interface DetailLine {
  readonly text: string;
  readonly mark?: "added" | "removed";
}

interface RecordedState {
  /** The position of the event in the trace, from 0. */
  readonly position: number;
  readonly stage: string;
  readonly state: RequestState;
}

/** The lines of the detail pane for the event at a position. */
export function detailLines(
  events: readonly Decoded[],
  position: number,
  mode: DetailMode,
): readonly DetailLine[] {
  const event = events[position];
  if (event === undefined) return [];
  if (mode === "event") return eventLines(event);
  const [now, before] = statesUpTo(events, position);
  if (now === undefined) return [{ text: "There is no snapshot up to this event." }];
  if (mode === "snapshot") return [{ text: titleOf(now) }, ...jsonLines(now.state)];
  if (before === undefined) return [{ text: `${titleOf(now)}: there is no earlier snapshot.` }];
  const changes = differences(before.state, now.state);
  const title = { text: `${titleOf(before)} -> ${titleOf(now)}` };
  return changes.length === 0 ? [title, { text: "nothing changed" }] : [title, ...changes];
}

function eventLines(event: Decoded): readonly DetailLine[] {
  if (event.kind === "invalid") {
    return [
      { text: `This record is not valid: ${printable(event.problem)}` },
      ...textLines(event.text),
    ];
  }
  const lines = jsonLines(JSON.parse(event.json));
  const body = bodyText(event);
  if (body === undefined) return lines;
  return [...lines, { text: "" }, { text: "The body as text:" }, ...textLines(body)];
}

/** The body that an event shows; undefined if the event has no body. */
export function bodyText(event: Decoded): string | undefined {
  if (event.kind !== "record" || event.record.message.type !== "bodySnapshot") return undefined;
  return Buffer.from(event.record.message.body, "base64").toString("utf8");
}

/** The latest snapshot up to a position, and the previous snapshot. */
function statesUpTo(events: readonly Decoded[], last: number): readonly RecordedState[] {
  const found: RecordedState[] = [];
  for (let position = last; position >= 0 && found.length < 2; position--) {
    const event = events[position];
    if (event?.kind !== "record") continue;
    const { message } = event.record;
    if (message.type !== "requestSnapshot" && message.type !== "responseSnapshot") continue;
    found.push({ position, stage: message.stage, state: message.requestState });
  }
  return found;
}

function titleOf({ stage, position }: RecordedState): string {
  return `${stage} (event ${position + 1})`;
}

function jsonLines(value: unknown): readonly DetailLine[] {
  return textLines(JSON.stringify(value, undefined, 2));
}

function textLines(text: string): readonly DetailLine[] {
  return text.split("\n").map((line) => ({ text: printable(line) }));
}

/** The values that differ between two states, by path. */
function differences(before: object, now: object): readonly DetailLine[] {
  const [old, current] = [leavesOf(before), leavesOf(now)];
  const paths = [...new Set([...old.keys(), ...current.keys()])];
  return paths.flatMap((path) => {
    const [was, is] = [old.get(path), current.get(path)];
    if (was === is) return [];
    return [
      ...(was === undefined
        ? []
        : [{ text: printable(`- ${path}: ${was}`), mark: "removed" as const }]),
      ...(is === undefined
        ? []
        : [{ text: printable(`+ ${path}: ${is}`), mark: "added" as const }]),
    ];
  });
}

/** The values of a tree as JSON, by path. */
function leavesOf(
  value: object,
  prefix = "",
  leaves = new Map<string, string>(),
): ReadonlyMap<string, string> {
  for (const [name, member] of Object.entries(value)) {
    const path = prefix === "" ? name : `${prefix}.${name}`;
    const isTree = typeof member === "object" && member !== null && Object.keys(member).length > 0;
    if (isTree) leavesOf(member, path, leaves);
    else leaves.set(path, JSON.stringify(member));
  }
  return leaves;
}
