import { MAX_API_REFERENCES } from "../../bounds.ts";
import { ApiFault, type JsonObject } from "./api-tool.ts";

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function textIn(object: JsonObject, name: string): string | undefined {
  const value = object[name];
  return typeof value === "string" ? value : undefined;
}

/** Resolves the references (`$ref`) of a document. */
export class References {
  readonly #root: JsonObject;

  constructor(root: JsonObject) {
    this.#root = root;
  }

  /**
   * The object that a value is or refers to; undefined for other values.
   * @throws ApiFault
   */
  object(value: unknown): JsonObject | undefined {
    let found = value;
    for (let step = 0; step < MAX_API_REFERENCES; step++) {
      if (!isObject(found)) return undefined;
      const reference = textIn(found, "$ref");
      if (reference === undefined) return found;
      found = this.at(reference);
    }
    throw new ApiFault("has circular references");
  }

  /**
   * The value that a reference names.
   * @throws ApiFault if there is none
   */
  at(reference: string): unknown {
    if (!reference.startsWith("#"))
      throw new ApiFault(`refers to another document, which is not supported: ${reference}`);
    let found: unknown = this.#root;
    for (const part of reference.slice(1).split("/").slice(1)) {
      const name = unescaped(part);
      const list: readonly unknown[] | undefined = Array.isArray(found) ? found : undefined;
      found = list === undefined ? own(found, name) : list[Number(name)];
    }
    if (found === undefined) throw new ApiFault(`has a broken reference: ${reference}`);
    return found;
  }
}

function own(value: unknown, name: string): unknown {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** Decodes a token of a JSON pointer in a URI fragment (RFC 6901 sections 4 and 6). */
function unescaped(part: string): string {
  try {
    return decodeURIComponent(part).replaceAll("~1", "/").replaceAll("~0", "~");
  } catch {
    return part;
  }
}
