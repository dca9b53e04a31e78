import { PROVIDER_NAMES } from "@edge-gateway/translate/ir/models/provider-names";
import { member } from "../../../components/member.ts";
import type { ConfigText, Path } from "../config-text.ts";
import { set, textOf } from "../task.ts";
import type { Task, Values } from "../task.ts";

const CATALOG = ["config", "modelCatalog"] as const;
const MODEL = "config/modelCatalog/*/inline/providers/*/models/*";

/** The last catalogue, whose prices win, if it is in the file itself; undefined: a new one is needed. */
function lastInline(config: ConfigText): Path | undefined {
  const last = config.count(...CATALOG) - 1;
  const path = [...CATALOG, last, "inline"];
  return last >= 0 && config.at(...path) !== undefined ? path : undefined;
}

/** The prices of a model in that catalogue. */
function ratesPath(catalog: Path, { provider, model }: Values): Path {
  return [...catalog, "providers", textOf(provider), "models", textOf(model), "rates"];
}

/** Whether a catalogue in the file itself has prices for a model. */
function isPriced({ provider, model }: Values, config: ConfigText): boolean {
  const path = ["inline", "providers", textOf(provider), "models", textOf(model)];
  return Array.from({ length: config.count(...CATALOG) }).some(
    (_, index) => config.at(...CATALOG, index, ...path) !== undefined,
  );
}

/** The prices that the last catalogue has for the model; undefined if none. */
function knownRates(values: Values, config: ConfigText): unknown {
  const catalog = lastInline(config);
  return catalog && config.at(...ratesPath(catalog, values));
}

/** What a catalogue calls the provider of a model of the configuration; empty if only the gateway knows. */
function providerOf(model: string, config: ConfigText): string {
  return PROVIDER_NAMES.get(textOf(member(config.entry("models", model), "provider"))) ?? "";
}

/** What catalogues call the providers of the configuration; all that there are, if it has none. */
function knownProviders(config: ConfigText): readonly string[] {
  const used = config.names("models").map((model) => providerOf(model, config));
  const known = used.filter((name) => name !== "");
  return known.length > 0 ? known : [...PROVIDER_NAMES.values()];
}

/** The models of the configuration whose price may not be known yet. */
function modelsOf(provider: string, config: ConfigText): readonly string[] {
  return config
    .names("models")
    .filter((name) => providerOf(name, config) === provider)
    .map((name) => textOf(member(config.entry("models", name), "match", "model")) || name)
    .filter((model) => !model.includes("*") && !isPriced({ provider, model }, config));
}

/** Says what the tokens of a model cost. */
export const priceTask: Task = {
  kind: "price",
  title: "Price of a model",
  what: "The gateway knows what calls of a model cost, so that budgets in dollars take it.",
  fields: [
    {
      name: "provider",
      title: "Provider",
      at: "config/modelCatalog/*/inline/providers/*/models/*/tags/*",
      isRequired: true,
      isSetting: true,
      example: "openai",
      known: (_, config) => knownProviders(config),
      help: "The provider as the page LLM and logs name it, such as `openai`.",
    },
    {
      name: "model",
      title: "Model",
      at: "models/*/match/model",
      isRequired: true,
      isSetting: true,
      example: "gpt-5",
      help: "The name of the model in the API of the provider.",
      known: ({ provider }, config) => modelsOf(textOf(provider), config),
      said(values, config) {
        const rates = knownRates(values, config);
        if (rates === undefined) return "";
        const { input = "?", output = "?" } = Object(rates);
        return `So far: $${input} in, $${output} out, for a million tokens. New prices replace these.`;
      },
    },
    {
      name: "input",
      title: "Dollars for a million input tokens",
      at: `${MODEL}/rates/input`,
      isRequired: true,
      isSetting: true,
      example: "1.25",
      help: "Price of a million tokens of the prompt, in United States dollars.",
    },
    {
      name: "output",
      title: "Dollars for a million output tokens",
      at: `${MODEL}/rates/output`,
      isRequired: true,
      isSetting: true,
      example: "10",
      help: "Price of a million tokens of the response, in United States dollars.",
    },
    {
      name: "cacheRead",
      title: "Dollars for a million cached input tokens",
      at: `${MODEL}/rates/cacheRead`,
      isSetting: true,
      example: "0.125",
      help: "Price of a million tokens of the prompt that the provider read from its cache; unknown when unset.",
    },
  ],
  next: { to: "/llm", text: "All models with their prices" },
  fits: (carried, config) => !config.isDatabase && !isPriced(carried, config),
  then: ["keys", "price"],
  write(values, config) {
    const { provider, model, input, output, cacheRead } = values;
    const catalog = lastInline(config);
    const rates = set({ input, output, cacheRead });
    const place = ratesPath(catalog ?? [...CATALOG, config.count(...CATALOG), "inline"], values);
    const providers = { [textOf(provider)]: { models: { [textOf(model)]: { rates } } } };
    const before = Object(knownRates(values, config));
    return {
      insertions: [
        catalog === undefined
          ? { path: [...CATALOG, "-"], value: { inline: { providers } } }
          : { path: place, value: { ...before, ...rates } },
      ],
      places: {
        provider: place.slice(0, -3),
        model: place.slice(0, -1),
        input: [...place, "input"],
        output: [...place, "output"],
        cacheRead: [...place, "cacheRead"],
      },
      ...(config.isDatabase ? { problems: { model: ONLY_IN_FILE } } : {}),
    };
  },
};

const ONLY_IN_FILE =
  "prices are in the file of the gateway, under `config.modelCatalog`, which a database does not have";
