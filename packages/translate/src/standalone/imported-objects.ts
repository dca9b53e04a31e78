import { VARIABLES_KEPT } from "../document/kept-variables.ts";
import { ReadBudget } from "../document/read-budget.ts";
import { SourceText } from "../document/source-text.ts";
import { YamlDocument } from "../document/yaml-reader.ts";
import { UNREAD_CODES } from "../shape/shown-lines.ts";
import { objectsIn, type DatabaseObject } from "./database-text.ts";
import { movedPaths } from "./move-paths.ts";

/**
 * The objects of a text for the database of another file, from which their relative paths lead to where they did; a text
 * if the document cannot be read.
 */
export function importedObjects(
  { file, text }: { readonly file: string; readonly text: string },
  to: string,
): readonly DatabaseObject[] | string {
  const budget = new ReadBudget();
  const { value, problems } = new YamlDocument(text, budget).read(VARIABLES_KEPT, budget);
  const problem = problems.find(({ code }) => UNREAD_CODES.has(code));
  if (problem === undefined) return objectsIn(movedPaths(value, file, to));
  const { line, column } = new SourceText(file, text).placeOf(problem.offset);
  return `${file}:${line}:${column}: ${problem.message}`;
}
