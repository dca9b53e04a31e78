import { SETTING_VARIABLES } from "@edge-gateway/generated/setting-variables/index.ts";

/** A document with the settings of the environment, and which pointer came from which variable. */
export interface OverriddenDocument {
  readonly value: unknown;
  readonly origins: ReadonlyMap<string, string>;
}

/** Lays the environment over the `config` section; empty variables count as unset. */
export function overrideSettings(
  document: unknown,
  environment: Readonly<Record<string, string | undefined>>,
): OverriddenDocument {
  const origins = new Map<string, string>();
  let value = document;
  for (const { name, path, isNumber } of SETTING_VARIABLES.StandaloneConfig) {
    const text = environment[name];
    if (text === undefined || text === "") continue;
    const setting = isNumber && /^[0-9]+$/.test(text) ? Number(text) : text;
    value = withValueAt(value, path, setting);
    origins.set(`/${path.join("/")}`, name);
  }
  return { value, origins };
}

/** A copy with the value at the path; what is no map on the way stays as it is, to be refused later. */
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
