import { SETTING_VARIABLES } from "@edge-gateway/generated/setting-variables/index.ts";
import type { SettingVariable } from "@edge-gateway/generated/setting-variables/index.ts";

/** A document with the settings of the environment, and which pointer came from which variable. */
export interface OverriddenDocument {
  readonly value: unknown;
  readonly origins: ReadonlyMap<string, string>;
}

/**
 * Lays the environment over a document, by default over the `config` section of a configuration file;
 * empty variables count as unset.
 */
export function overrideSettings(
  document: unknown,
  environment: Readonly<Record<string, string | undefined>>,
  variables: readonly SettingVariable[] = SETTING_VARIABLES.StandaloneConfig,
): OverriddenDocument {
  const origins = new Map<string, string>();
  let value = document;
  for (const { name, path, ...form } of variables) {
    const text = environment[name];
    if (text === undefined || text === "") continue;
    value = withValueAt(value, path, valueOf(text, form));
    origins.set(`/${path.join("/")}`, name);
  }
  return { value, origins };
}

/** What a variable says; a text that is not of its form stays one, to be refused later. */
function valueOf(
  text: string,
  { isNumber, isJson }: Pick<SettingVariable, "isNumber" | "isJson">,
): unknown {
  if (isNumber) return /^[0-9]+$/.test(text) ? Number(text) : text;
  if (!isJson) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A copy with the value at the path; what is not a map on the way stays as it is, to be refused later. */
function withValueAt(
  document: unknown,
  [name, ...rest]: readonly string[],
  value: unknown,
): unknown {
  if (name === undefined) return value;
  const base = document ?? {};
  if (typeof base !== "object" || Array.isArray(base)) return document;
  const inner: unknown = Object.hasOwn(base, name) ? Reflect.get(base, name) : undefined;
  return { ...base, [name]: withValueAt(inner, rest, value) };
}
