import type { ConfigText } from "../config-text.ts";
import { freeSecret, textOf } from "../task.ts";
import type { TaskField, Values, Written } from "../task.ts";

/** The key of a Secret that credentials of backends read. */
export const CREDENTIAL = "Authorization";
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

/** A credential that was typed, or where the gateway reads it. */
interface TypedCredential {
  /** The name of its field. */
  readonly field: string;
  /** The Secret that has it alone. */
  readonly secret: Values;
  readonly problems: Readonly<Record<string, string>>;
}

/**
 * The credential that was typed; undefined: none was.
 * @param entry the key of the Secret under which it is
 */
export function typedCredential(values: Values, entry = CREDENTIAL): TypedCredential | undefined {
  const { key, keyVariable, keyFile } = values;
  const [kind, second] = [
    { field: "key", typed: key, secret: { data: { [entry]: key } } },
    { field: "keyVariable", typed: keyVariable, secret: { env: { [entry]: keyVariable } } },
    { field: "keyFile", typed: keyFile, secret: { file: keyFile } },
  ].filter(({ typed }) => textOf(typed) !== "");
  if (kind === undefined) return undefined;
  const { field, secret } = kind;
  return { field, secret, problems: second === undefined ? {} : { [second.field]: SEVERAL } };
}

/** What refers to the credential of the form, and what adds it; undefined: the form has none. */
export function secretOf(
  values: Values,
  config: ConfigText,
): Pick<Written, "insertions" | "places" | "problems"> & { readonly auth: Values | undefined } {
  const typed = typedCredential(values);
  if (typed === undefined) return { auth: undefined, insertions: [], places: {}, problems: {} };
  const name = freeSecret(values["name"], config);
  const path = ["secrets", name];
  return {
    auth: { secretRef: { name } },
    insertions: [{ path, value: typed.secret }],
    places: { [typed.field]: path },
    problems: typed.problems,
  };
}
