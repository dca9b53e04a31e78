import type { Ajv } from "ajv";
import type { ValueScopeName } from "ajv/dist/compile/codegen/scope.js";
import type { SourceCode } from "ajv/dist/types/index.js";
import { isObject } from "../../json.ts";
import type { JsonObject, JsonValue } from "../../json.ts";
import { kebabCase } from "../../model/model.ts";
import { CODE_HEADER } from "../../output.ts";
import type { PlannedFile } from "../../output.ts";
import { RUNTIME_FUNCTIONS } from "./keywords.ts";

/** The folder of the functions, one file per type. */
const DIRECTORY = "generated/validators/types";

/** The module of functions that all validators share. */
const RUNTIME = "@edge-gateway/schema-runtime/validation/runtime";

/**
 * The modules that ajv would load from its own package, and the runtime functions that replace
 * them.
 */
const AJV_RUNTIME: Readonly<Record<string, string>> = { ucs2length: "characters", equal: "equal" };

/** The name of the function that validates a type. */
export function functionName(title: string): string {
  return `is${title}`;
}

/**
 * The file with the function of one type; the numbering of its constants depends only on this file.
 */
export function functionFile(ajv: Ajv, title: string): PlannedFile {
  const source = sourceOf(ajv, title);
  const text = new FunctionText(title);
  const body = text.renamed(source);
  return {
    path: `${DIRECTORY}/${kebabCase(title)}.js`,
    content: `${CODE_HEADER}${text.declarations()}export ${body}\n`,
  };
}

function sourceOf(ajv: Ajv, title: string): SourceCode {
  const source = ajv.getSchema(title)?.source;
  if (source === undefined) throw new Error(`ajv has no code for ${title}`);
  return source;
}

const SOURCE_NAME = /\/\*# sourceURL=.*?\*\/;/u;

/**
 * ajv copies all previous errors for each part with errors: with many parts the time grows with
 * their square.
 */
const CONCATENATION = /vErrors === null \? (\w+)\.errors : vErrors\.concat\(\1\.errors\)/gu;

/**
 * Matches a string literal, or a name and the path after it; names of letters and a number are
 * those that ajv shares between functions.
 */
const SHARED_NAME =
  /"(?:[^"\\]|\\.)*"|\b([a-z]+[0-9]+)((?:\.[A-Za-z_$][\w$]*|\["(?:[^"\\]|\\.)*"\])*)/gu;

/** Renames the names in the code of one function, and collects its imports and constants. */
class FunctionText {
  readonly #title: string;
  /** The imported names of the runtime. */
  readonly #runtime = new Set<string>();
  /** The titles of the other types whose functions are imported. */
  readonly #types = new Set<string>();
  /** The names of the constants of the file, by value. */
  readonly #constants = new Map<string, string>();

  constructor(title: string) {
    this.#title = title;
  }

  renamed({ validateName, validateCode, scopeValues }: SourceCode): string {
    const shared = new Map(
      Object.values(scopeValues).flatMap((names) =>
        [...(names ?? [])].map((name) => [name.str, name]),
      ),
    );
    const text = validateCode
      .replace(SOURCE_NAME, "")
      .replaceAll(SHARED_NAME, (text: string, name: string | undefined, path: string) => {
        if (name === validateName.str) return functionName(this.#title) + path;
        const value = shared.get(name ?? "");
        return value === undefined ? text : this.#replacement(value, path);
      })
      .replaceAll(CONCATENATION, (_text, name: string) => {
        this.#runtime.add("joined");
        return `joined(vErrors, ${name}.errors)`;
      })
      .replaceAll(/\n\s*\n/gu, "\n")
      .trim();
    if (text.includes("vErrors.concat("))
      throw new Error("ajv joins errors in a way that is not known here");
    return text;
  }

  declarations(): string {
    const runtime = [...this.#runtime].toSorted().join(", ");
    const lines = [
      ...(runtime === "" ? [] : [`import { ${runtime} } from "${RUNTIME}";`]),
      ...[...this.#types]
        .toSorted()
        .map((title) => `import { ${functionName(title)} } from "./${kebabCase(title)}.js";`),
      ...[...this.#constants].map(([value, name]) => `const ${name} = ${value};`),
    ];
    return lines.length === 0 ? "" : `${lines.join("\n")}\n\n`;
  }

  /** The replacement of a shared name and the path after it. */
  #replacement({ prefix, value }: ValueScopeName, path: string): string {
    switch (prefix) {
      case "schema":
        return this.#constant(prefix, partOf(value?.ref, path));
      case "validate":
        return this.#functionOf(value?.ref) + path;
      default:
        return this.#value(prefix, value?.code?.toString()) + path;
    }
  }

  #functionOf(reference: unknown): string {
    const { schema }: { readonly schema?: { readonly $id?: unknown } } = Object(reference);
    const title = schema?.$id;
    if (typeof title !== "string")
      throw new Error(`${this.#title} calls a function without a type`);
    if (title !== this.#title) this.#types.add(title);
    return functionName(title);
  }

  #value(prefix: string, code: string | undefined): string {
    if (code === undefined) throw new Error(`ajv shares a ${prefix} without code`);
    const [, name] = /^require\("ajv\/dist\/runtime\/(\w+)"\)\.default$/u.exec(code) ?? [];
    const own = name === undefined ? code : AJV_RUNTIME[name];
    if (own === undefined)
      throw new Error(`ajv wants its runtime ${name}, which has no counterpart here`);
    if (name === undefined && !Object.hasOwn(RUNTIME_FUNCTIONS, own))
      return this.#constant(prefix, own);
    this.#runtime.add(own);
    return own;
  }

  #constant(prefix: string, value: string): string {
    const known = this.#constants.get(value);
    if (known !== undefined) return known;
    const number = [...this.#constants.values()].filter((name) => name.startsWith(prefix)).length;
    const name = `${prefix}${number}`;
    this.#constants.set(value, name);
    return name;
  }
}

/**
 * The part of a schema that generated code reads, written as code. The code needs only the names of
 * properties.
 */
function partOf(schema: unknown, path: string): string {
  const names = path.match(/\.[\w$]+|\["(?:[^"\\]|\\.)*"\]/gu) ?? [];
  let part: JsonValue | undefined = JSON.parse(JSON.stringify(schema));
  for (const text of names) {
    const name: string = text.startsWith(".") ? text.slice(1) : JSON.parse(text.slice(1, -1));
    part = isObject(part) ? part[name] : undefined;
  }
  if (part === undefined)
    throw new Error(`the code of ajv reads what is not in the schema: ${path}`);
  return JSON.stringify(names.at(-1) === ".properties" && isObject(part) ? namesOf(part) : part);
}

function namesOf(properties: JsonObject): JsonObject {
  return Object.fromEntries(Object.keys(properties).map((name) => [name, true]));
}
