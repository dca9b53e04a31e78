import { Document, isCollection } from "yaml";
import { MAX_VALUE_LINE } from "../../bounds.ts";

const INDENT = "  ";

/**
 * A value as YAML in lines, with short values in one line, as people write them.
 * @param outer the number of levels whose entries have lines of their own, however short they are
 */
export function inLines(value: unknown, outer = 0): readonly string[] {
  if (!isObject(value) || Object.keys(value).length === 0) return [inLine(value)];
  if (Array.isArray(value))
    return value.flatMap((item) => {
      const [first = "", ...more] = inLines(item);
      return [`- ${first}`, ...more.map((line) => INDENT + line)];
    });
  return Object.entries(value).flatMap(([name, member]) =>
    isObject(member) && (outer > 0 || JSON.stringify(member).length > MAX_VALUE_LINE)
      ? [`${scalar(name)}:`, ...inLines(member, outer - 1).map((line) => INDENT + line)]
      : `${scalar(name)}: ${inLine(member)}`,
  );
}

/** A value as YAML in one line. */
export function inLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inLine).join(", ")}]`;
  if (!isObject(value)) return scalar(value);
  const members = Object.entries(value).map(
    ([name, member]) => `${scalar(name)}: ${inLine(member)}`,
  );
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** A value that is no collection, with quotes where a collection in one line needs them. */
function scalar(value: unknown): string {
  const document = new Document([value]);
  if (isCollection(document.contents)) document.contents.flow = true;
  const text = document.toString({ lineWidth: 0, flowCollectionPadding: false });
  return text.trim().slice(1, -1).trim();
}
