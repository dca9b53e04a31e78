import { keysAt } from "@edge-gateway/generated/schema/keys.ts";
import { closest } from "@edge-gateway/kernel/text/suggest";
import { pointerTo } from "../../diagnostics/pointer.ts";
import { VARIABLES_KEPT } from "../../document/plain/kept-variables.ts";
import { offsetOf } from "../../document/source/located.ts";
import { ReadBudget } from "../../document/source/read-budget.ts";
import { SourceText } from "../../document/source/source-text.ts";
import { YamlDocument } from "../../document/yaml/yaml-reader.ts";
import { UNREAD_CODES } from "../../shape/places/shown-lines.ts";
import { isFields, objectsIn, type DatabaseObject } from "./database-text.ts";
import { movedPaths } from "./move-paths.ts";

/**
 * The objects of a text for the database of another file, from which their relative paths lead to where they did; a text
 * if the document cannot be read, or is no configuration.
 */
export function importedObjects(
  { file, text }: { readonly file: string; readonly text: string },
  to: string,
): readonly DatabaseObject[] | string {
  const budget = new ReadBudget();
  const { value, located, problems } = new YamlDocument(text, budget).read(VARIABLES_KEPT, budget);
  const problem = problems.find(({ code }) => UNREAD_CODES.has(code));
  const faultAt = (offset: number, message: string): string => {
    const { line, column } = new SourceText(file, text).placeOf(offset);
    return `${file}:${line}:${column}: ${message}`;
  };
  if (problem !== undefined) return faultAt(problem.offset, problem.message);
  if (!isFields(value))
    return faultAt(0, "a configuration must be a map of sections, such as routes");
  // What is not known has no objects, so an import of it would delete those of the database.
  const { keys } = keysAt("StandaloneConfig", "");
  const unknown = Object.keys(value).find((name) => !keys.includes(name));
  if (unknown === undefined) return objectsIn(movedPaths(value, file, to));
  const near = closest(unknown, keys);
  const hint = near === undefined ? "" : `; did you mean ${near}?`;
  const place = offsetOf(located, pointerTo("", unknown), "key");
  return faultAt(place, `a configuration has no section \`${unknown}\`${hint}`);
}
