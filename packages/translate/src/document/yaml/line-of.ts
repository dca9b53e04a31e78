import { documentsOf, holdsNothing } from "../source/documents.ts";
import { locatedAt } from "../source/located.ts";
import { ReadBudget } from "../source/read-budget.ts";
import { SourceText } from "../source/source-text.ts";
import { variablesIn } from "../plain/variables.ts";
import { YamlDocument } from "./yaml-reader.ts";

/** A value of a variable. */
const ANY = "0";

/** The line of a pointer's value in a standalone configuration; undefined if the text has no such value. */
export function lineOf(text: string, pointer: string): number | undefined {
  const budget = new ReadBudget();
  const document = documentsOf(text).find(({ text: own }) => !holdsNothing(own));
  if (document === undefined) return undefined;
  // Variables stand for scalars only, so the places are the same with any values. Without one, the text would not be plain.
  const names = variablesIn(document.text).map((name) => [name, ANY] as const);
  const { located } = new YamlDocument(document.text, budget).read(
    Object.fromEntries(names),
    budget,
  );
  const found = locatedAt(located, pointer);
  if (found === undefined) return undefined;
  return new SourceText("", document.text, document.firstLine).placeOf(found.key).line;
}
