import { hiddenIn } from "../../components/secrets/typed-secrets.ts";
import { textOf } from "./task.ts";
import type { Task, Values } from "./task.ts";

/** Of a tab: what is typed in a form outlives a reload of the page, but no secret does. */
const PREFIX = "form-";
/** A URL with a user name or a query, in which people have passwords and keys. */
const URL_WITH_MORE = /:\/\/.*[?@]/s;

/**
 * What was typed in a form before the page was loaded again, or was left.
 * @param given what the form began with; another beginning is another form
 */
export function keptValues({ kind }: Task, given: Values): Values {
  try {
    return Object(JSON.parse(sessionStorage.getItem(keyOf(kind, given)) ?? "{}"));
  } catch {
    return {};
  }
}

/** Keeps what is typed in a form, except secrets; nothing is kept where the browser keeps nothing. */
export function keepValues(task: Task, given: Values, values: Values): void {
  const key = keyOf(task.kind, given);
  const kept = withoutSecrets(task, values);
  try {
    if (Object.keys(kept).length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // A browser without storage forgets them at a reload.
  }
}

/** Values without those that are secrets, or that may contain one. */
export function withoutSecrets({ fields }: Task, values: Values): Values {
  const secret = fields.filter(({ isSecret }) => isSecret === true).map(({ name }) => name);
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => !secret.includes(name) && !URL_WITH_MORE.test(String(value)),
    ),
  );
}

/** The secrets that were typed. */
export function secretsIn({ fields }: Task, values: Values): readonly string[] {
  return fields
    .filter(({ isSecret }) => isSecret === true)
    .map(({ name }) => textOf(values[name]))
    .filter((secret) => secret !== "");
}

/** A YAML text without the secrets that were typed. */
export function withoutSecretTexts(task: Task, values: Values, text: string): string {
  return hiddenIn(text, secretsIn(task, values));
}

function keyOf(kind: string, given: Values): string {
  return `${PREFIX}${kind}-${JSON.stringify(given)}`;
}
