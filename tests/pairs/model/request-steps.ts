import type { Response } from "./message.ts";
import type { Edits, Expression, Modifiers, Policy } from "./policy.ts";
import {
  ANY,
  HASH_OF_BODY,
  edited,
  originFields,
  refusal,
  sizeOf,
  UNCHECKED,
  viewOf,
  returned,
  withText,
  type World,
} from "./world.ts";

const TOO_LARGE = 413;
const UNAUTHORIZED = 401;
const FORBIDDEN = 403;
const FOUND = 302;
const INTERNAL = 500;
const OK = 200;
const BAD_REQUEST = 400;

type Of<Kind extends Policy["kind"]> = Extract<Policy, { kind: Kind }>;

/** Runs one policy on the request; a response ends the way of the request. */
export function runRequest(policy: Policy, world: World): Response | undefined {
  switch (policy.kind) {
    case "extProc":
      return processRequest(policy, world);
    case "extAuth":
      return authorizeOutside(policy, world);
    case "buffer":
      return policy.request ? collect(world) : undefined;
    case "authorization":
      return authorize(policy, world);
    case "credential":
      return verify(policy, world);
    case "rateLimit":
      return count(policy, world);
    case "delay":
      // An expression that fails, also because the body is too large, means no delay.
      return undefined;
    case "directResponse":
      return respond(policy, world);
    case "cors":
      return answerPreflight(policy, world);
    case "redirect":
      return redirect(policy, world);
    case "auth":
      return addCredential(policy, world);
    case "refuse":
      return refuse(policy, world);
    case "guard":
      return guard(policy, world);
    default:
      return editOnly(policy, world);
  }
}

/** Policies that edit the request, and respond only if its body is too large. */
function editOnly(policy: Policy, world: World): Response | undefined {
  if (policy.kind === "transformation") return transform(policy.request ?? {}, world);
  // A signature covers the body, so it is read completely.
  const isSigned = policy.kind === "aws" || policy.kind === "runtime";
  const refused = isSigned ? collect(world) : undefined;
  if (refused === undefined) edit(policy, world);
  return refused;
}

function edit(policy: Policy, world: World): void {
  const { request } = world;
  switch (policy.kind) {
    case "headerModifiers":
      world.request = { ...request, headers: modified(request.headers, policy.request ?? {}) };
      return;
    case "rewrite":
      world.isHostDecided ||= policy.host !== undefined;
      world.request = { ...request, host: policy.host ?? request.host };
      if (policy.path === undefined) return;
      world.request = { ...world.request, path: policy.path + queryOf(request.path) };
      return;
    case "mirror":
      world.mirrors[policy.server] = request;
      return;
    case "target":
      if (!world.isHostDecided) world.request = { ...request, host: policy.host };
      return;
    case "keepHost":
      world.isHostDecided = true;
      return;
    case "aws":
      sign(world);
      return;
    case "runtime":
      world.request = { ...request, path: policy.path, host: policy.host };
      // Another credential of the policy `auth` takes the place of the signature.
      if (!world.isAuthenticated) sign(world);
      return;
    default:
  }
}

function authorize({ action, rule }: Of<"authorization">, world: World): Response | undefined {
  // An expression that fails is not true (doc 2 §Traffic policies); nobody passes with a body that a rule cannot read.
  const value = evaluate(rule, world);
  const passes = !(value instanceof Refused) && (value === "true") === (action === "Allow");
  return passes ? undefined : refusal(world, FORBIDDEN);
}

function verify(
  { policy, header, knows, preserved }: Of<"credential">,
  world: World,
): Response | undefined {
  const sent = world.exchange.request.headers[header];
  if (sent === undefined) return refusal(world, UNAUTHORIZED);
  // "By default the validated token is removed from the forwarded request" (doc 1 §Authentication 5).
  const removed = preserved === true ? {} : { [header]: undefined };
  world.request = { ...world.request, headers: edited(world.request.headers, removed) };
  const token = policy === "jwtAuthentication" ? { "jwt.token": sent } : {};
  world.known = { ...world.known, ...knows, ...token };
  return undefined;
}

function count({ server, descriptor }: Of<"rateLimit">, world: World): Response | undefined {
  const value = evaluate(descriptor, world);
  if (value instanceof Refused) return value.response;
  // A descriptor whose expression fails is left out; without descriptors nobody is asked.
  if (value !== undefined) world.calls.push({ server, headers: {}, body: value });
  return undefined;
}

function respond(
  { condition, status, body }: Of<"directResponse">,
  world: World,
): Response | undefined {
  const holds = evaluate(condition, world);
  if (holds instanceof Refused) return holds.response;
  if (holds !== "true") return undefined;
  const text = evaluate(body, world);
  if (text instanceof Refused) return text.response;
  if (text === undefined) return refusal(world, INTERNAL);
  return { status, headers: {}, body: text, trailers: {}, informational: [] };
}

function answerPreflight(policy: Of<"cors">, world: World): Response | undefined {
  const { method, headers } = world.request;
  if (headers["origin"] !== policy.origin) return undefined;
  world.granted = originFields(policy);
  // A preflight is OPTIONS with this header (Fetch, "CORS-preflight request").
  const asks = method === "OPTIONS" && headers["access-control-request-method"] !== undefined;
  if (!asks) return undefined;
  return { status: OK, headers: {}, body: "", trailers: {}, informational: [] };
}

function redirect({ path }: Of<"redirect">, world: World): Response {
  const location = `http://${world.request.host}${path}${queryOf(world.request.path)}`;
  return redirected(location);
}

/** A redirect is no error, so that clients of gRPC get it as it is. */
function redirected(location: string): Response {
  const headers = { location };
  return { status: FOUND, headers, body: UNCHECKED, trailers: {}, informational: [] };
}

/** A browser that opens a page is sent to the login; others are told that they need one. */
function refuse({ status }: Of<"refuse">, world: World): Response {
  const isPage = world.request.method === "GET" || world.request.method === "HEAD";
  return isPage ? redirected(ANY) : refusal(world, status);
}

/** A guard refuses what it cannot read in one way only: a body of an unknown format, a key that occurs twice. */
function guard({ path }: Of<"guard">, world: World): Response | undefined {
  const { request } = world;
  const isKnown = request.path.split("?")[0] === path;
  const isAmbiguous = (request.body ?? "").split('"messages"').length > 2;
  return isKnown && !isAmbiguous ? undefined : refusal(world, BAD_REQUEST);
}

/** Signature Version 4: the hash is that of the body that is sent. */
function sign(world: World): void {
  const fields = { authorization: ANY, "x-amz-content-sha256": HASH_OF_BODY };
  world.request = { ...world.request, headers: edited(world.request.headers, fields) };
}

/** A response in place of the value of an expression. */
class Refused {
  readonly response: Response;
  constructor(response: Response) {
    this.response = response;
  }
}

/** Evaluates an expression, for which the body is read completely if it reads the body. */
function evaluate(expression: Expression, world: World): string | undefined | Refused {
  const isRead = expression.cel.includes("request.body");
  const refused = isRead ? collect(world) : undefined;
  return refused === undefined ? expression.value(viewOf(world)) : new Refused(refused);
}

/** Replacing the path keeps the query (Gateway API, HTTPPathModifier). */
function queryOf(path: string): string {
  const begin = path.indexOf("?");
  return begin < 0 ? "" : path.slice(begin);
}

/** Reads the body completely: 413 if it is larger than the limit (doc 1 §Errors). */
function collect(world: World): Response | undefined {
  const isOver = sizeOf(world.request.body) > world.limit;
  return isOver ? refusal(world, TOO_LARGE) : undefined;
}

function transform({ set = {}, remove = [], body }: Edits, world: World): Response | undefined {
  const edits: Record<string, string | undefined> = {};
  for (const [name, expression] of Object.entries(set)) {
    const value = evaluate(expression, world);
    if (value instanceof Refused) return value.response;
    edits[name] = value;
  }
  for (const name of remove) edits[name] = undefined;
  const text = body === undefined ? undefined : evaluate(body, world);
  if (text instanceof Refused) return text.response;
  const { ":path": path, ":authority": host, ...fields } = edits;
  const { request } = world;
  world.request = {
    ...(text === undefined ? request : withText(request, text)),
    path: path ?? request.path,
    host: host ?? request.host,
  };
  world.request = { ...world.request, headers: edited(world.request.headers, fields) };
  return undefined;
}

/** The fields after edits, in the order set, add, remove of the Gateway API. */
export function modified(
  headers: Readonly<Record<string, string>>,
  { set = {}, add = {}, remove = [] }: Modifiers,
): Readonly<Record<string, string>> {
  const added = Object.entries(add).map(([name, value]) => [
    name,
    headers[name] === undefined ? value : `${headers[name]}, ${value}`,
  ]);
  const removed = Object.fromEntries(remove.map((name) => [name, undefined]));
  return edited(headers, { ...set, ...Object.fromEntries(added), ...removed });
}

function authorizeOutside(
  { server, maxBody, body, grpc = false }: Of<"extAuth">,
  world: World,
): Response | undefined {
  const { request } = world;
  if (maxBody !== undefined && sizeOf(request.body) > maxBody) return refusal(world, TOO_LARGE);
  const computed = body === undefined ? undefined : evaluate(body, world);
  if (computed instanceof Refused) return computed.response;
  const sent = maxBody === undefined ? computed : (request.body ?? "");
  const { method, path, headers } = request;
  world.calls.push({ server, method, path, headers: grpc ? headers : {}, body: sent ?? "" });
  const added = { [`x-p-${server}`]: "allowed" };
  world.request = { ...request, headers: edited(headers, added) };
  return undefined;
}

function processRequest(
  { server, request: mode }: Of<"extProc">,
  world: World,
): Response | undefined {
  const { request } = world;
  const isOver = sizeOf(request.body) > world.limit;
  if (mode === "Buffered" && isOver) return refusal(world, TOO_LARGE);
  const shown = mode === "None" ? undefined : shownBody(request.body, mode, world.limit);
  world.calls.push({ server, headers: request.headers, body: shown });
  const headers = edited(request.headers, { [`x-p-${server}`]: "processed" });
  world.request = { ...request, headers };
  if (shown !== undefined && shown !== "") {
    const rest = (request.body ?? "").slice(shown.length);
    world.request = returned(world.request, marked(shown, server) + rest, {
      limit: world.limit,
      isStreamed: mode === "FullDuplexStreamed",
    });
  }
  return undefined;
}

function addCredential(
  { set = {}, passes = false, server, subject }: Of<"auth">,
  world: World,
): Response | undefined {
  const value = subject === undefined ? "" : evaluate(subject, world);
  // Without a token there is nothing to exchange.
  if (value === undefined || value instanceof Refused) return refusal(world, UNAUTHORIZED);
  if (server !== undefined) world.calls.push({ server, headers: {}, body: value });
  world.isAuthenticated = true;
  const token = world.known["jwt.token"];
  const passed = passes && token !== undefined ? { authorization: token } : {};
  const headers = edited(world.request.headers, { ...set, ...passed });
  world.request = { ...world.request, headers };
  return undefined;
}

/** The part of the body that the server is sent. */
export function shownBody(body: string | undefined, mode: string, limit: number): string {
  const text = body ?? "";
  return mode === "BufferedPartial" ? text.slice(0, limit) : text;
}

/** The edit that every server and expression of the instrument makes, with its name. */
export function marked(text: string, name: string): string {
  return text.replaceAll("mark", `mark.${name}`);
}
