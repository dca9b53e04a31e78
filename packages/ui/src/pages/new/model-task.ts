import { MODEL_PATHS } from "@edge-gateway/translate/ir/models/model-offers";
import { PROVIDER_NAMES } from "@edge-gateway/translate/ir/models/provider-names";
import { accessTo, onlyWith } from "./access.ts";
import type { ConfigText } from "./config-text.ts";
import { modelsAt, parentsOfNew } from "./keys/model-places.ts";
import { secretFields, secretOf } from "./secret/secret-fields.ts";
import { set, textOf } from "./task.ts";
import type { Task, Values } from "./task.ts";

/** What the trial of a model asks. */
const QUESTION = { messages: [{ role: "user", content: "Hello" }] };

/** What the form for a price calls the provider and a model; a pattern has no price. */
function pricedAs(name: unknown, provider: unknown): Values {
  const model = textOf(name).includes("*") ? undefined : name;
  return set({ provider: PROVIDER_NAMES.get(textOf(provider)), model });
}

/** The APIs of the paths at which models are offered. */
const CLIENTS: Readonly<Record<string, string>> = {
  "/v1": "clients of OpenAI, Anthropic and most others",
  "/v1beta": "of Gemini",
  "/v2/rerank": "of Cohere",
  "/model": "of Bedrock",
};

/** The paths that the first model of a gateway opens, and for which clients; a route that is there has its own. */
function saidOfPaths({ gateway }: Values, config: ConfigText): string {
  const gateways = textOf(gateway) === "" ? config.names("gateways") : [textOf(gateway)];
  const parents = parentsOfNew(gateway, config) ?? [];
  if (gateways.length === 0 || parents.some(({ kind }) => kind === "Route")) return "";
  const paths = MODEL_PATHS.map((path) => {
    const clients = CLIENTS[path];
    return clients === undefined ? path : `${path} (${clients})`;
  }).join(", ");
  const isOpen = gateways.every((name) => modelsAt(name, config).length > 0);
  return isOpen
    ? `Clients ask for it at the paths of the other models: ${MODEL_PATHS.join(", ")}.`
    : `Opens the paths ${paths}, and those below them.`;
}

/** Where a model is offered, and at which paths. */
function saidOfOffer(values: Values, config: ConfigText): string {
  return [saidOfPlaces(values, config), saidOfPaths(values, config)]
    .filter((text) => text !== "")
    .join(" ");
}

/** Where a model is offered; empty if that needs no word. */
function saidOfPlaces({ gateway }: Values, config: ConfigText): string {
  const routes = (parentsOfNew(gateway, config) ?? []).filter(({ kind }) => kind === "Route");
  if (routes.length > 0)
    return `Offered by the route ${routes.map(({ name }) => String(name)).join(", ")}, which demands a key.`;
  const names = config.names("gateways");
  if (textOf(gateway) !== "" || names.length < 2) return "";
  const places = names.map((name) => {
    const { port = "unknown" } = Object(config.gateway(name));
    return `${name} (port ${port})`;
  });
  return `Offered at all ${names.length} gateways: ${places.join(", ")}. Choose one to offer it there alone.`;
}

/** Offers a model to clients. */
export const modelTask: Task = {
  kind: "model",
  title: "Model",
  what: "Clients ask for a model by its name, and the gateway adds the key of its provider.",
  fields: [
    {
      name: "name",
      title: "Name",
      isRequired: true,
      at: "models/*/match/model",
      example: "gpt-5",
      help: "What clients ask for, and what the provider calls the model.",
      taken: (_, config) => config.names("models"),
    },
    {
      name: "provider",
      title: "Provider",
      at: "models/*/provider",
      isRequired: true,
      help: "The vendor whose API is called. `OpenAI` is OpenAI itself, or a server with its whole API, also `/v1/responses`. `Custom` is any other server that takes chat completions of OpenAI, such as vLLM, llama.cpp, Ollama or LiteLLM: it gets chat completions only, and needs its URL below.",
      said: ({ provider, baseURL }) =>
        provider === "Custom" && textOf(baseURL) === ""
          ? "Set the URL of the provider below, such as http://127.0.0.1:8000/v1."
          : "",
    },
    ...secretFields({
      title: "Key of the provider",
      example: "sk-…",
      help: "The key that the provider has given you. Clients never see it.",
    }),
    {
      name: "baseURL",
      title: "URL of the provider",
      at: "models/*/baseURL",
      example: "https://api.example.com/v1",
    },
    {
      name: "gateway",
      title: "Gateway",
      at: "gateways",
      help: "The only gateway at which clients can ask for the model; every one when unset. The forms for listeners add another one.",
      choices: (config) => config.names("gateways"),
      said: saidOfOffer,
    },
  ],
  next: { to: "/llm", text: "All models, and a playground" },
  then: ["price", "keys"],
  carries: ({ gateway, name, provider }) => ({ gateway, ...pricedAs(name, provider) }),
  access({ gateway }, config) {
    const parents = parentsOfNew(gateway, config);
    const use = "call this model, for which its provider charges you";
    if (parents?.every(({ kind }) => kind === "Route") === true)
      return onlyWith("a key", "call this model");
    const gateways = textOf(gateway) === "" ? config.names("gateways") : [textOf(gateway)];
    return accessTo(config, { use, gateways, closedBy: "keys" });
  },
  trial({ name, gateway }, config) {
    const [first = ""] = config.names("gateways");
    const body = { model: name, ...QUESTION };
    const path = "/v1/chat/completions";
    if (textOf(name).includes("*")) return undefined;
    return { gateway: textOf(gateway) || first, hostname: "", path, body };
  },
  write(values, config) {
    const { name, provider, baseURL, gateway } = values;
    const { auth, insertions, places, problems } = secretOf(values, config);
    const policies = auth === undefined ? {} : { policies: { auth } };
    const custom = provider === "Custom" ? { custom: { formats: [{ type: "Completions" }] } } : {};
    const parentRefs = parentsOfNew(gateway, config);
    const value = { ...set({ provider, baseURL }), ...custom, ...policies, ...set({ parentRefs }) };
    const place = ["models", textOf(name)];
    return {
      insertions: [{ path: place, value }, ...insertions],
      ...(problems === undefined ? {} : { problems }),
      places: {
        name: place,
        provider: [...place, "provider"],
        baseURL: [...place, "baseURL"],
        gateway: [...place, "parentRefs"],
        ...places,
      },
    };
  },
};
