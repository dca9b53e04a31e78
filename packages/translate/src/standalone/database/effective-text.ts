import { VARIABLES_KEPT } from "../../document/plain/kept-variables.ts";
import { ReadBudget } from "../../document/source/read-budget.ts";
import { SourceText } from "../../document/source/source-text.ts";
import { writeYaml } from "../../document/write/write-yaml.ts";
import { YamlDocument } from "../../document/yaml/yaml-reader.ts";
import { DATABASE_FILE } from "../../diagnostics/database-file.ts";
import { isFields } from "./database-text.ts";
import { layDatabase, type LayerSource } from "./layer.ts";
import { movedPaths } from "./move-paths.ts";

/** A file and the objects of its database. */
export interface EffectiveSource {
  readonly file: string;
  readonly text: string;
  /** The objects of the database as text. */
  readonly rows: string;
}

/**
 * Writes a file and the objects of its database, both without errors, as one file that needs no database. Variables stay
 * as they are written, and relative paths lead from the new file to where they did.
 * @param to the path of the new file
 */
export function effectiveText({ file, text, rows }: EffectiveSource, to: string): string {
  const { value } = layDatabase(sourceOf(file, text), sourceOf(DATABASE_FILE, rows));
  if (!isFields(value)) return text;
  const { config, ...sections } = value;
  const { storage: _storage, database: _database, ...settings } = isFields(config) ? config : {};
  const own = Object.keys(settings).length === 0 ? {} : { config: settings };
  return writeYaml(Object(movedPaths({ ...own, ...sections }, file, to)));
}

function sourceOf(file: string, text: string): LayerSource {
  const budget = new ReadBudget();
  const { value = {}, located } = new YamlDocument(text, budget).read(VARIABLES_KEPT, budget);
  return { source: new SourceText(file, text), located, value };
}
