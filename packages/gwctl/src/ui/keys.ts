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

/** Reads the keys in one chunk of terminal input; unknown sequences are ignored. */
export function readKeys(text: string): readonly Key[] {
  return (text.match(KEY) ?? []).flatMap((part) => {
    const name = SEQUENCES[part];
    if (name !== undefined) return [name];
    return /\p{Cc}/u.test(part) ? [] : [part];
  });
}
