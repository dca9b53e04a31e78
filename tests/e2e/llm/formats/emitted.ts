import { readFileSync } from "node:fs";
import { converted, NAMES, whole, type Name, type Vended } from "./conversions.ts";

/** A response with everything that most formats have. */
const VENDED: Vended = {
  blocks: [
    { kind: "reasoning", pieces: ["Oslo ", "is cold"] },
    { kind: "text", pieces: ["I ", "look"] },
    { kind: "toolCall", name: "weather", value: { city: "Oslo" } },
    { kind: "toolCall", name: "time", value: {} },
  ],
  input: 7,
  output: 5,
};

/** One example of each shape that the gateway writes in a format, from conversions of all others. */
export interface Emitted {
  readonly requests: readonly unknown[];
  readonly responses: readonly unknown[];
  readonly events: readonly unknown[];
}

export function emittedIn(to: Name): Emitted {
  const others = NAMES.filter((name) => name !== to);
  return {
    requests: onePerShape(others.map((from) => requestOf(from, to))),
    responses: onePerShape(others.map((from) => whole(from, to, VENDED))),
    events: onePerShape(others.flatMap((from) => eventsIn(converted(from, to, VENDED, 1000)))),
  };
}

/** Properties whose values the types of the clients enumerate: other values are another shape. */
const ENUMERATED = new Set(["type", "role", "object", "status", "finish_reason", "stop_reason"]);

/** The first value of each shape. */
function onePerShape(values: readonly unknown[]): readonly unknown[] {
  const byShape = new Map<string, unknown>();
  for (const value of values) if (!byShape.has(shapeOf(value))) byShape.set(shapeOf(value), value);
  return [...byShape.values()];
}

/** The names and types in a JSON value as text; a list has the shapes of its different items. */
function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return `[${[...new Set(value.map(shapeOf))].toSorted().join()}]`;
  if (typeof value !== "object" || value === null) return value === null ? "null" : typeof value;
  const members = Object.entries(value).map(
    ([name, inner]: [string, unknown]) =>
      `${name}:${ENUMERATED.has(name) ? JSON.stringify(inner) : shapeOf(inner)}`,
  );
  return `{${members.toSorted().join()}}`;
}

/** The reviewed translation of an example. */
function requestOf(from: Name, to: Name): unknown {
  const folder = "../../../../packages/llm/src/call/testdata/translations";
  const file = new URL(`${folder}/${from}-to-${to}.json`, import.meta.url);
  const { body }: { body: unknown } = JSON.parse(readFileSync(file, "utf8"));
  return body;
}

function eventsIn(stream: Buffer): readonly unknown[] {
  const data = stream.toString().matchAll(/^data: (\{.*\})$/gm);
  return Array.from(data, ([, json = ""]): unknown => JSON.parse(json));
}
