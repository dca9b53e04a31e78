import type { JsonValue } from "../json.ts";
import type { Model } from "../model/model.ts";
import type { Node, NumberBounds, StringBounds } from "../model/node.ts";
import { mergeAnnotations } from "../vocabulary/annotations.ts";
import { durationSentences } from "../vocabulary/durations.ts";
import { itemRuleSentences, listTypeSentence } from "../vocabulary/list-type.ts";
import type { Annotations } from "../model/node.ts";

/** What is known about a node, with what its reference leads to. */
export function annotationsOf(model: Model, node: Node): Annotations {
  if (node.kind !== "ref") return node.annotations;
  return mergeAnnotations(node.annotations, annotationsOf(model, model.target(node).node));
}

/** The limits of a node as words: `1 to 256 characters`. References are followed. */
export function limitWords(model: Model, node: Node): readonly string[] {
  switch (node.kind) {
    case "ref":
      return [...limitWords(model, model.target(node).node), ...durationSentences(node)];
    case "string":
      return [...lengthWords(node), ...durationSentences(node)];
    case "intOrString":
      return [
        ...numberWords(node).map((words) => `${words} as a number`),
        ...lengthWords(node).map((words) => `${words} as a string`),
      ];
    case "number":
      return numberWords(node);
    case "list":
      return [
        range(node.minItems ?? 0, node.maxItems, "item"),
        ...[listTypeSentence(node)].filter((words) => words !== undefined),
        ...itemRuleSentences(node),
      ];
    case "map":
      return [
        range(node.minProperties ?? 0, node.maxProperties, "entry"),
        ...lengthWords(node.keys).map((words) => `names of ${words}`),
      ];
    default:
      return [];
  }
}

function lengthWords({ minLength, maxLength }: StringBounds): readonly string[] {
  return maxLength === undefined ? [] : [range(minLength ?? 0, maxLength, "character")];
}

function numberWords({ minimum, maximum }: NumberBounds): readonly string[] {
  if (minimum !== undefined && maximum !== undefined) return [`${minimum} to ${maximum}`];
  if (minimum !== undefined) return [`at least ${minimum}`];
  return maximum === undefined ? [] : [`at most ${maximum}`];
}

function range(minimum: number, maximum: number, noun: string): string {
  const plural = maximum === 1 ? noun : noun === "entry" ? "entries" : `${noun}s`;
  return minimum === 0 ? `at most ${maximum} ${plural}` : `${minimum} to ${maximum} ${plural}`;
}

/** A default as it would be written in YAML on one line. */
export function defaultWords(value: JsonValue): string {
  return typeof value === "string" && value !== "" ? value : JSON.stringify(value);
}
