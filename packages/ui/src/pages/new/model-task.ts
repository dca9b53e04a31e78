import { PROVIDER_NAMES } from "@edge-gateway/translate/ir/models/provider-names";
import { accessTo, onlyWith } from "./access.ts";
import type { ConfigText } from "./config-text.ts";
import { parentsOfNew } from "./keys/model-places.ts";
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
      help: "The vendor whose API is called. A server of your own that speaks chat completions, such as vLLM or llama.cpp, is `Custom`; one with the whole API of OpenAI, also `/v1/responses`, is `OpenAI`. Set its URL below.",
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
      said: saidOfPlaces,
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
