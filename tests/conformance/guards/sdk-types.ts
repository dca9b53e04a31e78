import { readFileSync } from "node:fs";
import { isObject, type JsonObject } from "@edge-gateway/llm";
import { parseSync } from "oxc-parser";

/** A declared type, and the namespaces in which names of other types are looked up. */
interface Declared {
  readonly node: JsonObject;
  readonly scope: readonly string[];
}

/** The types that the declarations of an official SDK export, by their names with namespaces. */
export type SdkTypes = ReadonlyMap<string, Declared>;

/** Reads the types of declaration files. */
export function readTypes(files: readonly string[]): SdkTypes {
  const types = new Map<string, Declared>();
  for (const file of files) {
    const { program } = parseSync("types.d.ts", readFileSync(file, "utf8"));
    const read: unknown = JSON.parse(JSON.stringify(program));
    register(listOf(objectOf(read)["body"]), [], types);
  }
  return types;
}

function register(
  statements: readonly JsonObject[],
  scope: readonly string[],
  types: Map<string, Declared>,
): void {
  for (const statement of statements) {
    const node = isObject(statement["declaration"]) ? statement["declaration"] : statement;
    const name = objectOf(node["id"])["name"];
    if (typeof name !== "string") continue;
    const full = [...scope, name];
    if (node["type"] === "TSModuleDeclaration")
      register(listOf(objectOf(node["body"])["body"]), full, types);
    else types.set(full.join("."), { node, scope: full });
  }
}

/** A value with a text at one place. */
interface Place {
  readonly value: unknown;
}

/** The limits of a search for places. */
export interface SearchBounds {
  /** How deep objects and lists are nested. */
  readonly depth: number;
  /** How many places are taken of each type. */
  readonly width: number;
}

/** Finds every place in the values of a type where a string may be, up to a depth. */
export class PlaceSearch {
  readonly #types: SdkTypes;
  readonly #text: string;
  readonly #bounds: SearchBounds;
  readonly #known = new Map<string, readonly Place[]>();

  constructor(types: SdkTypes, text: string, bounds: SearchBounds) {
    this.#types = types;
    this.#text = text;
    this.#bounds = bounds;
  }

  /** The values of the named type that have the text at one place, a different one each. */
  of(name: string): readonly unknown[] {
    const found = this.#types.get(name);
    if (found === undefined) throw new Error(`the SDK has no type ${name}`);
    return this.#declared(found, this.#bounds.depth).map(({ value }) => value);
  }

  #declared({ node, scope }: Declared, depth: number): readonly Place[] {
    if (depth <= 0) return [];
    const key = `${scope.join(".")} ${depth}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    // A type that contains itself has no places on the way to itself.
    this.#known.set(key, []);
    const places = this.#ofDeclaration(node, scope, depth).slice(0, this.#bounds.width);
    this.#known.set(key, places);
    return places;
  }

  #ofDeclaration(node: JsonObject, scope: readonly string[], depth: number): readonly Place[] {
    if (node["type"] === "TSTypeAliasDeclaration")
      return this.#places(objectOf(node["typeAnnotation"]), scope, depth);
    const bases = listOf(node["extends"]).flatMap((base) =>
      this.#reference(nameOf(objectOf(base["expression"])), scope, depth),
    );
    const own = this.#members(listOf(objectOf(node["body"])["body"]), scope, depth);
    return [...own, ...bases];
  }

  #members(
    members: readonly JsonObject[],
    scope: readonly string[],
    depth: number,
  ): readonly Place[] {
    const typed = members.flatMap((member) => {
      const name = keyOf(member);
      const type = objectOf(objectOf(member["typeAnnotation"])["typeAnnotation"]);
      return name === undefined ? [] : [{ name, type }];
    });
    const literals = typed.flatMap(({ name, type }) => {
      const value = literalIn(type);
      return value === undefined ? [] : [[name, value] as const];
    });
    const fixed = Object.fromEntries(literals);
    return typed.flatMap(({ name, type }) =>
      this.#places(type, scope, depth - 1).map(({ value }) => ({
        value: { ...fixed, [name]: value },
      })),
    );
  }

  #places(type: JsonObject, scope: readonly string[], depth: number): readonly Place[] {
    switch (type["type"]) {
      // The values of a constant object: servers may know more of them.
      case "TSIndexedAccessType":
      case "TSStringKeyword":
      case "TSTemplateLiteralType":
        return [{ value: this.#text }];
      case "TSUnknownKeyword":
      case "TSAnyKeyword":
      case "TSObjectKeyword":
        return [{ value: { free: this.#text } }, { value: { [this.#text]: 1 } }];
      case "TSUnionType":
      case "TSIntersectionType":
        return listOf(type["types"]).flatMap((one) => this.#places(one, scope, depth));
      case "TSParenthesizedType":
        return this.#places(objectOf(type["typeAnnotation"]), scope, depth);
      case "TSArrayType":
        return inList(this.#places(objectOf(type["elementType"]), scope, depth));
      case "TSTypeLiteral":
        return this.#members(listOf(type["members"]), scope, depth);
      case "TSTypeReference":
        return this.#generic(type, scope, depth);
      default:
        return [];
    }
  }

  #generic(type: JsonObject, scope: readonly string[], depth: number): readonly Place[] {
    const name = nameOf(objectOf(type["typeName"]));
    const given = listOf(objectOf(type["typeArguments"])["params"]);
    const last = given.at(-1);
    if (last === undefined) return this.#reference(name, scope, depth);
    if (name === "Array" || name === "ReadonlyArray")
      return inList(this.#places(last, scope, depth));
    if (name !== "Record") return given.flatMap((one) => this.#places(one, scope, depth));
    const named = this.#places(last, scope, depth).map(({ value }) => ({ value: { free: value } }));
    return [...named, { value: { [this.#text]: "x" } }];
  }

  /** Looks a name up in the namespaces around it, and without the alias of its module. */
  #reference(name: string, scope: readonly string[], depth: number): readonly Place[] {
    const [, ...inModule] = name.split(".");
    const names = [
      ...scope.map((_, index) => [...scope.slice(0, scope.length - index), name].join(".")),
      name,
      inModule.join("."),
    ];
    const found = names.map((one) => this.#types.get(one)).find((one) => one !== undefined);
    return found === undefined ? [] : this.#declared(found, depth);
  }
}

function inList(places: readonly Place[]): readonly Place[] {
  return places.map(({ value }) => ({ value: [value] }));
}

/** The literal that a member always has, such as the type of a block; the first one of several. */
function literalIn(type: JsonObject): string | undefined {
  if (type["type"] === "TSUnionType") return literalIn(objectOf(listOf(type["types"])[0]));
  const { value } = objectOf(type["literal"]);
  return typeof value === "string" ? value : undefined;
}

function keyOf(member: JsonObject): string | undefined {
  if (member["type"] !== "TSPropertySignature" && member["type"] !== "PropertyDefinition")
    return undefined;
  const { name, value } = objectOf(member["key"]);
  const key = name ?? value;
  return typeof key === "string" ? key : undefined;
}

function nameOf(node: JsonObject): string {
  if (typeof node["name"] === "string") return node["name"];
  const [left, right] = [node["left"] ?? node["object"], node["right"] ?? node["property"]];
  return isObject(left) && isObject(right) ? `${nameOf(left)}.${nameOf(right)}` : "";
}

function objectOf(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

function listOf(value: unknown): readonly JsonObject[] {
  return Array.isArray(value) ? value.filter((item) => isObject(item)) : [];
}
