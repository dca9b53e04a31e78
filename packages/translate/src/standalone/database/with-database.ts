import type { Diagnostic, Finding } from "../../diagnostics/diagnostic.ts";
import type { Cursor } from "../../document/cursor.ts";
import { Placer, type OtherDocument } from "../../document/yaml/place-finding.ts";
import type { ReadBudget } from "../../document/source/read-budget.ts";
import { SourceText } from "../../document/source/source-text.ts";
import { YamlDocument } from "../../document/yaml/yaml-reader.ts";
import { DATABASE_FILE } from "../../diagnostics/database-file.ts";
import type { DatabaseText } from "./database-text.ts";
import { databasePath, layDatabase, type LaidDocument } from "./layer.ts";
import { KeptFromObjects, type OwnFile } from "./kept-from-objects.ts";
import type { SecretSources } from "../files/secret-files.ts";

/** The objects of a database over a file. */
export interface ReadDatabase {
  readonly source: SourceText;
  /** The document of the objects. */
  readonly value: unknown;
  readonly laid: LaidDocument;
  readonly other: OtherDocument;
  /** Why the objects cannot be used. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Whether the objects of a database are laid over a file. */
export function usesDatabase(document: Cursor): boolean {
  return document.at("config").at("storage").at("mode").text === "database";
}

/** Reads the objects of a database without the variables of the settings, and lays them over a file. */
export function readDatabase(
  file: OwnFile,
  { text, problems }: DatabaseText,
  {
    environment,
    budget,
    realPath,
  }: Pick<SecretSources, "environment" | "realPath"> & { readonly budget: ReadBudget },
): ReadDatabase {
  const source = new SourceText(DATABASE_FILE, text);
  const yaml = new YamlDocument(text, budget);
  const kept = new KeptFromObjects(file, realPath);
  const read = yaml.read(kept.without(environment), budget);
  const { value = {}, located } = read;
  const laid = layDatabase(file, { source, located, value });
  const placer = new Placer(source, read, new Map());
  const refused = kept.usedBy(yaml, value);
  // That a variable is kept from objects is more exact than that it is not set.
  const isSaid = new Set(refused.map(({ pointer }) => pointer));
  const syntax = [
    ...read.problems
      .filter(({ code, pointer }) => code !== "undefined-variable" || !isSaid.has(pointer))
      .map((problem) => ({ ...placer.problem(problem), pointer: problem.pointer })),
    ...refused.map((finding) => ({ ...placer.finding(finding), pointer: finding.pointer })),
  ].map(({ pointer, ...found }) => ({ ...found, path: databasePath(value, pointer) }));
  const other: OtherDocument = {
    source,
    located,
    ownPointer: (pointer) => laid.ownPointer(pointer),
    pathOf: (pointer) => databasePath(value, pointer),
  };
  return { source, value, laid, other, diagnostics: [...problems, ...syntax, ...laid.problems] };
}

/** A finding about a file alone: a name that it lacks may be that of an object of the database. */
export function unlessInDatabase(finding: Finding): Finding {
  if (finding.code !== "unknown-reference") return finding;
  const message = `${finding.message}; the database must have it`;
  return { ...finding, severity: "warning", message };
}
