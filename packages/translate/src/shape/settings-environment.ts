import { SETTING_VARIABLES } from "@edge-gateway/generated/setting-variables/index.ts";
import type { SettingVariable } from "@edge-gateway/generated/setting-variables/index.ts";

/**
 * A document with settings from environment variables, and the variable for each changed pointer.
 */
export interface OverriddenDocument {
  readonly value: unknown;
  readonly origins: ReadonlyMap<string, string>;
}

/**
 * Overrides a document's settings (by default the `config` section) with environment variables; an
 * empty variable counts as unset.
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

/**
 * Parses a variable's value. A value that cannot be parsed stays a string, which validation
 * refuses.
 */
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

/**
 * Returns a copy with the value at the path. A value on the path that is not a map stays, and
 * validation refuses it.
 */
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
