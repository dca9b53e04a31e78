import type { Explained, ExplainedField } from "@edge-gateway/schema-runtime/explain/lookup";
import { closest } from "../text/suggest.ts";

const INDENTATION = 2;

type Found = Extract<Explained, { readonly kind: "found" }>;
type Unknown = Extract<Explained, { readonly kind: "unknown" }>;

/** The source of explanations: finds properties in the schemas. */
export interface Explainer {
  explain(path: string): Explained;
  /** Lists the paths of all properties with the given name. */
  places(name: string): readonly string[];
  /** Names that may start a path, if there are too many to show them all. */
  starts(): readonly string[];
}

/** The explanation of a path, or what is wrong with the path. */
export type ExplainAnswer =
  | { readonly text: string; readonly mistake?: undefined }
  | { readonly text?: undefined; readonly mistake: string };

/** Explains a property, as text or as JSON. */
export function answerTo(path: string, json: boolean, explainer: Explainer): ExplainAnswer {
  const explained = placed(path, explainer);
  if (explained.kind === "unknown") return { mistake: mistakeOf(explained, explainer) };
  const text = json
    ? `${JSON.stringify(asJson(explained), null, INDENTATION)}\n`
    : textOf(explained);
  return { text };
}

/**
 * Looks a path up. A path that begins below the document, such as `frontend.metrics`, is looked up where its first
 * word is known, if the rest is there and has one meaning.
 */
function placed(path: string, explainer: Explainer): Explained {
  const explained = explainer.explain(path);
  if (explained.kind === "found" || explained.path !== "") return explained;
  const found = explainer.places(explained.word).flatMap((place) => {
    const whole = path.replace(explained.word, () => place);
    const each = explainer.explain(whole);
    return each.kind === "found" ? [each] : [];
  });
  const [first] = found;
  const isOne = new Set(found.map(({ facts }) => facts.description)).size === 1;
  return first !== undefined && isOne && path !== explained.word ? first : explained;
}

/**
 * A suggestion for a wrong path: another name of the property, the name one level below, the same
 * name elsewhere, or a similar name.
 */
function mistakeOf(unknown: Unknown, explainer: Explainer): string {
  const { path, word, names } = unknown;
  const what = `there is no \`${word}\`${path === "" ? "" : ` in ${path}`}`;
  const meant = meantBy(unknown, explainer.places(word));
  if (meant !== undefined) return `${what}; did you mean ${meant}?`;
  return `${what}; known are ${(path === "" ? explainer.starts() : names).join(", ")}`;
}

function meantBy(
  { path, word, names, aliases, below }: Unknown,
  places: readonly string[],
): string | undefined {
  const own = Object.hasOwn(aliases, word) ? aliases[word] : undefined;
  const inside = own ?? (Object.hasOwn(below, word) ? below[word] : undefined);
  if (inside === undefined && places.length > 0) return places.join(" or ");
  const near = inside ?? closest(word, names) ?? below[closest(word, Object.keys(below)) ?? ""];
  return near === undefined ? undefined : [path, near].filter(Boolean).join(".");
}

function textOf({ path, facts, properties }: Found): string {
  const { description, rules = [], notes = [] } = facts;
  const rows = [
    ["Type", facts.words],
    ["Required", facts.required === true ? "yes" : undefined],
    ["Default", facts.default],
    ["Limits", facts.limits?.join(", ")],
    ["Source", facts.source],
  ].flatMap(([name, value]) => (value === undefined ? [] : [`  ${name}: ${value}\n`]));
  const sentences = [...notes, ...rules].map((sentence) => `  ${sentence}\n`);
  return [
    `${path}\n\n  ${description}\n\n`,
    ...rows,
    ...(sentences.length === 0 ? [] : ["\n", ...sentences]),
    ...propertyLines(Object.entries(properties)),
  ].join("");
}

function propertyLines(properties: readonly (readonly [string, ExplainedField])[]): string[] {
  if (properties.length === 0) return [];
  const lines = properties.map(([name, facts]) => {
    const details = [
      facts.words,
      ...(facts.required === true ? ["required"] : []),
      ...(facts.default === undefined ? [] : [`default ${facts.default}`]),
      ...(facts.limits ?? []),
    ];
    return `  ${name} (${details.join(", ")})\n      ${facts.description}\n`;
  });
  return ["\nProperties:\n", ...lines];
}

function asJson({ path, facts, properties }: Found): object {
  const names = Object.entries(properties).map(([name, own]) => ({ name, ...plain(own) }));
  return { path, ...plain(facts), properties: names };
}

/** The facts about a property, under the names that the JSON output uses. */
function plain(facts: ExplainedField): object {
  const { words, description, required = false, limits = [], notes = [], rules = [] } = facts;
  return {
    type: words,
    description,
    required,
    default: facts.default ?? null,
    limits,
    notes,
    rules,
    source: facts.source ?? null,
  };
}
