import { MAX_API_CHARACTERS, MAX_API_TOOLS } from "../../bounds.ts";
import {
  ApiFault,
  type ApiDocument,
  type ApiServer,
  type ApiTool,
  type JsonObject,
} from "./api-tool.ts";
import { compileOperation } from "./compile-operation.ts";
import { isObject, References, textIn } from "./references.ts";

const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];
const VERSION = /^3\.[01]\./;
const HTTP_PORT = 80;
const HTTPS_PORT = 443;

/**
 * Converts an OpenAPI document to an MCP server with one tool per operation.
 * @throws ApiFault
 */
export function compileOpenApi(document: unknown): ApiDocument {
  if (!isObject(document)) throw new ApiFault("is not an OpenAPI document: it is not a map");
  const version = textIn(document, "openapi") ?? "";
  if (!VERSION.test(version))
    throw new ApiFault("is not OpenAPI 3.0 or 3.1 (see its field `openapi`)");
  const references = new References(document);
  const isOld = version.startsWith("3.0");
  const tools = toolsOf(document, references, isOld);
  if (tools.length === 0) throw new ApiFault("has no operations");
  const names = tools.map(({ name }) => name);
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined)
    throw new ApiFault(`has several operations with the name ${repeated}`);
  const info = references.object(document["info"]) ?? {};
  return {
    title: textIn(info, "title") ?? "",
    version: textIn(info, "version") ?? "",
    description: textIn(info, "description"),
    server: serverOf(document),
    tools,
  };
}

function toolsOf(document: JsonObject, references: References, isOld: boolean): readonly ApiTool[] {
  const tools: ApiTool[] = [];
  let characters = 0;
  for (const [path, item] of Object.entries(references.object(document["paths"]) ?? {})) {
    const shared = references.object(item) ?? {};
    for (const method of METHODS) {
      if (!isObject(shared[method])) continue;
      const tool = compileOperation({ method, path, shared, references, isOld });
      characters += tool.description.length;
      tools.push(tool);
      if (tools.length > MAX_API_TOOLS)
        throw new ApiFault(`has more than ${MAX_API_TOOLS} operations`);
      if (characters > MAX_API_CHARACTERS)
        throw new ApiFault(
          `has operations whose schemas have more than ${MAX_API_CHARACTERS} characters`,
        );
    }
  }
  return tools;
}

function serverOf({ servers }: JsonObject): ApiServer | undefined {
  const [first]: readonly unknown[] = Array.isArray(servers) ? servers : [];
  if (!isObject(first)) return undefined;
  const url = URL.parse(withVariables(textIn(first, "url") ?? "", first["variables"]));
  if (url === null || (url.protocol !== "http:" && url.protocol !== "https:")) return undefined;
  const isTls = url.protocol === "https:";
  const usual = isTls ? HTTPS_PORT : HTTP_PORT;
  return {
    isTls,
    host: url.hostname.replaceAll(/^\[|\]$/g, ""),
    port: url.port === "" ? usual : Number(url.port),
    path: url.pathname.replace(/\/$/, ""),
  };
}

function withVariables(url: string, variables: unknown): string {
  return url.replaceAll(/\{(?<name>[^}]*)\}/g, (whole, name: string) => {
    const variable = isObject(variables) ? variables[name] : undefined;
    return (isObject(variable) ? textIn(variable, "default") : undefined) ?? whole;
  });
}
