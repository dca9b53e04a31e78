import { randomUUID } from "node:crypto";
import type { Introduction } from "../federation/names/capabilities.ts";
import { capabilitiesOf } from "../federation/names/capabilities.ts";
import type { Membership } from "../federation/session.ts";
import type { JsonRpcResponse } from "../json/message.ts";
import { RawObject } from "../json/raw-json.ts";
import { DISCOVER, SESSIONLESS_VERSION } from "../federation/sessionless.ts";
import { enveloped, introductionOf, speaksSessionless } from "../federation/sessionless-target.ts";
import { MCP_PROBE_TIME } from "../bounds.ts";
import type { DismissParts } from "./dismiss.ts";
import { closeLink, SharedLink } from "./shared-link.ts";
import type { TargetEras } from "../target/target-eras.ts";
import type { LinkedSession, TargetLink } from "./target-link.ts";
import type { HttpTarget, ProcessTarget, Target } from "../target/target.ts";
import type { CallEnd, FailedCall } from "./target-call.ts";

/** The outcome of initializing a target. */
export type Introduced =
  | { readonly kind: "member"; readonly member: Membership; readonly introduction: Introduction }
  /** The result of the target, as JSON. */
  | { readonly kind: "error"; readonly error: RawObject }
  | {
      readonly kind: "failed";
      readonly detail: string;
      /** The HTTP status, if the target responded. */
      readonly status?: number | undefined;
      /** Whether it asks the client for a credential. */
      readonly challenges?: boolean;
      readonly about?: FailedCall["about"];
    };

/** A target that could not be initialized. */
export type FailedStart = Exclude<Introduced, { kind: "member" }>;

/** The outcome of initializing a target, with the connection if it was successful. */
export type Linked = (Extract<Introduced, { kind: "member" }> & LinkParts) | FailedStart;

export interface IntroduceParts extends DismissParts {
  readonly newLink: () => TargetLink;
  readonly eras: TargetEras;
  /** Whether the client uses no sessions. Then targets that support this are used without sessions, too. */
  readonly isSessionless: boolean;
}

/** The connection over which a target is initialized. */
interface LinkParts {
  readonly link: TargetLink;
}

const INITIALIZED = '{"jsonrpc":"2.0","method":"notifications/initialized"}';

/**
 * Initializes a target with or without a session, preferably in the same way as the client.
 * @param message a complete `initialize` request
 */
export async function introduce(
  target: Target,
  message: string,
  parts: IntroduceParts,
): Promise<Linked> {
  let link = parts.newLink();
  const renewed = (): TargetLink => {
    // Some programs exit after a request with an unknown method.
    if (isOver(link)) link = parts.newLink();
    return link;
  };
  const introduced = await introduceBy(target, message, { ...parts, renewed });
  if (introduced.kind === "member") return { ...introduced, link };
  closeLink(link);
  return introduced;
}

interface IntroduceByParts extends Omit<IntroduceParts, "newLink"> {
  /** Returns an open connection; a new one if the previous one was closed. */
  readonly renewed: () => TargetLink;
}

async function introduceBy(
  target: Target,
  message: string,
  parts: IntroduceByParts,
): Promise<Introduced> {
  const { eras, isSessionless, renewed } = parts;
  if (target.protocol === "SSE" || target.protocol === "OpenAPI")
    return beginSession(target, message, { ...parts, link: renewed() });
  const known = eras.of(target.name);
  const isFirst = known === undefined ? isSessionless : known === "sessionless";
  if (isFirst && target.protocol === "stdio") return probe(target, message, parts);
  const ways = isFirst ? ([discover, beginSession] as const) : ([beginSession, discover] as const);
  const link = renewed();
  const introduced = await ways[0](target, message, { ...parts, link });
  if (introduced.kind === "member" || !(mayKnowOther(introduced) || isOver(link)))
    return introduced;
  const other = await ways[1](target, message, { ...parts, link: renewed() });
  if (other.kind !== "member") return introduced.kind === "error" ? introduced : other;
  eras.learn(target.name, isFirst ? "sessions" : "sessionless");
  return other;
}

/** Initializes a program, first without a session. Older programs may not respond to unknown requests. */
async function probe(
  target: ProcessTarget,
  message: string,
  { renewed, ...parts }: IntroduceByParts,
): Promise<Introduced> {
  const link = renewed();
  const limit = Math.min(parts.limit, MCP_PROBE_TIME);
  const found = await discover(target, message, { ...parts, limit, link });
  if (found.kind === "member") return found;
  const isSilent = found.kind === "failed" && !isOver(link);
  const begun = await beginSession(target, message, { ...parts, link: renewed() });
  if (begun.kind === "member") parts.eras.learn(target.name, "sessions");
  // The program was silent because it was still starting; it does not support sessions.
  else if (isSilent && begun.kind === "error") return discover(target, message, { ...parts, link });
  return found.kind === "error" && begun.kind !== "member" ? found : begun;
}

function isOver(link: TargetLink): boolean {
  return link instanceof SharedLink && link.isOver;
}

/** Whether the refusal may only mean that the target needs a session, or supports none. */
export function mayKnowOther(introduced: FailedStart): boolean {
  if (introduced.kind === "error") return true;
  const { status = 0 } = introduced;
  return status >= BAD_REQUEST && status < INTERNAL_ERROR && !OF_CLIENT.has(status);
}

const BAD_REQUEST = 400;
const INTERNAL_ERROR = 500;
/** Statuses for problems of the client: unauthorized, payment required, forbidden, too many requests. */
const OF_CLIENT = new Set([401, 402, 403, 429]);

/** Requests the capabilities of a target without sessions. */
export async function discover(
  target: HttpTarget | ProcessTarget,
  message: string,
  { eras, link, ...parts }: DismissParts & LinkParts & { readonly eras?: TargetEras },
): Promise<Introduced> {
  const params = RawObject.of(message)?.object("params");
  const request = RawObject.with({
    jsonrpc: '"2.0"',
    id: '"discover"',
    method: JSON.stringify(DISCOVER),
  });
  const client = params?.toString() ?? "{}";
  const { body, fields } = enveloped(request, client, undefined);
  const session = { session: undefined, version: SESSIONLESS_VERSION, fields };
  const answer = await answerOf(body, session, { ...parts, link });
  if (answer.kind !== "result") return answer;
  const { result } = answer;
  if (result === undefined || !speaksSessionless(result))
    return { kind: "failed", detail: "the server supports no known version", status: BAD_REQUEST };
  const isProcess = target.protocol === "stdio";
  const member: Membership = {
    target: target.name,
    session: isProcess ? answer.session : undefined,
    version: SESSIONLESS_VERSION,
    capabilities: capabilitiesOf(result),
    server: isProcess ? answer.server : undefined,
  };
  // Each session has its own process, so it is not remembered whether the target uses sessions.
  if (!isProcess) eras?.remember(member);
  const introduction = introductionOf(result, params?.text("protocolVersion"));
  return { kind: "member", member, introduction: { target: target.name, result: introduction } };
}

/** Begins a session with a target, by an `initialize` request. */
export async function beginSession(
  target: Target,
  message: string,
  parts: DismissParts & LinkParts,
): Promise<Introduced> {
  const answer = await answerOf(message, { session: undefined, version: undefined }, parts);
  if (answer.kind !== "result") return answer;
  const { result, session, server } = answer;
  if (result === undefined) return { kind: "failed", detail: "it sent no result" };
  return {
    kind: "member",
    member: memberOf(target, result, session, server),
    introduction: { target: target.name, result },
  };
}

/** The response to a first message. */
interface FirstAnswer {
  readonly kind: "result";
  readonly result: RawObject | undefined;
  /** The session that has begun; undefined if none has. */
  readonly session: string | undefined;
  /** The name of the server that responded, if there are several. */
  readonly server: string | undefined;
}

/** Sends a first message to a target, and waits for the response. */
async function answerOf(
  message: string,
  session: LinkedSession,
  { link, ...parts }: DismissParts & LinkParts,
): Promise<FirstAnswer | FailedStart> {
  let response: JsonRpcResponse | undefined;
  const call = link.post(message, session, {
    ...parts,
    timeout: 0,
    server: undefined,
    arrived({ messages }) {
      response ??= messages.find((each) => each.kind === "response");
    },
  });
  const end = await call.ended;
  if (end.kind !== "complete") return failureOf(end);
  const error = response?.object.object("error");
  if (error !== undefined) return { kind: "error", error };
  const result = response?.object.object("result");
  return { kind: "result", result, session: end.session, server: call.server };
}

export function failureOf(end: Exclude<CallEnd, { kind: "complete" }>): FailedStart {
  if (end.kind === "failed") return end;
  const { status, challenges } = end;
  return { kind: "failed", detail: detailOf(end), status, challenges };
}

function memberOf(
  { name }: Target,
  result: RawObject,
  session: string | undefined,
  server: string | undefined,
): Membership {
  return {
    target: name,
    session,
    version: result.text("protocolVersion") ?? "",
    capabilities: capabilitiesOf(result),
    server,
  };
}

/** Sends `notifications/initialized` to a target. */
export async function completeIntroduction(
  member: Membership,
  parts: DismissParts & LinkParts,
): Promise<CallEnd> {
  return tell(INITIALIZED, member, parts);
}

/**
 * Repeats at a target what the client has set in its session. A target that refuses a setting continues
 * without it.
 */
export async function restoreSettings(
  {
    logLevel: level,
    subscriptions,
  }: { readonly logLevel: string | undefined; readonly subscriptions: readonly string[] },
  member: Membership,
  parts: DismissParts & LinkParts,
): Promise<void> {
  const request = (method: string, params: object): Promise<CallEnd> =>
    tell(JSON.stringify({ jsonrpc: "2.0", id: randomUUID(), method, params }), member, parts);
  if (level !== undefined && member.capabilities.includes("logging"))
    await request("logging/setLevel", { level });
  for (const uri of subscriptions) await request("resources/subscribe", { uri });
}

function tell(
  message: string,
  { session, version, server }: Membership,
  { link, ...parts }: DismissParts & LinkParts,
): Promise<CallEnd> {
  return link.post(message, { session, version }, { ...parts, timeout: 0, server, arrived() {} })
    .ended;
}

export function detailOf(end: Exclude<CallEnd, { kind: "complete" }>): string {
  return end.kind === "failed" ? end.detail : `the response has status ${end.status}`;
}
