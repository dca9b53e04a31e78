import type { DiagnosticCode } from "@edge-gateway/translate/diagnostics/diagnostic";
import type { Lines } from "./edit-lines.ts";

/** A broken text with the expected error. */
export interface Expected {
  readonly title: string;
  readonly text: string;
  readonly line: number;
  readonly code: DiagnosticCode;
  readonly suggestion?: string;
}

/** Keys that users choose: any name is valid. */
const CHOSEN = new Set([
  "web",
  "hosts",
  "plain",
  "keys",
  "inline",
  "environment",
  "token",
  "resource",
  "scopesSupported",
]);

const KEY = /^( *(?:- )?)([A-Za-z][A-Za-z0-9]*):((?: .*)?)$/;

interface KeyLine {
  readonly number: number;
  readonly before: string;
  readonly key: string;
  readonly after: string;
}

function keyLines(base: Lines): readonly KeyLine[] {
  const found: KeyLine[] = [];
  for (let number = 1; number <= base.count; number++) {
    const match = KEY.exec(base.line(number));
    if (match === null) continue;
    const [, before = "", key = "", after = ""] = match;
    if (!CHOSEN.has(key)) found.push({ number, before, key, after });
  }
  return found;
}

/** For each key, a text in which its last two letters are swapped. */
export function misspeltKeys(base: Lines): readonly Expected[] {
  return keyLines(base)
    .filter(({ key }) => key.length > 4 && key.at(-1) !== key.at(-2))
    .map(({ number, before, key, after }) => {
      const wrong = key.slice(0, -2) + (key.at(-1) ?? "") + (key.at(-2) ?? "");
      return {
        title: `${number}: ${wrong}`,
        text: base.splice(number, 1, [`${before}${wrong}:${after}`]),
        line: number,
        code: "unknown-key",
        suggestion: key,
      };
    });
}

/** For each key with a plain value, a text in which the key is duplicated. */
export function repeatedKeys(base: Lines): readonly Expected[] {
  return keyLines(base)
    .filter(({ after }) => after !== "")
    .filter((_, index) => index % 3 === 0)
    .map(({ number, before, key, after }) => ({
      title: `${number}: ${key}`,
      text: base.splice(number + 1, 0, [`${" ".repeat(before.length)}${key}:${after}`]),
      line: number + 1,
      code: "duplicate-key",
    }));
}

/** A line that is indented by tabs. */
export function tabbedLines(base: Lines): readonly Expected[] {
  return keyLines(base)
    .filter(({ before }) => /^ {4,}$/.test(before))
    .filter((_, index) => index % 6 === 0)
    .map(({ number, before, key, after }) => ({
      title: `${number}: ${key}`,
      text: base.splice(number, 1, [`${"\t".repeat(before.length / 2)}${key}:${after}`]),
      line: number,
      code: "yaml-syntax",
    }));
}

/** A list inside a list, where a single value is expected. */
export function wrongTypes(base: Lines): readonly Expected[] {
  return keyLines(base)
    .filter(({ after }) => /^ [^[{'"|]/.test(after))
    .filter((_, index) => index % 2 === 0)
    .map(({ number, before, key }) => ({
      title: `${number}: ${key}`,
      text: base.splice(number, 1, [`${before}${key}: [[]]`]),
      line: number,
      code: "wrong-type",
    }));
}
