import type { ChatRequest, OutputFormat } from "../../chat/form.ts";
import type { Notes } from "../../chat/notes.ts";
import {
  isObject,
  type JsonObject,
  objectOf,
  parsedNoting,
  textIn,
  textOfJson,
} from "../../json.ts";

/** The place of the output format in a request of Converse. */
export const OUTPUT_AT = "/outputConfig/textFormat";
/**
 * The name of the output format, which Amazon requires; it may have the characters that tool names may have.
 */
const NAME = "output";

/** The required output format; in Converse, its schema is JSON text. */
export function writeOutput({ settings, at }: ChatRequest, notes: Notes): JsonObject | undefined {
  const { output } = settings;
  if (output === undefined) return undefined;
  if (output.kind === "json") {
    notes.dropped(at.output ?? "", "Converse supports JSON output only with a schema");
    return undefined;
  }
  const jsonSchema = { name: output.name ?? NAME, schema: textOfJson(output.schema) };
  return { textFormat: { type: "json_schema", structure: { jsonSchema } } };
}

export function readOutput(body: JsonObject): OutputFormat | undefined {
  const format = objectOf(objectOf(body["outputConfig"])["textFormat"]);
  const said = objectOf(objectOf(format["structure"])["jsonSchema"]);
  const schema = parsedNoting(textIn(said, "schema") ?? "");
  if (!isObject(schema)) return undefined;
  return { kind: "schema", name: textIn(said, "name"), schema, strict: undefined };
}
