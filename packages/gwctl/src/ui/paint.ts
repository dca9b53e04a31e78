import { styleText } from "node:util";
import type { Decoded, ListRow } from "@edge-gateway/trace";
import { DETAIL_MODES } from "./detail.ts";
import type { DetailLine } from "./detail.ts";
import { printable } from "@edge-gateway/kernel/text/printable";
import { fit, widthOf, wrap } from "./text.ts";
import type { TraceModel } from "./trace-model.ts";

/** The size of a screen in characters. */
export interface Size {
  readonly columns: number;
  readonly rows: number;
}

export interface PaintOptions {
  readonly size: Size;
  readonly colours: boolean;
  /** The name of the traced gateway, e.g. `gateway/web`. */
  readonly title: string;
  /** Whether the gateway may still send records. */
  readonly isLive: boolean;
}

type Style = Parameters<typeof styleText>[0];

/** The width from which the panes are side by side. */
const WIDE = 120;
const LIST_SHARE = 0.5;
const INDEX_WIDTH = 3;
const TIME_WIDTH = 8;
const TYPE_WIDTH = 14;
/** Minimum number of columns for the trace's title in the first row. */
const SHORTEST_TITLE = 12;
const SMALLEST: Size = { columns: 20, rows: 6 };
const MICROSECONDS_PER_MILLISECOND = 1000;
const SEVERITY_STYLES = {
  success: "green",
  info: undefined,
  warn: "yellow",
  error: "red",
} as const;
/** Letters that show an event's severity beside its number, for terminals without colours. */
const SEVERITY_MARKS = { success: " ", info: " ", warn: "W", error: "E" } as const;
const MARK_STYLES = { added: "green", removed: "red" } as const;
const HELP = [
  "tab    other pane           e  event: the record",
  "arrows move or scroll       s  snapshot: the request at that moment",
  "pgup, pgdn, home, end       d  diff to the snapshot before",
  "/      search               n, N  next, previous match",
  "f      show only matches    escape  show all again",
  "y      copy the detail      w  write all records to a file",
  "?      this help            q  quit",
  "",
  "E or W beside a number: the record reports an error or a warning",
];
const HINTS = "tab pane  e event  s snapshot  d diff  / search  f filter  ? help  q quit";
const PROMPTS = { search: "search: ", filter: "show only: ", save: "write to file: " } as const;

/** The whole screen, one text per row. */
export function paint(model: TraceModel, options: PaintOptions): readonly string[] {
  const { size } = options;
  if (size.columns < SMALLEST.columns || size.rows < SMALLEST.rows) {
    return [fit("too small", size.columns)];
  }
  const style = options.colours ? styled : (_: Style, text: string) => text;
  const painter = new Painter(model, options, style);
  return [painter.title(), ...painter.panes(), painter.footer()];
}

function styled(style: Style, text: string): string {
  return styleText(style, text, { validateStream: false });
}

class Painter {
  readonly #model: TraceModel;
  readonly #options: PaintOptions;
  readonly #style: (style: Style, text: string) => string;

  constructor(
    model: TraceModel,
    options: PaintOptions,
    style: (style: Style, text: string) => string,
  ) {
    this.#model = model;
    this.#options = options;
    this.#style = style;
  }

  title(): string {
    const { title, isLive, size } = this.#options;
    const { rows, events, filter, lost } = this.#model;
    const count =
      filter === ""
        ? `${events.length} records`
        : `${rows.length} of ${events.length} records with '${filter}'`;
    const parts = [
      count,
      ...(lost === 0 ? [] : [`${lost} lost: the reader was too slow`]),
      ...(isLive ? [events.length === 0 ? "waiting for a request" : "running"] : []),
    ];
    const state = printable(`  |  ${parts.join("  |  ")}`);
    // Cuts a long title, so that the state stays visible.
    const room = Math.max(SHORTEST_TITLE, size.columns - widthOf(state));
    const whole = printable(`gwctl proxy trace ${title}`);
    const name = widthOf(whole) > room ? printable(title) : whole;
    const shown = widthOf(name) > room ? fit(name, room) : name;
    return this.#style("inverse", fit(shown + state, size.columns));
  }

  footer(): string {
    const { prompt, message } = this.#model;
    const { columns } = this.#options.size;
    if (prompt !== undefined)
      return fit(printable(`${PROMPTS[prompt.kind]}${prompt.text}_`), columns);
    return message === ""
      ? this.#style("dim", fit(HINTS, columns))
      : this.#style("bold", fit(printable(message), columns));
  }

  panes(): readonly string[] {
    const { columns, rows } = this.#options.size;
    const height = rows - 2;
    if (this.#model.isHelpOpen) {
      return fill(
        HELP.map((line) => fit(` ${line}`, columns)),
        height,
        columns,
      );
    }
    if (columns < WIDE) {
      const list = Math.floor(height / 2);
      return [...this.#list(columns, list), ...this.#detail(columns, height - list)];
    }
    const left = Math.floor(columns * LIST_SHARE);
    const detail = this.#detail(columns - left - 1, height);
    return this.#list(left, height).map((line, row) => `${line}|${detail[row] ?? ""}`);
  }

  #list(columns: number, height: number): readonly string[] {
    const { rows, selected, pane } = this.#model;
    const room = height - 1;
    const top = Math.max(0, Math.min(selected - Math.floor(room / 2), rows.length - room));
    const lines = rows.slice(top, top + room).map((row, index) => {
      const isSelected = top + index === selected;
      const line = fit(`${isSelected ? ">" : " "}${this.#row(row)}`, columns);
      const colour = SEVERITY_STYLES[row.severity];
      const text = colour === undefined ? line : this.#style(colour, line);
      return isSelected ? this.#style("bold", text) : text;
    });
    const heading = ` ${"#".padStart(INDEX_WIDTH)} ${"at ms".padStart(TIME_WIDTH)} ${"type".padEnd(TYPE_WIDTH)} summary`;
    return [this.#heading(heading, columns, pane === "list"), ...fill(lines, room, columns)];
  }

  #row({ index, type, summary, severity }: ListRow): string {
    const time = timeOf(this.#model.events[index - 1]);
    return `${String(index).padStart(INDEX_WIDTH)}${SEVERITY_MARKS[severity]}${time.padStart(TIME_WIDTH)} ${type.padEnd(TYPE_WIDTH)} ${summary}`;
  }

  #detail(columns: number, height: number): readonly string[] {
    const { pane, mode, event } = this.#model;
    const room = height - 1;
    const lines = this.#model.detail.flatMap((line) => this.#wrapped(line, columns));
    const top = this.#model.detailTop(lines.length, room);
    const modes = DETAIL_MODES.map((name) => (name === mode ? `[${name}]` : ` ${name} `)).join("");
    const more =
      lines.length > room
        ? `  ${top + 1}-${top + Math.min(room, lines.length)} of ${lines.length}`
        : "";
    const heading = `${modes}${durationOf(event)}${more}`;
    return [
      this.#heading(heading, columns, pane === "detail"),
      ...fill(lines.slice(top, top + room), room, columns),
    ];
  }

  #wrapped({ text, mark }: DetailLine, columns: number): readonly string[] {
    return wrap(text, columns).map((part) => {
      const line = fit(part, columns);
      return mark === undefined ? line : this.#style(MARK_STYLES[mark], line);
    });
  }

  /** A star marks the pane that the arrow keys control, for terminals without styles. */
  #heading(text: string, columns: number, isActive: boolean): string {
    const line = fit(`${isActive ? "*" : "-"}${text}`, columns);
    return this.#style(isActive ? ["bold", "underline"] : "underline", line);
  }
}

function fill(lines: readonly string[], height: number, columns: number): readonly string[] {
  const empty = " ".repeat(columns);
  return Array.from({ length: height }, (_, row) => lines[row] ?? empty);
}

/** When the event ended, in milliseconds from the start of the request. */
function timeOf(event: Decoded | undefined): string {
  return event?.kind === "record" ? milliseconds(event.record.eventEnd) : "";
}

/** The duration of the step that the event reports. */
function durationOf(event: Decoded | undefined): string {
  if (event?.kind !== "record" || event.record.eventStart === null) return "";
  return `  took ${milliseconds(event.record.eventEnd - event.record.eventStart)} ms`;
}

function milliseconds(microseconds: number): string {
  return (microseconds / MICROSECONDS_PER_MILLISECOND).toFixed(1);
}
