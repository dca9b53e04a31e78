import { AdminError } from "@edge-gateway/admin-client";

/** The labels of the fields of a form, by their names in the schema. */
export type Labels = Readonly<Record<string, string>>;

/** A message with the labels of fields in place of their JSON pointers, such as `/period`, and names in backticks. */
export function labelled(text: string, labels: Labels): string {
  const labelOf = (name: string): string | undefined =>
    Object.hasOwn(labels, name) ? labels[name] : undefined;
  return text
    .replace(/(?<![\w/.:])\/(\w+)(?![\w/])/g, (found, name: string) => labelOf(name) ?? found)
    .replace(/`(\w+)`/g, (found, name: string) => {
      const label = labelOf(name);
      return label === undefined ? found : `"${label}"`;
    });
}

/** A refusal of what a form has sent, in the words of the form. */
export function labelledError(error: Error, labels: Labels): Error {
  if (!(error instanceof AdminError) || error.problem.detail === undefined) return error;
  return new AdminError({ ...error.problem, detail: labelled(error.problem.detail, labels) });
}
