import { member } from "../../../components/member.ts";
import type { ConfigText, Path } from "../config-text.ts";
import { CREDENTIAL, secretFields, secretOf, typedCredential } from "../secret/secret-fields.ts";
import { modelTask } from "../model-task.ts";
import { textOf } from "../task.ts";
import type { Task, Values, Written } from "../task.ts";

const PLACE_OF_KEY = ["policies", "auth"] as const;
const NOTHING = { insertions: [], places: {} };

/** What a model has to authenticate itself to its provider. */
function authOf(model: string, config: ConfigText): unknown {
  return config.at("models", model, ...PLACE_OF_KEY);
}

/** The name of the Secret with the key of a model; undefined if it is no Secret. */
function secretNameOf(model: string, config: ConfigText): string | undefined {
  const name = member(authOf(model, config), "secretRef", "name");
  return typeof name === "string" ? name : undefined;
}

/** Says that other models have the same key. */
function saidOfOthers({ model }: Values, config: ConfigText): string {
  const secret = secretNameOf(textOf(model), config);
  const others = config
    .names("models")
    .filter((name) => secret !== undefined && name !== model)
    .filter((name) => secretNameOf(name, config) === secret);
  return others.length === 0 ? "" : `The same key is that of ${others.join(", ")}, too.`;
}

/** What replaces the key in a Secret of the file, without what else the Secret has. */
function inSecret(secret: string, values: Values, config: ConfigText): Written {
  const path = ["secrets", secret];
  const known = config.at(...path);
  const model = textOf(values["model"]);
  const entry = textOf(member(authOf(model, config), "secretRef", "key")) || CREDENTIAL;
  const typed = typedCredential(values, entry);
  if (typed === undefined) return NOTHING;
  const places = { [typed.field]: path };
  if (known === undefined)
    return { ...NOTHING, problems: { model: `its key is in the Secret ${secret}, elsewhere` } };
  const isEntry = typed.field === "key" && member(known, "data", entry) !== undefined;
  const isAlone = [member(known, "data"), member(known, "env")].every(
    (entries) => entries === undefined || Object.keys(Object(entries)).join() === entry,
  );
  if (!isEntry && !isAlone)
    return {
      ...{ ...NOTHING, existing: { [typed.field]: path } },
      problems: { [typed.field]: `the Secret ${secret} has more than this key: change it there` },
    };
  const replaced: { readonly path: Path; readonly value: unknown } = isEntry
    ? { path: [...path, "data", entry], value: values["key"] }
    : { path, value: typed.secret };
  return { insertions: [], replacements: [replaced], places, problems: typed.problems };
}

/** What gives a key to a model that has none, or in place of the one that its policy has. */
function inModel(auth: unknown, values: Values, config: ConfigText): Written {
  const { model, key } = values;
  const path = ["models", textOf(model), ...PLACE_OF_KEY];
  const typed = typedCredential(values);
  if (typed?.field === "key" && auth !== undefined)
    return {
      insertions: [],
      replacements: [{ path: [...path, "key"], value: key }],
      places: { key: [...path, "key"] },
      problems: typed.problems,
    };
  const { auth: value, insertions, ...others } = secretOf({ ...values, name: model }, config);
  if (value === undefined) return NOTHING;
  return auth === undefined
    ? { insertions: [{ path, value }, ...insertions], ...others }
    : { insertions, replacements: [{ path, value }], ...others };
}

/** Gives the gateway another key for the provider of a model. */
export const providerKeyTask: Task = {
  kind: "provider-key",
  title: "New key of a provider",
  what: "The gateway calls the provider of a model with another key, in place of the one before.",
  fields: [
    {
      name: "model",
      title: "Model",
      at: "models",
      isRequired: true,
      help: "The model whose provider has given you a new key.",
      choices: (config) =>
        config
          .ownNames("models")
          .filter((name) => config.at("models", name, "virtualModel") === undefined),
      said: saidOfOthers,
    },
    ...secretFields({
      title: "New key of the provider",
      example: "sk-…",
      help: "The key that the provider has given you. Clients never see it.",
    }),
  ],
  next: { to: "/llm", text: "All models, and a playground" },
  then: [],
  trial({ model }, config) {
    const value = config.entry("models", textOf(model));
    if (value === undefined || member(value, "visibility") === "Internal") return undefined;
    const parents = member(value, "parentRefs");
    const gateway: unknown = (Array.isArray(parents) ? parents : []).find(
      (each) => member(each, "kind") === "Gateway",
    );
    const name = textOf(member(value, "match", "model")) || model;
    return modelTask.trial?.({ name, gateway: member(gateway, "name") }, config);
  },
  write(values, config) {
    const model = textOf(values["model"]);
    if (config.at("models", model) === undefined) return NOTHING;
    const auth = authOf(model, config);
    const secret = secretNameOf(model, config);
    if (secret !== undefined) return inSecret(secret, values, config);
    if (auth === undefined || member(auth, "key") !== undefined)
      return inModel(auth, values, config);
    return {
      ...NOTHING,
      problems: { model: "it has no key, but another kind of credential: change it there" },
      existing: { model: ["models", model, ...PLACE_OF_KEY] },
    };
  },
};
