import type { CatalogFacts, ModelCatalog } from "@edge-gateway/generated/types/index.ts";
import { MAX_KNOWN_MODELS } from "../bounds.ts";
import { KNOWN_FACTS } from "./known-models.ts";

/** What the API of a model's vendor demands of requests, as far as it is known. */
export type ModelFacts = Omit<CatalogFacts, "providers" | "models">;

/** Nothing is known about the model. */
export const NO_FACTS: ModelFacts = {};

interface Rule {
  readonly providers: readonly string[] | undefined;
  readonly patterns: readonly Pattern[];
  readonly facts: ModelFacts;
}

/** The facts about models: those of the user's catalogues, then those that the gateway knows. */
export class KnownModels {
  readonly #rules: readonly Rule[];
  /** The facts that were already looked up, by provider and model, because each lookup reads all rules. */
  readonly #found = new Map<string, Map<string, ModelFacts>>();

  constructor(catalogs: readonly ModelCatalog[] = []) {
    const own = catalogs.toReversed().flatMap(({ facts = [] }) => facts.map(ruleOf));
    this.#rules = [...own, ...BUILT_IN];
  }

  /** @param provider the name of the provider in telemetry */
  factsOf(provider: string, model: string): ModelFacts {
    const found = this.#found.get(provider) ?? new Map<string, ModelFacts>();
    const before = found.get(model);
    if (before !== undefined) return before;
    const facts = this.#look(provider, plainName(model));
    // Clients choose the names, so the memory is bounded.
    if (found.size >= MAX_KNOWN_MODELS) found.clear();
    found.set(model, facts);
    this.#found.set(provider, found);
    return facts;
  }

  #look(provider: string, model: string): ModelFacts {
    const found = this.#rules.filter(
      ({ providers, patterns }) =>
        (providers === undefined || providers.includes(provider)) &&
        patterns.some((pattern) => fits(pattern, model)),
    );
    return Object.assign({}, ...found.toReversed().map(({ facts }) => facts));
  }
}

function ruleOf({ providers, models, ...facts }: CatalogFacts): Rule {
  return { providers, patterns: models.map(patternOf), facts };
}

/** Names differ between platforms: `claude-opus-4.7`, `claude-opus-4-7`, `claude-opus-4@20250514`. */
function plainName(name: string): string {
  return name.toLowerCase().replaceAll(/[._@]/g, "-");
}

/** The texts between the wildcards of a pattern. */
type Pattern = readonly string[];

function patternOf(pattern: string): Pattern {
  return plainName(pattern).split("*");
}

/** Whether a name consists of the texts in this order, with anything between them; takes linear time. */
function fits([first = "", ...others]: Pattern, name: string): boolean {
  const last = others.pop();
  if (last === undefined) return name === first;
  const end = name.length - last.length;
  if (!name.startsWith(first) || !name.endsWith(last) || first.length > end) return false;
  let at = first.length;
  for (const text of others) {
    const found = name.indexOf(text, at);
    if (found < 0 || found + text.length > end) return false;
    at = found + text.length;
  }
  return true;
}

const BUILT_IN = KNOWN_FACTS.map(ruleOf);

/** The facts that the gateway knows without a catalogue. */
export const KNOWN_MODELS: KnownModels = new KnownModels();
