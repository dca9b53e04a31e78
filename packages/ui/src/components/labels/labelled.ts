import { AdminError } from "@edge-gateway/admin-client";

/** The labels of the fields of a form, by their names in the schema. */
export type Labels = Readonly<Record<string, string>>;

/** A message about fields of which only some may be set: it has their bare names. */
const GROUP = /one of (?:\w+, )*\w+ and \w+ (?:may|must) be set(?:: .*)?/;

/**
 * A message with the labels of fields in place of their JSON pointers, such as `/period`, of names in backticks, and
 * of bare names where it is about a group of them.
 */
export function labelled(text: string, labels: Labels): string {
  const labelOf = (name: string): string | undefined =>
    Object.hasOwn(labels, name) ? labels[name] : undefined;
  const quoted = (found: string, name: string): string => {
    const label = labelOf(name);
    return label === undefined ? found : `"${label}"`;
  };
  return text
    .replace(GROUP, (group) => group.replace(/\b(\w+)\b/g, quoted))
    .replace(/(?<![\w/.:])\/(\w+)(?![\w/])/g, (found, name: string) => labelOf(name) ?? found)
    .replace(/`(\w+)`/g, quoted);
}

/** A refusal of what a form has sent, in the words of the form. */
export function labelledError(error: Error, labels: Labels): Error {
  if (!(error instanceof AdminError) || error.problem.detail === undefined) return error;
  return new AdminError({ ...error.problem, detail: labelled(error.problem.detail, labels) });
}
