import { ESCAPE_MILLISECONDS } from "../bounds.ts";

/** A key by its name, or the character that it types. */
export type Key = string;

/** The sequences that terminals send for keys without a character, in both cursor modes. */
const SEQUENCES: Readonly<Record<string, Key>> = {
  "\u001b[A": "up",
  "\u001bOA": "up",
  "\u001b[B": "down",
  "\u001bOB": "down",
  "\u001b[C": "right",
  "\u001bOC": "right",
  "\u001b[D": "left",
  "\u001bOD": "left",
  "\u001b[5~": "pageup",
  "\u001b[6~": "pagedown",
  "\u001b[H": "home",
  "\u001b[1~": "home",
  "\u001bOH": "home",
  "\u001b[F": "end",
  "\u001b[4~": "end",
  "\u001bOF": "end",
  "\u001b[Z": "shift-tab",
  "\t": "tab",
  "\r": "enter",
  "\n": "enter",
  "\u001b": "escape",
  "\u007f": "backspace",
  "\b": "backspace",
  "\u0003": "ctrl-c",
};

/** An escape sequence (ECMA-48 section 5.4), or one character. */
const KEY = /\u001b(?:\[[0-?]*[ -/]*[@-~]|O[A-Z])|\p{L}\p{M}*|./gsu;

/** An unfinished escape sequence at the end of a chunk: networks split input at any character. */
const UNFINISHED = /\u001b(?:\[[0-?]*[ -/]*|O)?$/;

/** Whether a key is a character that the user typed, not one with a name. */
export function isCharacter(key: Key): boolean {
  return !NAMES.has(key);
}

const NAMES: ReadonlySet<Key> = new Set(Object.values(SEQUENCES));

/** Joins the chunks of terminal input: a sequence that two chunks share is one key. */
export class KeyReader {
  readonly #read: (key: Key) => void;
  #rest = "";
  #timer: NodeJS.Timeout | undefined;

  constructor(read: (key: Key) => void) {
    this.#read = read;
  }

  /** Takes a chunk of input. An escape character is the escape key only if nothing follows it. */
  write(chunk: string): void {
    clearTimeout(this.#timer);
    const text = this.#rest + chunk;
    const [rest = ""] = UNFINISHED.exec(text) ?? [];
    this.#rest = rest;
    this.#press(text.slice(0, text.length - rest.length));
    if (rest !== "") this.#timer = setTimeout(() => this.#end(), ESCAPE_MILLISECONDS);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #end(): void {
    const rest = this.#rest;
    this.#rest = "";
    this.#press(rest);
  }

  #press(text: string): void {
    for (const key of readKeys(text)) this.#read(key);
  }
}

/** Reads the keys in a text of terminal input; unknown sequences are ignored. */
export function readKeys(text: string): readonly Key[] {
  return (text.match(KEY) ?? []).flatMap((part) => {
    const name = SEQUENCES[part];
    if (name !== undefined) return [name];
    return /\p{Cc}/u.test(part) ? [] : [part];
  });
}
