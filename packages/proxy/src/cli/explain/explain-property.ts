import { explain, explainedPlaces } from "@edge-gateway/generated/explain/index.ts";
import type { Explained, ExplainedField } from "@edge-gateway/schema-runtime/explain/lookup";
import { closest } from "@edge-gateway/kernel/suggest";
import { INVALID_STATUS, VALID_STATUS } from "../exit-statuses.ts";
import type { Terminal } from "../terminal.ts";

/** The type of the document whose properties need no other name before them. */
const DOCUMENT = "StandaloneConfig";
const INDENTATION = 2;

export interface PropertyQuestion {
  /** e.g. `gateways.routes.matches` or `trafficPolicies.cors`. */
  readonly path: string;
  readonly json: boolean;
}

type Found = Extract<Explained, { readonly kind: "found" }>;
type Unknown = Extract<Explained, { readonly kind: "unknown" }>;

/** Writes what a property means; the exit status. */
export function explainProperty({ path, json }: PropertyQuestion, terminal: Terminal): number {
  const explained = explain(path, DOCUMENT);
  if (explained.kind === "unknown") {
    terminal.err(`error: ${mistakeOf(explained)}\n`);
    return INVALID_STATUS;
  }
  terminal.out(
    json ? `${JSON.stringify(asJson(explained), null, INDENTATION)}\n` : text(explained),
  );
  return VALID_STATUS;
}

/** What was probably meant: another name for it here, a similar one, or the same name elsewhere. */
function mistakeOf({ path, word, names, aliases }: Unknown): string {
  const own = Object.hasOwn(aliases, word) ? aliases[word] : undefined;
  const places = explainedPlaces(word);
  const near = own ?? places[0] ?? closest(word, names);
  const where = path === "" ? "" : ` in ${path}`;
  const what = `there is no \`${word}\`${where}`;
  if (near === undefined) return `${what}; known are ${shownNames(path, names).join(", ")}`;
  const isElsewhere = near === places[0] && own === undefined;
  const meant = isElsewhere ? places.join(" or ") : [path, near].filter(Boolean).join(".");
  return `${what}; did you mean ${meant}?`;
}

/** At the top, the sections of a standalone file: hundreds of types follow. */
function shownNames(path: string, names: readonly string[]): readonly string[] {
  if (path !== "") return names;
  const sections = explain("standaloneConfig", DOCUMENT);
  return sections.kind === "found"
    ? [...Object.keys(sections.properties), "and types such as edgePolicy and httpRoute"]
    : names;
}

function text({ path, facts, properties }: Found): string {
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

/** The facts under the names that programs read. */
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
