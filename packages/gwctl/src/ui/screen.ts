import type { ReadStream, WriteStream } from "node:tty";
import type { Key } from "./keys.ts";
import { KeyReader } from "./keys.ts";
import type { Size } from "./paint.ts";

/** A terminal that shows whole screens and reports its keys. */
export interface Screen {
  readonly size: Size;
  /** Shows a text on each row. */
  show(rows: readonly string[]): void;
  /**
   * Copies a text to the clipboard of the user's terminal, also over ssh; not all terminals allow
   * it.
   */
  copy(text: string): void;
  /** Restores the terminal to its previous state. */
  close(): void;
}

export interface ScreenEvents {
  key(key: Key): void;
  resized(): void;
}

const ENTER = "\u001b[?1049h\u001b[?25l";
const LEAVE = "\u001b[?25h\u001b[?1049l";
const CLEAR = "\u001b[2J";
/** The size of a terminal that does not report one. */
const USUAL: Size = { columns: 80, rows: 24 };

/** Takes over the terminal: alternate screen, no cursor, unbuffered keys. */
export function openScreen(
  input: ReadStream,
  output: WriteStream,
  { key, resized }: ScreenEvents,
): Screen {
  let shown: readonly string[] = [];
  const keys = new KeyReader(key);
  const read = (text: string): void => keys.write(text);
  const resize = (): void => {
    shown = [];
    output.write(CLEAR);
    resized();
  };
  const leave = (): void => {
    output.write(LEAVE);
  };
  input.setEncoding("utf8").setRawMode(true).on("data", read).resume();
  output.on("resize", resize);
  output.write(ENTER + CLEAR);
  process.on("exit", leave);
  return {
    get size() {
      const { columns, rows } = output;
      return columns > 0 && rows > 0 ? { columns, rows } : USUAL;
    },
    show(rows) {
      const changed = rows.map((row, index) =>
        row === shown[index] ? "" : `\u001b[${index + 1};1H${row}`,
      );
      shown = rows;
      output.write(changed.join(""));
    },
    copy(text) {
      output.write(`\u001b]52;c;${Buffer.from(text).toString("base64")}\u0007`);
    },
    close() {
      process.off("exit", leave);
      output.off("resize", resize);
      input.off("data", read).setRawMode(false).pause();
      keys.close();
      leave();
    },
  };
}
