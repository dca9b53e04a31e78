import { milliseconds } from "@edge-gateway/schema-runtime/validation/amounts";
import type { Node } from "../model/node.ts";
import { breaking, compatible } from "./change.ts";
import type { Change } from "./change.ts";

/** A limit by its name in the schemas, and whether a greater value allows more. */
const BOUNDS = [
  ["minLength", "lower"],
  ["maxLength", "upper"],
  ["minimum", "lower"],
  ["maximum", "upper"],
  ["minItems", "lower"],
  ["maxItems", "upper"],
  ["minProperties", "lower"],
  ["maxProperties", "upper"],
  ["minimumDuration", "lower"],
  ["maximumDuration", "upper"],
  ["minimumBytes", "lower"],
  ["maximumBytes", "upper"],
] as const;

/** Compares all limits of two nodes, and their patterns. */
export function compareBounds(before: object, after: object, path: string): readonly Change[] {
  return [
    ...BOUNDS.flatMap(([name, side]) => {
      const [old, now] = [valueOf(before, name), valueOf(after, name)];
      if (old === now) return [];
      const words = `${name} ${old ?? "unset"} -> ${now ?? "unset"}`;
      return [
        allowsLess(side, old, now)
          ? breaking(path, `the limit is narrower: ${words}`)
          : compatible(path, `the limit is wider: ${words}`),
      ];
    }),
    ...comparePatterns(before, after, path),
  ];
}

type Bound = number | string | undefined;

function allowsLess(side: "lower" | "upper", old: Bound, now: Bound): boolean {
  return side === "lower" ? rank(now, -Infinity) > rank(old, -Infinity) : rank(now) < rank(old);
}

/** A limit as a number: durations in milliseconds. */
function rank(bound: Bound, unset = Infinity): number {
  if (bound === undefined) return unset;
  return typeof bound === "number" ? bound : milliseconds(bound);
}

function comparePatterns(before: object, after: object, path: string): readonly Change[] {
  const [old, now] = [valueOf(before, "pattern"), valueOf(after, "pattern")];
  if (old === now) return [];
  if (now === undefined) return [compatible(path, `the pattern ${old} was removed`)];
  return [
    breaking(path, old === undefined ? `new pattern: ${now}` : `the pattern changed: ${now}`),
  ];
}

function valueOf(node: object, name: string): Bound {
  const value: unknown = Object.hasOwn(node, name) ? Reflect.get(node, name) : undefined;
  return typeof value === "number" || typeof value === "string" ? value : undefined;
}

/** Whether all values of an enum are valid for another node. */
export function holdsValues(node: Node, values: readonly (string | number | boolean)[]): boolean {
  if (node.kind === "json") return true;
  if (node.kind === "enum") return values.every((value) => node.values.includes(value));
  if (node.kind !== "string" || compareBounds({}, node, "").some(isBreakingPattern)) return false;
  return values.every((value) => {
    const length = typeof value === "string" ? [...value].length : -1;
    return length >= (node.minLength ?? 0) && length <= (node.maxLength ?? Infinity);
  });
}

function isBreakingPattern({ reason }: Change): boolean {
  return reason.startsWith("new pattern");
}
