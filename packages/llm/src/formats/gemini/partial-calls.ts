import { MAX_ARGUMENT_DEPTH, MAX_EVENT_BYTES } from "../../bounds.ts";
import { badResponse } from "../../chat/fault.ts";
import { type JsonObject, listIn, objectIn, objectOf, textIn } from "../../json.ts";
import { camelCased, camelIn } from "./names.ts";

type Value = string | number | boolean | null | Holder;

/** An object, or a list with its indexes as keys. */
interface Holder {
  readonly isList: boolean;
  readonly members: Map<string, Value>;
}

interface PartialCall {
  /** The members of the first piece: the name, and the id if there is one. */
  readonly call: JsonObject;
  readonly thoughtSignature: unknown;
  readonly args: Holder;
}

/** Memory of a value, apart from its text. */
const VALUE_BYTES = 100;

/**
 * Joins the pieces of function calls whose arguments Vertex AI streams (`streamFunctionCallArguments`). Each
 * piece has values by their JSON path, and a string may come in several pieces.
 */
export class PartialCalls {
  #open: PartialCall | undefined;
  #bytes = 0;

  /** Whether a call is incomplete. */
  get isWithin(): boolean {
    return this.#open !== undefined;
  }

  /** Returns the part with its whole call; undefined while pieces are missing. */
  joined(value: JsonObject): JsonObject | undefined {
    const part = camelCased(value);
    if (objectIn(part, "functionCall") === undefined) return value;
    const { willContinue, partialArgs, ...call } = camelIn(part, "functionCall");
    if (this.#open === undefined && willContinue !== true && partialArgs === undefined)
      return value;
    const { thoughtSignature } = part;
    this.#open ??= { call, thoughtSignature, args: { isList: false, members: new Map() } };
    for (const piece of listIn({ partialArgs }, "partialArgs"))
      this.#add(camelCased(objectOf(piece)), this.#open.args);
    if (willContinue === true) return undefined;
    const { call: first, thoughtSignature: signature, args } = this.#open;
    this.#open = undefined;
    this.#bytes = 0;
    const whole = { ...objectIn(first, "args"), ...objectOf(plain(args)) };
    return { functionCall: { ...first, args: whole }, thoughtSignature: signature };
  }

  #add(piece: JsonObject, args: Holder): void {
    const path = pathIn(textIn(piece, "jsonPath") ?? "");
    const value = valueOf(piece);
    this.#bytes += VALUE_BYTES * path.length + (typeof value === "string" ? value.length : 0);
    if (this.#bytes > MAX_EVENT_BYTES) throw badResponse("a function call is too long");
    put(args, path, value);
  }
}

function valueOf(piece: JsonObject): string | number | boolean | null {
  const value = piece["stringValue"] ?? piece["numberValue"] ?? piece["boolValue"];
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean")
    return value;
  return null;
}

/** A step of a JSON path: `.name`, `['name']`, `["name"]` or `[0]`. */
const STEP = /\.([^.[\]]+)|\[(?:(\d+)|'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")\]/y;

interface Step {
  readonly key: string;
  readonly isIndex: boolean;
}

function pathIn(text: string): readonly Step[] {
  const steps: Step[] = [];
  let at = 1;
  while (at < text.length && steps.length <= MAX_ARGUMENT_DEPTH) {
    STEP.lastIndex = at;
    const [all = "", name, index, single, double] = STEP.exec(text) ?? [];
    if (all === "") break;
    const quoted = (single ?? double)?.replaceAll(/\\(.)/g, "$1");
    steps.push({ key: name ?? index ?? quoted ?? "", isIndex: index !== undefined });
    at += all.length;
  }
  if (!text.startsWith("$") || at < text.length || steps.length === 0)
    throw badResponse("`jsonPath` of a function call cannot be read");
  return steps;
}

/** Sets a value; a string continues the string that is already there. */
function put(root: Holder, path: readonly Step[], value: Value): void {
  let holder = root;
  for (const [depth, { key, isIndex }] of path.entries()) {
    const { members, isList } = holder;
    if (isIndex !== isList || (isList && Number(key) > members.size))
      throw badResponse("`jsonPath` of a function call does not fit its other values");
    const old = members.get(key);
    const next = path[depth + 1];
    if (next === undefined) {
      const text = typeof old === "string" && typeof value === "string" ? old + value : value;
      members.set(key, text);
      return;
    }
    holder = isHolder(old) ? old : { isList: next.isIndex, members: new Map() };
    members.set(key, holder);
  }
}

function isHolder(value: Value | undefined): value is Holder {
  return typeof value === "object" && value !== null;
}

function plain(value: Value): unknown {
  if (!isHolder(value)) return value;
  const { isList, members } = value;
  if (isList) return [...members.values()].map(plain);
  return Object.fromEntries([...members].map(([name, member]) => [name, plain(member)]));
}
