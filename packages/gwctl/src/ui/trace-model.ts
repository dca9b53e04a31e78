import { listRow } from "@edge-gateway/trace";
import type { Decoded, ListRow } from "@edge-gateway/trace";
import { bodyText, detailLines } from "./detail.ts";
import type { DetailLine, DetailMode } from "./detail.ts";
import { isCharacter } from "./keys.ts";
import type { Key } from "./keys.ts";
import { withoutLast } from "./text.ts";

/** An effect of a key beyond the screen, which the program carries out. */
export type Effect =
  | { readonly kind: "quit" }
  | { readonly kind: "copy"; readonly text: string }
  | { readonly kind: "save"; readonly file: string };

/** A line that the user is typing. */
export interface Prompt {
  readonly kind: "search" | "filter" | "save";
  readonly text: string;
}

const MODES: Readonly<Record<Key, DetailMode>> = { e: "event", s: "snapshot", d: "diff" };
const PROMPTS: Readonly<Record<Key, Prompt["kind"]>> = { "/": "search", f: "filter", w: "save" };
const QUIT: Effect = { kind: "quit" };

/** The state of the terminal UI of a trace, and how keys change it; independent of the terminal. */
export class TraceModel {
  readonly #events: Decoded[] = [];
  readonly #rows: ListRow[] = [];
  /** Positions of the events that match the filter. */
  #shown: number[] = [];
  #filter = "";
  #search = "";
  /** The selected row, as an index into `shown`. */
  #selected = 0;
  /** The position of the event that was selected when the filter was set. */
  #hidden = -1;
  #lost = 0;
  pane: "list" | "detail" = "list";
  mode: DetailMode = "event";
  prompt: Prompt | undefined;
  isHelpOpen = false;
  /** The first visible line of the detail pane. */
  #detailTop = 0;
  /** The number of lines on a page. */
  #page = 1;
  /** The latest message for the user. */
  message = "";

  add(event: Decoded): void {
    const position = this.#events.push(event) - 1;
    this.#rows.push(listRow(position + 1, event));
    if (event.kind === "record" && event.record.message.type === "recordsLost") {
      this.#lost += event.record.message.lost;
    }
    if (this.#matches(position, this.#filter)) this.#shown.push(position);
  }

  get events(): readonly Decoded[] {
    return this.#events;
  }

  /** The rows of the list, without those that the filter hides. */
  get rows(): readonly ListRow[] {
    return this.#shown.flatMap((position) => this.#rows[position] ?? []);
  }

  get selected(): number {
    return this.#selected;
  }

  /** The selected event; undefined if there are no events. */
  get event(): Decoded | undefined {
    return this.#events[this.#position];
  }

  get filter(): string {
    return this.#filter;
  }

  /** The number of records that the gateway could not send. */
  get lost(): number {
    return this.#lost;
  }

  get detail(): readonly DetailLine[] {
    return detailLines(this.#events, this.#position, this.mode);
  }

  /** The first visible line of the detail pane, which has this many lines and rows on the screen. */
  detailTop(lines: number, rows: number): number {
    this.#page = rows;
    this.#detailTop = Math.max(0, Math.min(this.#detailTop, lines - rows));
    return this.#detailTop;
  }

  /** Changes the model as the pressed key demands. */
  press(key: Key): Effect | undefined {
    this.message = "";
    if (this.prompt !== undefined) return this.#type(this.prompt, key);
    if (this.isHelpOpen) {
      this.isHelpOpen = false;
      return key === "q" ? QUIT : undefined;
    }
    return this.#command(key);
  }

  #command(key: Key): Effect | undefined {
    const mode = MODES[key];
    const prompt = PROMPTS[key];
    if (mode !== undefined) this.#show(mode);
    else if (prompt !== undefined) this.prompt = { kind: prompt, text: "" };
    else if (key === "q") return QUIT;
    else if (key === "y") return { kind: "copy", text: this.#text() };
    else if (key === "?" || key === "h") this.isHelpOpen = true;
    else if (key === "tab" || key === "shift-tab" || key === "enter") this.#switch();
    else if (key === "n") this.#find(1);
    else if (key === "N") this.#find(-1);
    else if (key === "escape") this.#setFilter("");
    else this.#move(key);
    return undefined;
  }

  #type(prompt: Prompt, key: Key): Effect | undefined {
    if (key === "enter") {
      this.prompt = undefined;
      return this.#enter(prompt);
    }
    if (key === "escape") this.prompt = undefined;
    else if (key === "backspace") this.prompt = { ...prompt, text: withoutLast(prompt.text) };
    else if (isCharacter(key)) this.prompt = { ...prompt, text: prompt.text + key };
    return undefined;
  }

  #enter({ kind, text }: Prompt): Effect | undefined {
    if (kind === "save") return text === "" ? undefined : { kind: "save", file: text };
    if (kind === "filter") {
      this.#setFilter(text);
      return undefined;
    }
    if (text !== "") this.#search = text;
    this.#find(1);
    return undefined;
  }

  #show(mode: DetailMode): void {
    this.mode = mode;
    this.#detailTop = 0;
  }

  #switch(): void {
    this.pane = this.pane === "list" ? "detail" : "list";
  }

  #move(key: Key): void {
    const step = {
      up: -1,
      down: 1,
      pageup: -this.#page,
      pagedown: this.#page,
      home: -Infinity,
      end: Infinity,
    }[key];
    if (step === undefined) return;
    if (this.pane === "detail") this.#detailTop = Math.max(0, this.#detailTop + step);
    else this.#select(this.#selected + step);
  }

  #select(index: number): void {
    const next = Math.max(0, Math.min(index, this.#shown.length - 1));
    if (next !== this.#selected) this.#detailTop = 0;
    this.#selected = next;
  }

  /** Selects the next event that contains the text, and wraps around at the end. */
  #find(direction: 1 | -1): void {
    if (this.#search === "") return;
    const { length } = this.#shown;
    for (let distance = 1; distance <= length; distance++) {
      const index = (this.#selected + direction * distance + length) % length;
      if (!this.#matches(this.#shown[index] ?? 0, this.#search)) continue;
      this.#select(index);
      return;
    }
    this.message = `'${this.#search}' was not found`;
  }

  #setFilter(filter: string): void {
    // If nothing matches the filter, the selected event is remembered until another filter shows
    // it.
    const position = this.#position === -1 ? this.#hidden : this.#position;
    this.#hidden = position;
    this.#filter = filter;
    this.#shown = [...this.#events.keys()].filter((index) => this.#matches(index, filter));
    this.#select(Math.max(0, this.#shown.indexOf(position)));
  }

  #matches(position: number, text: string): boolean {
    const row = this.#rows[position];
    const event = this.#events[position];
    if (row === undefined || event === undefined) return false;
    const whole = `${row.type} ${row.summary} ${wordsOf(event)}`;
    return whole.toLowerCase().includes(text.toLowerCase());
  }

  get #position(): number {
    return this.#shown[this.#selected] ?? -1;
  }

  #text(): string {
    return this.detail.map(({ text }) => text).join("\n");
  }
}

/** The text of an event that a search reads: its record and its body. */
function wordsOf(event: Decoded): string {
  return event.kind === "invalid" ? event.text : `${event.json} ${bodyText(event) ?? ""}`;
}
