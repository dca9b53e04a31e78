import type { JsonValue } from "../json.ts";
import type { Model, TypeDef } from "../model/model.ts";
import type { Node, NumberBounds, RefNode, StringBounds } from "../model/node.ts";
import { mergeAnnotations } from "../vocabulary/annotations.ts";
import { durationSentences } from "../vocabulary/durations.ts";
import { itemRuleSentence } from "../vocabulary/item-rules.ts";
import { itemRuleSentences, listTypeSentence } from "../vocabulary/list-type.ts";
import { sizeSentences } from "../vocabulary/sizes.ts";
import type { Annotations, CelPlace, Planned } from "../model/node.ts";

/** The facts about a node, including those of its referenced type. */
export function annotationsOf(model: Model, node: Node): Annotations {
  if (node.kind !== "ref") return node.annotations;
  return mergeAnnotations(node.annotations, annotationsOf(model, model.target(node).node));
}

/**
 * The limits of a node in words: `1 to 256 characters`, `form: a header name`. References are
 * followed.
 */
export function limitWords(model: Model, node: Node, style = code): readonly string[] {
  switch (node.kind) {
    case "ref":
      return [...limitWords(model, model.target(node).node, style), ...narrowingWords(node)];
    case "string":
      return [...lengthWords(node), ...durationSentences(node), ...formWords(node, style)];
    case "intOrString":
      return [
        ...numberWords(node).map((words) => `${words} as a number`),
        ...lengthWords(node).map((words) => `${words} as a string`),
        ...formWords(node, style),
      ];
    case "number":
      return numberWords(node);
    case "list":
      return [
        range(node.minItems ?? 0, node.maxItems, "item"),
        ...[listTypeSentence(node)].filter((words) => words !== undefined),
        ...itemRuleSentences(node),
        ...innerFormWords("items", node.items, style),
      ];
    case "map":
      return [
        range(node.minProperties ?? 0, node.maxProperties, "entry"),
        ...lengthWords(node.keys).map((words) => `names of ${words}`),
        ...node.itemRules.map(itemRuleSentence),
        ...innerFormWords(
          "names",
          { ...node, ...node.keys, kind: "string", ...NO_DURATION },
          style,
        ),
        ...innerFormWords("values", node.values, style),
      ];
    default:
      return [];
  }
}

/** Describes the limits that are written beside a reference. */
export function narrowingWords(node: RefNode): readonly string[] {
  return [...durationSentences(node), ...sizeSentences(node)];
}

/** Formats a short text as code of Markdown (CommonMark section 6.1). */
export function code(text: string): string {
  return text.includes("`") ? `\`\` ${text} \`\`` : `\`${text}\``;
}

/** The form that a pattern demands: in the words of the schema, or else the pattern itself. */
function formWords(node: Node, style: typeof code): readonly string[] {
  if (!("pattern" in node) || node.pattern === undefined) return [];
  const { expected } = node.annotations;
  return [expected === undefined ? `pattern: ${style(node.pattern)}` : `form: ${expected}`];
}

/**
 * The required form of the items, names or values inside a node; the form of a named type is
 * described with that type.
 */
function innerFormWords(noun: string, node: Node, style: typeof code): readonly string[] {
  return formWords(node, style).map((words) => words.replace(":", ` of ${noun}:`));
}

const NO_DURATION = { minimumDuration: undefined, maximumDuration: undefined };

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

/** A default as YAML on one line. */
export function defaultWords(value: JsonValue): string {
  return typeof value === "string" && value !== "" ? value : JSON.stringify(value);
}

/** How the words of a type refer to other types and values. */
export interface NameStyle {
  readonly type: (type: TypeDef) => string;
  readonly value: (text: string) => string;
}

/** The type of a node in words. */
export function typeWords(model: Model, node: Node, style: NameStyle): string {
  const words = (inner: Node): string => typeWords(model, inner, style);
  switch (node.kind) {
    case "ref":
      return style.type(model.target(node));
    case "enum":
      return node.values.map((value) => style.value(String(value))).join(" or ");
    case "list":
      return `list of ${words(node.items)}`;
    case "map":
      return `map of ${words(node.values)}`;
    case "union":
      return node.branches.map(words).join(" or ");
    case "intOrString":
      return "integer or string";
    case "number":
      return node.integer ? "integer" : "number";
    case "json":
      return "any JSON value";
    default:
      return node.kind;
  }
}

/** How the words for a type show names of types and variables of expressions. */
interface WordStyle {
  readonly code: (text: string) => string;
  readonly cel: (model: Model, place: CelPlace) => string;
}

/** Plain words for editors and terminals, which have no links. */
const PLAIN: WordStyle = { code: (text) => text, cel: celSentence };

/** Sentences with further facts about a node: unit, expression, phase and so on. */
export function annotationSentences(
  model: Model,
  node: Node,
  style: WordStyle = PLAIN,
): readonly string[] {
  const known = annotationsOf(model, node);
  const { phases, targets, refersTo } = known;
  return [
    said(known.unit, (unit) => `Unit: ${unit}.`),
    known.sensitive ? ["Never printed."] : [],
    known.guard ? ["While the gateway cannot run this policy, it refuses every request."] : [],
    said(known.environment, (name) => `The environment variable ${name} overrides this setting.`),
    said(known.cel, (cel) => style.cel(model, cel)),
    said(
      refersTo?.key,
      (key) => `If the reference names no key, the key ${style.code(key)} is read.`,
    ),
    phases.length === 0 ? [] : [`Runs in the phase ${phases.join(" or ")}.`],
    targets.length === 0 ? [] : [`May be attached to ${targets.join(", ")}.`],
    said(known.merge, (merge) => MERGE_WORDS[merge] ?? ""),
    said(known.deprecated, ({ use, since }) => `Deprecated since ${since}: use ${use}.`),
    said(known.planned, plannedSentence),
    known.refused ? ["Refused: no release runs it."] : [],
    said(known.since, (since) => `Since ${since}.`),
  ].flat();
}

function said<Fact>(fact: Fact | undefined, words: (fact: Fact) => string): readonly string[] {
  return fact === undefined ? [] : [words(fact)];
}

/** The parts that this build does not run yet. */
export function plannedSentence(planned: Planned): string {
  if (planned === "all") return "Planned: this build does not run it.";
  const what =
    "values" in planned ? planned.values.join(", ") : `${planned.minItems} or more items`;
  return `Planned, not run by this build: ${what}.`;
}

/** The variables that an expression may read and the type that it must return. */
export function celSentence({ celScopes }: Model, { scope, results }: CelPlace): string {
  const variables = celScopes.find(({ name }) => name === scope)?.variables ?? [];
  const names = variables.map(({ name }) => name).join(", ");
  const gives = results.map((result) => (result === "any" ? "any value" : result)).join(" or ");
  return `CEL expression of the scope ${scope}, with the variables ${names}; returns ${gives}.`;
}

const MERGE_WORDS: Readonly<Record<string, string>> = {
  accumulate: "The values of all levels apply together.",
  replace: "A value at a more specific level replaces this one.",
};

const PUBLIC = /^(?:RFC|Gateway API|Kubernetes|MCP|Envoy Gateway)\b/u;

/** The public part of a source; empty if there is none. The rest stays in the schema. */
export function publicSource(source: string): string {
  const parts = source.split("; ").filter((part) => PUBLIC.test(part));
  return parts.join("; ");
}
