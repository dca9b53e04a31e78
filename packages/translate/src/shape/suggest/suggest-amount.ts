import { bytes, milliseconds } from "@edge-gateway/schema-runtime/validation/amounts";

const HOURS_OF_A_DAY = 24;

/** Words for units of time, with the equivalent Duration unit and factor. */
const TIMES: ReadonlyMap<string, readonly [unit: string, factor: number]> = new Map([
  ["ms", ["ms", 1]],
  ["millis", ["ms", 1]],
  ["millisecond", ["ms", 1]],
  ["s", ["s", 1]],
  ["sec", ["s", 1]],
  ["second", ["s", 1]],
  ["m", ["m", 1]],
  ["min", ["m", 1]],
  ["minute", ["m", 1]],
  ["h", ["h", 1]],
  ["hr", ["h", 1]],
  ["hour", ["h", 1]],
  ["d", ["h", HOURS_OF_A_DAY]],
  ["day", ["h", HOURS_OF_A_DAY]],
]);

/** The Duration that `30 s`, `5 minutes` or `1d` probably means; undefined for other texts. */
export function suggestDuration(text: string): string | undefined {
  const [, amount = "", word = ""] = /^([0-9]{1,3}) ?([a-z]+)$/i.exec(text) ?? [];
  const name = word.toLowerCase();
  const [unit, factor] = TIMES.get(name) ?? TIMES.get(name.replace(/s$/, "")) ?? [];
  return unit === undefined || factor === undefined
    ? undefined
    : `${Number(amount) * factor}${unit}`;
}

/**
 * The number that `10m` or `2MB` probably means in the expected unit; undefined for other texts.
 */
export function suggestCount(value: unknown, unit: string): string | undefined {
  if (typeof value !== "string") return undefined;
  if (unit === "bytes") return wholeNumber(bytes(suggestAmount(value) ?? value));
  const length = milliseconds(suggestDuration(value) ?? value);
  const one = MILLISECONDS.get(unit);
  return one === undefined ? undefined : wholeNumber(length / one);
}

/** The time units among the units of numbers in the schemas. */
const MILLISECONDS: ReadonlyMap<string, number> = new Map([
  ["ms", 1],
  ["seconds", 1_000],
]);

function wholeNumber(number: number): string | undefined {
  return Number.isSafeInteger(number) ? String(number) : undefined;
}

/**
 * The ByteSize or quantity that `2MB`, `1 GiB` or `512kib` probably means; undefined for other
 * texts.
 */
export function suggestAmount(text: string): string | undefined {
  const found = /^([0-9]+(?:\.[0-9]+)?) ?([kmgtpe])(i?)(b?)$/i.exec(text);
  if (found === null) return undefined;
  const [, amount = "", letter = "", binary = "", bytes = ""] = found;
  // A lone `m` is ambiguous: a thousandth or a million.
  if (letter === "m" && binary === "" && bytes === "") return undefined;
  const isSmallK = letter.toLowerCase() === "k" && binary === "";
  return `${amount}${isSmallK ? "k" : letter.toUpperCase()}${binary.toLowerCase()}`;
}
