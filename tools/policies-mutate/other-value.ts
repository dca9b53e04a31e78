import { SHAPES } from "@edge-gateway/generated/shapes/index.ts";
import { resolveShape } from "@edge-gateway/schema-runtime/shape";
import type { Shape, StringShape } from "@edge-gateway/schema-runtime/shape";

/**
 * Another value for a required field, so that its written value is ignored; undefined for objects,
 * whose own fields are ignored one by one.
 */
export function otherValue(value: unknown, shape: Shape): unknown {
  const at = resolveShape(shape, SHAPES);
  switch (at.kind) {
    case "list":
      return [];
    case "map":
      return {};
    case "boolean":
      return value !== true;
    case "enum":
      return at.values.find((other) => other !== value);
    case "string":
      return otherText(value, at);
    case "number":
    case "intOrString":
      return typeof value === "number" ? value + 1 : `${String(value)}x`;
    default:
      return undefined;
  }
}

function otherText(value: unknown, { cel, minimumDuration }: StringShape): string {
  if (cel === "bool") return value === "true" ? "false" : "true";
  if (cel === "duration") return "7ms";
  if (cel !== undefined) return '"other"';
  return minimumDuration === undefined ? `${String(value)}x` : "7m";
}
