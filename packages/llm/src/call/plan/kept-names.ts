import { type FormatName, keepsPath } from "../../formats/names.ts";
import { isObject, type JsonObject } from "../../json.ts";

/** The models that requests name in APIs which the gateway forwards as they are. */

/** A request that is forwarded as it is. */
interface KeptRequest {
  readonly format: FormatName;
  readonly target: string;
  readonly body: JsonObject | undefined;
}

/** Returns the name that replaces another one. */
type Rename = (name: string) => string;

/**
 * The model in a path of Bedrock (`/model/{model}/invoke`), of Azure OpenAI (`/deployments/{model}/…`), or of Google
 * (`/models/{model}:predict`).
 */
const IN_PATH =
  /(?<=\/model\/+).+(?=\/+[^/]+\/*$)|(?<=\/deployments\/+)[^/]+(?=\/)|(?<=\/(?:models|tunedModels)\/+)[^/]+(?=(?::|%3a)\w+\/*$)/gi;
/** The parameters of realtime calls of OpenAI and of Azure OpenAI. */
const IN_QUERY: readonly string[] = ["model", "deployment"];
/** The members of OpenAI's APIs, and of asynchronous calls of Bedrock. */
const IN_BODY: readonly string[] = ["model", "modelId"];

/** The models that a request names; that of the path counts first, because providers do not look further. */
export function namesInKept({ format, target, body = {} }: KeptRequest): readonly string[] {
  const inBody = namesInBody(body);
  if (format === "passthrough" || !keepsPath(format)) return inBody;
  return [...namesInPath(target), ...inBody, ...namesInQuery(target)];
}

/**
 * The target with the model that is called in place of the one that the client has named.
 * @param model undefined: the one that the client has named
 */
export function targetOfKept(
  { format, target }: Omit<KeptRequest, "body">,
  model: string | undefined,
): string {
  const isKept = keepsPath(format) && format !== "passthrough";
  if (model === undefined || (!isKept && format !== "realtime")) return target;
  const names = [...(isKept ? namesInPath(target) : []), ...namesInQuery(target)];
  return names.some((name) => name !== model) ? targetNaming(target, model) : target;
}

/** The models that the path of a request names, if the provider gets this path. */
export function namesInPath(target: string): readonly string[] {
  return [...partsOf(target).path.matchAll(IN_PATH)].map(([name]) => decoded(name));
}

/** The models that the query of a request names. */
export function namesInQuery(target: string): readonly string[] {
  const { params } = partsOf(target);
  return IN_QUERY.flatMap((name) => params.getAll(name)).filter((name) => name !== "");
}

/** The target with another model wherever it names one. */
function targetNaming(target: string, model: string): string {
  const { path, params } = partsOf(target);
  const named = path.replaceAll(IN_PATH, () => encodeURIComponent(model));
  for (const name of IN_QUERY) if (params.has(name)) params.set(name, model);
  return params.size === 0 ? named : `${named}?${params.toString()}`;
}

function partsOf(target: string): { readonly path: string; readonly params: URLSearchParams } {
  const end = target.indexOf("?");
  const path = end < 0 ? target : target.slice(0, end);
  return { path, params: new URLSearchParams(end < 0 ? "" : target.slice(end + 1)) };
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** The models that a body names: itself, the session of a realtime call, or each request of a batch. */
export function namesInBody(body: JsonObject): readonly string[] {
  const names: string[] = [];
  renamed(body, (name) => {
    names.push(name);
    return name;
  });
  return names;
}

/** The body with another model wherever it names one; the same object if nothing changes. */
export function bodyNaming(body: JsonObject, model: string): JsonObject {
  return renamed(body, () => model);
}

function renamed(body: JsonObject, rename: Rename): JsonObject {
  const { session, requests } = body;
  let made = withNames(body, rename);
  if (isObject(session)) made = replaced(made, "session", withNames(session, rename));
  if (Array.isArray(requests)) {
    const own = requests.map((one: unknown) => withParams(one, rename));
    if (own.some((one, at) => one !== requests[at])) made = { ...made, requests: own };
  }
  return made;
}

function withParams(request: unknown, rename: Rename): unknown {
  if (!isObject(request) || !isObject(request["params"])) return request;
  return replaced(request, "params", withNames(request["params"], rename));
}

function withNames(holder: JsonObject, rename: Rename): JsonObject {
  return IN_BODY.reduce((made, member) => {
    const { [member]: name } = made;
    return typeof name === "string" && name !== "" ? replaced(made, member, rename(name)) : made;
  }, holder);
}

function replaced(object: JsonObject, member: string, value: unknown): JsonObject {
  return object[member] === value ? object : { ...object, [member]: value };
}
