import { loginClash, onlyWith, shortName } from "../access.ts";
import type { ConfigText } from "../config-text.ts";
import { gatewayHolder, gatewayLacks } from "./holder.ts";
import { canMoveModels, keyedModelRoutes, modelRoute, modelsAt } from "./model-places.ts";
import { GATEWAY, newRoute, takenRoutes, textOf } from "../task.ts";
import type { Task, Values, Written } from "../task.ts";

/** The choice that demands keys of calls of models alone. */
export const CALLS_OF_MODELS = "calls of models";
const EVERYTHING = "every request";
const POLICY = "apiKeyAuthentication";
const KEY_FILE = "keys.json";
const RUNTIME_KEYS = { runtimeKeys: {} };
/** Routes and models that a hint names: enough to know which are meant. */
const NAMED = 5;

/** The first names of a list. */
export function named(names: readonly string[]): string {
  return names.slice(0, NAMED).join(", ") + (names.length > NAMED ? ", …" : "");
}

/** What a form says of the requests that need a key from then on. */
function saidOfScope({ gateway, scope }: Values, config: ConfigText): string {
  const name = textOf(gateway);
  if (name === "") return "";
  if (scope === CALLS_OF_MODELS)
    return `Models: ${named(modelsAt(name, config).map((each) => each.name))}. Everything else stays as it is.`;
  const routes = takenRoutes({ gateway }, config);
  return routes.length === 0 ? "" : `Its routes: ${named(routes)}`;
}

/** What a person should know of gateways that offer the models to everybody; empty if there is none. */
function openGateways(name: string, config: ConfigText): string {
  const isEverywhere = modelsAt(name, config).some(({ others }) => others === undefined);
  const others = config
    .names("gateways")
    .filter((each) => each !== name && gatewayLacks(POLICY, each, config));
  if (!isEverywhere || others.length === 0) return "";
  return `Models are offered at every gateway: ${others.join(", ")} still takes calls without a key.`;
}

/** Why keys cannot be demanded of every request of a gateway; empty if they can. */
function clashAt(gateway: string, config: ConfigText): string {
  const refused = config.routes.filter(
    (route) => route.gateways.includes(gateway) && loginClash(config, route) !== "",
  );
  const [first] = refused;
  if (first === undefined) return "";
  const cure = canMoveModels(gateway, config)
    ? `choose \`${CALLS_OF_MODELS}\``
    : "add a listener for the models by the form `Listener without TLS`, and choose that as the gateway";
  return `${loginClash(config, first)}${refused.length > 1 ? `, and so would ${named(refused.slice(1).map(shortName))}` : ""}: ${cure}`;
}

/** A route for the models of a gateway, which alone demands keys. */
function ofModels(gateway: string, config: ConfigText): Written {
  const { path, place, owner } = newRoute({ gateway }, config);
  const { name, ...route } = modelRoute(gateway, config);
  const parent = { kind: "Route", name: `${gateway}/${textOf(name)}` };
  const models = modelsAt(gateway, config);
  const isMoved =
    gateway !== "" &&
    config.names("gateways").length > 1 &&
    models.some(({ others }) => others === undefined);
  const moved = `Models that were offered at every gateway are offered at ${gateway} alone from then on.`;
  return {
    ...(isMoved ? { note: moved } : {}),
    insertions: [
      { path, value: { name, ...owner, ...route, policies: { [POLICY]: RUNTIME_KEYS } } },
      ...models.map(({ name: model, others = [] }) => ({
        path: ["models", model, "parentRefs"],
        value: [...others, parent],
      })),
    ],
    places: { gateway: ["gateways"], scope: [...place, "policies", POLICY] },
  };
}

/** Keys for all that a gateway has. */
function ofEverything(gateway: string, config: ConfigText): Written {
  const holder = gatewayHolder(gateway, config);
  const policy = [...holder.place, POLICY];
  const open = openGateways(gateway, config);
  const clash = clashAt(gateway, config);
  return {
    ...(open === "" ? {} : { note: open }),
    insertions: [holder.add([POLICY], RUNTIME_KEYS)],
    places: { gateway: policy },
    problems: {
      ...(config.at(...policy) === undefined
        ? {}
        : { gateway: "it wants keys already: change that in the configuration" }),
      ...(clash === "" ? {} : { scope: clash }),
    },
  };
}

/** The gateways that can demand keys of models, or of everything. */
function openTo(config: ConfigText): readonly string[] {
  return config
    .gatewaysWithout(POLICY)
    .filter((name) => keyedModelRoutes(name, config).length === 0 || canMoveModels(name, config));
}

/** Lets only clients with a key that is made in the UI call models, or use a gateway. */
export const keysTask: Task = {
  kind: "keys",
  title: "Keys with budgets, made on the page LLM",
  what: "Only clients with a key may call models, or use a gateway. You make the keys afterwards on the page LLM, each with a budget for calls of models; they are not in the configuration.",
  fields: [
    { ...GATEWAY, help: "Whose port takes the requests.", choices: openTo },
    {
      name: "scope",
      title: "Demand a key of",
      at: "policies/*/targetRefs/*/kind",
      isRequired: true,
      isFirstChosen: true,
      help: "`calls of models` moves the models of the gateway to a route of their own, which alone demands keys; `every request` changes all routes of the gateway.",
      choices: (config) =>
        config.names("gateways").some((name) => canMoveModels(name, config))
          ? [CALLS_OF_MODELS, EVERYTHING]
          : [EVERYTHING],
      said: saidOfScope,
    },
    {
      name: "file",
      isSetting: true,
      title: "File of the keys",
      at: "config/llmKeys/file",
      help: "Keeps hashes of keys, budgets and spending over a restart of the gateway; they are in memory only when unset.",
      example: KEY_FILE,
      first: (config) =>
        config.isDatabase ? undefined : textOf(config.at("config", "llmKeys", "file")) || KEY_FILE,
    },
  ],
  next: { to: "/llm", part: "keys", text: "Make a key with a budget" },
  then: ["model"],
  carries: ({ gateway }) => ({ gateway }),
  access: ({ gateway, scope }) =>
    onlyWith(
      "a key",
      scope === CALLS_OF_MODELS
        ? `call models at ${textOf(gateway)}`
        : `use the routes and models of ${textOf(gateway)}`,
    ),
  fits: ({ gateway }, config) =>
    (textOf(gateway) === "" ? config.names("gateways") : [textOf(gateway)]).some(
      (name) => gatewayLacks(POLICY, name, config) && openTo(config).includes(name),
    ),
  write({ gateway, scope, file }, config) {
    const name = textOf(gateway);
    const written = scope === CALLS_OF_MODELS ? ofModels(name, config) : ofEverything(name, config);
    const place = ["config", "llmKeys", "file"];
    const isSet = textOf(file) !== "";
    const kept = textOf(config.at(...place));
    const isEmpty = scope === CALLS_OF_MODELS && !canMoveModels(name, config);
    return {
      ...written,
      insertions: [...written.insertions, ...(isSet ? [{ path: place, value: file }] : [])],
      places: { ...written.places, file: place },
      problems: {
        ...written.problems,
        ...(isEmpty ? { scope: "this gateway offers no model that the form can change" } : {}),
        ...(isSet && kept !== "" && kept !== file
          ? { file: `it is \`${kept}\` already: change it in the configuration` }
          : {}),
      },
    };
  },
};
