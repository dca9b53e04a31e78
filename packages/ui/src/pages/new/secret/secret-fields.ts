import type { ConfigText } from "../config-text.ts";
import { freeSecret, textOf } from "../task.ts";
import type { TaskField, Values, Written } from "../task.ts";

/** The key of a Secret that credentials of backends read. */
const CREDENTIAL = "Authorization";
const SEVERAL = "set the value, its variable or its file, not several of them";

/** The fields with which a person says a credential of a backend, or where the gateway reads it. */
export function secretFields(field: Pick<TaskField, "title" | "help" | "example">) {
  return [
    {
      ...field,
      name: "key",
      at: "secrets/*/data/*",
      isSecret: true,
      said: (_, config) =>
        config.isDatabase
          ? "Kept in the database, which needs `config.database.key` to seal it."
          : "Kept as plain text in the configuration file. Name a variable or a file below to keep it elsewhere.",
    },
    {
      name: "keyVariable",
      title: "Or its environment variable",
      at: "secrets/*/env/*",
      example: "PROVIDER_KEY",
      help: "A variable that was set when the gateway was started; only its name is in the configuration.",
    },
    {
      name: "keyFile",
      title: "Or its file",
      at: "secrets/*/file",
      example: "secrets.yaml",
      help: `A file at the gateway with the line \`${CREDENTIAL}: …\` (YAML); only its path is in the configuration.`,
    },
  ] as const satisfies readonly TaskField[];
}

/** What refers to the credential of the form, and what adds it; undefined: the form has none. */
export function secretOf(
  values: Values,
  config: ConfigText,
): Pick<Written, "insertions" | "places" | "problems"> & { readonly auth: Values | undefined } {
  const { name, key, keyVariable, keyFile } = values;
  const kinds = [
    { field: "key", typed: key, value: { data: { [CREDENTIAL]: key } } },
    { field: "keyVariable", typed: keyVariable, value: { env: { [CREDENTIAL]: keyVariable } } },
    { field: "keyFile", typed: keyFile, value: { file: keyFile } },
  ].filter(({ typed }) => textOf(typed) !== "");
  const [kind, second] = kinds;
  if (kind === undefined) return { auth: undefined, insertions: [], places: {}, problems: {} };
  const secret = freeSecret(name, config);
  const path = ["secrets", secret];
  return {
    auth: { secretRef: { name: secret } },
    insertions: [{ path, value: kind.value }],
    places: { [kind.field]: path },
    problems: second === undefined ? {} : { [second.field]: SEVERAL },
  };
}
