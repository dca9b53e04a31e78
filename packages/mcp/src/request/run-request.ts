import { MAX_MCP_SUBSCRIPTIONS } from "../bounds.ts";
import { MESSAGE_POLICIES } from "../exchange.ts";
import { textOf, unknownItem, type Call, type Plan } from "../federation/plan.ts";
import { CODES, errorResponse, errorWith, resultResponse } from "../json/error.ts";
import { isSameId, type JsonRpcRequest, type JsonRpcResponse } from "../json/message.ts";
import type { Occasion, SendEnd, TargetPlan } from "../session/occasion.ts";
import { absenceOf, mayBeAbsent, SESSION_LOST } from "./absent-names.ts";
import { mayHear } from "./hidden-parts.ts";
import { refusalOf, responseForClient } from "./judge.ts";
import { learnOwners, mergeLists } from "./lists.ts";
import { incomingOf, respondLocally } from "./respond-locally.ts";
import { consentResponse, planFor, waitingFor, type Planned } from "./plan-request.ts";
import type { OpenSession } from "../session/open-session.ts";
import { beginCall, endCall, learnTarget } from "./told-call.ts";
import { noteFailedCall, noteFailedList } from "../session/note-failures.ts";
import { errorIn, toleratesLoss, unavailable } from "./target-ends.ts";
import type { Arrival } from "../links/target-call.ts";
import { OrderedOutput, type RequestOutput } from "./request-output.ts";
import { forClient } from "./translate-message.ts";
import type { Federation } from "./federation.ts";
import type { Targets } from "../session/targets.ts";
import type { Names } from "../federation/names/names.ts";

/** How a request ended. */
export type RequestEnd =
  | { readonly kind: "response"; readonly json: string; readonly eventId?: string }
  /** The target ended its stream early. The client can resume the stream to get the response. */
  | { readonly kind: "later" }
  /** A target has lost its session, and does not begin another. */
  | { readonly kind: "sessionLost" };

/** Sends a client's request to the targets that it concerns, and reports the results. */
export async function runRequest(
  federation: Federation,
  occasion: Occasion,
  request: JsonRpcRequest,
  output: RequestOutput,
): Promise<RequestEnd> {
  const { exchange } = occasion;
  const told = beginCall(exchange, request);
  const end = await run(federation, { ...occasion, told }, request, output);
  endCall(federation, exchange, told, end.kind === "response" ? end.json : undefined);
  return end;
}

function run(
  federation: Federation,
  occasion: Occasion,
  request: JsonRpcRequest,
  output: RequestOutput,
): RequestEnd | Promise<RequestEnd> {
  const { targets } = federation;
  if (targets.failsOpen && occasion.endsSoon !== true) targets.inviteAbsent(occasion);
  const incoming = incomingOf(occasion.exchange, request);
  if (incoming !== undefined)
    return respondLocally(federation, occasion, request, incoming).then(listed);
  const plan = planFor(federation, occasion, request);
  const follow = (found: Planned) =>
    carryOut(federation, occasion, { plan: found, request }, output);
  return plan instanceof Promise ? plan.then(follow) : follow(plan);
}

function carryOut(
  federation: Federation,
  occasion: Occasion,
  { plan, request }: { readonly plan: Planned; readonly request: JsonRpcRequest },
  output: RequestOutput,
): RequestEnd | Promise<RequestEnd> {
  switch (plan.to) {
    case "client":
      return response(errorResponse(plan.error, request.id));
    case "response":
      return response(plan.json);
    case "target":
      return callTarget(federation, occasion, plan, output);
    case "all":
      return callAll(federation.targets, occasion, plan);
    case "list":
      return mergeLists(federation, occasion, plan).then(listed);
    case "unknown":
      return callUnknown(federation, occasion, plan, output);
  }
}

function listed(json: string | undefined): RequestEnd {
  return json === undefined ? { kind: "sessionLost" } : response(json);
}

function response(json: string): RequestEnd {
  return { kind: "response", json };
}

/** The error for a target that sends a request, although the client has no session. */
const NOBODY_ASKED = { code: CODES.methodNotFound, message: "Method not found" };

async function callTarget(
  federation: Federation,
  occasion: Occasion,
  { call, target }: TargetPlan,
  output: RequestOutput,
): Promise<RequestEnd> {
  const { targets, names } = federation;
  if (occasion.told !== undefined) learnTarget(occasion.told, call, target);
  if (mayBeAbsent(occasion, { call, target })) {
    const absence = await absenceOf(federation, occasion, { call, target });
    if (absence === SESSION_LOST) return { kind: "sessionLost" };
    if (absence !== undefined) return response(errorResponse(absence, call.id));
  }
  const verdict = refusalOf(occasion.exchange, call);
  const refusal = verdict instanceof Promise ? await verdict : verdict;
  if (refusal !== undefined) return response(errorResponse(refusal, call.id));
  if (exceeds(occasion.open, call)) return response(errorResponse(TOO_MANY, call.id));
  let found:
    { readonly message: JsonRpcResponse; readonly eventId: string | undefined } | undefined;
  let canResume = false;
  const ordered = new OrderedOutput(output);
  const end = await sendCall(targets, occasion, { call, target }, (arrival) => {
    const eventId = eventIdOf(names, occasion, { call, target }, arrival.eventId);
    canResume ||= eventId !== undefined;
    if (arrival.messages.length === 0) ordered.mark(eventId, arrival.retry);
    for (const message of arrival.messages) {
      if (message.kind === "request" && occasion.refusesRequests === true)
        void targets.send(occasion, target, errorResponse(NOBODY_ASKED, message.id), () => {});
      else if (message.kind !== "response") {
        if (mayHear(occasion.exchange, message, target))
          ordered.push(forClient(names, message, target), eventId);
      } else if (isSameId(message.id, call.id)) found ??= { message, eventId };
    }
  });
  await ordered.written;
  if (found !== undefined) return finished(names, occasion, { call, target }, found);
  if (canResume && end.kind !== "refused") return { kind: "later" };
  return failure(targets, occasion, { call, target }, end);
}

function sendCall(
  targets: Targets,
  occasion: Occasion,
  plan: TargetPlan,
  arrived: (arrival: Arrival) => void,
): Promise<SendEnd> {
  if (occasion.sendCall !== undefined) return occasion.sendCall(plan, arrived);
  return targets.send(occasion, plan.target, textOf(plan.call), arrived);
}

function eventIdOf(
  { eventIds }: Names,
  { open }: Occasion,
  { call: { method, item }, target }: TargetPlan,
  id: string | undefined,
): string | undefined {
  if (id === undefined) return undefined;
  return eventIds.write({ stream: method, item, last: new Map([[target, id]]) }, open.session.id);
}

function finished(
  names: Names,
  { exchange, open }: Occasion,
  plan: TargetPlan,
  { message, eventId }: { readonly message: JsonRpcResponse; readonly eventId: string | undefined },
): RequestEnd | Promise<RequestEnd> {
  if (message.object.has("result")) noteSetting(open, plan.call);
  const end = (json: string): RequestEnd =>
    eventId === undefined ? response(json) : { kind: "response", json, eventId };
  const json = responseForClient(names, exchange, plan, message);
  return json instanceof Promise ? json.then(end) : end(json);
}

/** The error for a subscription of a session that has too many. */
const TOO_MANY = {
  code: CODES.server,
  message: `Too many subscriptions: at most ${MAX_MCP_SUBSCRIPTIONS} in a session`,
};

/** Whether a call would subscribe its session to more than the session may be subscribed to. */
function exceeds(open: OpenSession, { method, item }: Call): boolean {
  if (method !== "resources/subscribe" || item === undefined) return false;
  return !open.maySubscribe(item.target, item.name);
}

/** Remembers what a successful request has set in its session. */
function noteSetting(open: OpenSession, { method, item, params }: Call): void {
  const level = params?.text("level");
  if (method === "logging/setLevel" && level !== undefined)
    return open.change({ kind: "level", level });
  const isWanted = method === "resources/subscribe";
  if (item === undefined || !(isWanted || method === "resources/unsubscribe")) return;
  open.change({ kind: "subscription", target: item.target, uri: item.name, isWanted });
}

async function failure(
  targets: Targets,
  occasion: Occasion,
  { call, target }: TargetPlan,
  end: SendEnd,
): Promise<RequestEnd> {
  if (end.kind === "lost") return { kind: "sessionLost" };
  if (end.kind === "consent") {
    const waiting = await waitingFor(targets, occasion);
    return response(consentResponse(occasion, call, waiting));
  }
  noteFailedCall(targets, target, end);
  const error = errorIn(end);
  if (error !== undefined) return response(errorWith(error, call.id));
  return response(unavailable([target], call.id));
}

async function callAll(
  targets: Targets,
  occasion: Occasion,
  { call, targets: asked }: Extract<Plan, { to: "all" }>,
): Promise<RequestEnd> {
  const refusal = await refusalOf(occasion.exchange, call);
  if (refusal !== undefined) return response(errorResponse(refusal, call.id));
  const text = textOf(call);
  const ends = await Promise.all(
    asked.map(async (target) => {
      let error: string | undefined;
      const end = await targets.send(
        { ...occasion, isShared: true },
        target,
        text,
        ({ messages }) => {
          for (const message of messages)
            if (message.kind === "response") error ??= message.object.raw("error");
        },
      );
      return { target, end, error };
    }),
  );
  const failed = ends.filter(({ end }) => end.kind !== "complete");
  for (const { target, end } of failed) noteFailedList(targets, target, end);
  const isTooMuch = failed.length > 0 && !toleratesLoss(targets, failed.length, asked.length);
  const said = ends
    .map(({ end, error }) => error ?? (isTooMuch ? errorIn(end) : undefined))
    .find((error) => error !== undefined);
  if (isTooMuch && said === undefined)
    return response(
      unavailable(
        failed.map(({ target }) => target),
        call.id,
      ),
    );
  if (said !== undefined) return response(errorWith(said, call.id));
  noteSetting(occasion.open, call);
  return response(resultResponse("{}", call.id));
}

/**
 * Reads the lists to find the target of an item. A resource that no list contains is requested from every
 * target.
 */
async function callUnknown(
  federation: Federation,
  occasion: Occasion,
  { call, item }: Extract<Plan, { to: "unknown" }>,
  output: RequestOutput,
): Promise<RequestEnd> {
  if (!(await learnOwners(federation, occasion, item))) return { kind: "sessionLost" };
  const owner = federation.names.owners.owner(item.kind, item.name);
  if (owner !== undefined) {
    const known = { ...call, item: { ...item, target: owner } };
    return callTarget(federation, occasion, { call: known, target: owner }, output);
  }
  if (item.kind === "resource") {
    const found = await askInTurn(federation, occasion, { call, item }, output);
    if (found !== undefined) return found;
  }
  const away = awayFrom(federation.targets, occasion);
  if (away.length > 0) return response(unavailable(away, call.id));
  const { error } = unknownItem({ ...item, name: call.givenName ?? item.name });
  return response(errorResponse(error, call.id));
}

/**
 * The targets that are away and may have an unknown name. With policies, there are none: a name that a policy
 * hides and a name that does not exist must get the same error.
 */
function awayFrom({ all, health }: Targets, { exchange }: Occasion): readonly string[] {
  if (MESSAGE_POLICIES.get(exchange) !== undefined) return [];
  return all.flatMap(({ name }) => (health.isLost(name) ? [name] : []));
}

/** Returns the result of the first target that has the resource. */
async function askInTurn(
  federation: Federation,
  occasion: Occasion,
  { call, item }: Pick<Extract<Plan, { to: "unknown" }>, "call" | "item">,
  output: RequestOutput,
): Promise<RequestEnd | undefined> {
  for (const { target, capabilities } of occasion.open.members) {
    // A target that is silent would delay the response of the others.
    if (!capabilities.includes("resources") || federation.targets.health.isLost(target)) continue;
    const asked = { ...call, item: { ...item, target } };
    const end = await callTarget(federation, occasion, { call: asked, target }, output);
    if (end.kind !== "response" || !isError(end.json)) return end;
  }
  return undefined;
}

function isError(json: string): boolean {
  const message: unknown = JSON.parse(json);
  return typeof message === "object" && message !== null && "error" in message;
}
