import { readYaml } from "../../document/yaml/yaml-reader.ts";
import { ReadBudget } from "../../document/source/read-budget.ts";
import { ApiFault, type ApiDocument } from "./api-tool.ts";
import { compileOpenApi } from "./compile-openapi.ts";

/**
 * The MCP server of an OpenAPI document, or the problem of the document: a predicate without its
 * subject.
 */
export type ReadOpenApi =
  | { readonly found: ApiDocument; readonly json: string; readonly fault?: never }
  | { readonly found?: never; readonly json?: never; readonly fault: string };

/** Reads OpenAPI as YAML or JSON. */
export function readOpenApi(text: string): ReadOpenApi {
  try {
    const value = valueOf(text);
    return { found: compileOpenApi(value), json: JSON.stringify(value) };
  } catch (error) {
    if (error instanceof ApiFault) return { fault: error.message };
    // The document is too deep for the call stack.
    if (error instanceof RangeError) return { fault: "is nested too deeply" };
    throw error;
  }
}

/**
 * Parses a text as JSON, or else as YAML.
 * @throws ApiFault if the text is neither
 */
function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const { value, problems } = readYaml(text, undefined, new ReadBudget());
    if (problems.length > 0) throw new ApiFault("is neither YAML nor JSON");
    return value;
  }
}
