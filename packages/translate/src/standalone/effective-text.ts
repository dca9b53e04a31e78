import { VARIABLES_KEPT } from "../document/kept-variables.ts";
import { ReadBudget } from "../document/read-budget.ts";
import { SourceText } from "../document/source-text.ts";
import { writeYaml } from "../document/write-yaml.ts";
import { YamlDocument } from "../document/yaml-reader.ts";
import { DATABASE_FILE } from "../diagnostics/database-file.ts";
import { isFields } from "./database-text.ts";
import { layDatabase, type LayerSource } from "./layer.ts";

/**
 * Writes a file and the objects of a database, both without errors, as one file that needs no database. Variables stay
 * as they are written.
 * @param rows the objects of the database as text
 */
export function effectiveText(file: string, text: string, rows: string): string {
  const { value } = layDatabase(sourceOf(file, text), sourceOf(DATABASE_FILE, rows));
  if (!isFields(value)) return text;
  const { config, ...sections } = value;
  const { storage: _storage, database: _database, ...settings } = isFields(config) ? config : {};
  const own = Object.keys(settings).length === 0 ? {} : { config: settings };
  return writeYaml({ ...own, ...sections });
}

function sourceOf(file: string, text: string): LayerSource {
  const budget = new ReadBudget();
  const { value = {}, located } = new YamlDocument(text, budget).read(VARIABLES_KEPT, budget);
  return { source: new SourceText(file, text), located, value };
}
