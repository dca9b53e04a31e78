import type { Task, Values } from "./task.ts";

/** Of a tab: what is typed in a form outlives a reload of the page, but no secret does. */
const PREFIX = "form-";

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
export function keepValues({ kind, fields }: Task, given: Values, values: Values): void {
  const key = keyOf(kind, given);
  const secret = fields.filter(({ isSecret }) => isSecret === true).map(({ name }) => name);
  const kept = Object.entries(values).filter(([name]) => !secret.includes(name));
  try {
    if (kept.length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // A browser without storage forgets them at a reload.
  }
}

function keyOf(kind: string, given: Values): string {
  return `${PREFIX}${kind}-${JSON.stringify(given)}`;
}
