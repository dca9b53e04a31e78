import type { Introduction } from "@edge-gateway/mcp/federation/capabilities";
import { capabilitiesOf } from "@edge-gateway/mcp/federation/capabilities";
import type { Membership } from "@edge-gateway/mcp/federation/session";
import type { JsonRpcError } from "@edge-gateway/mcp/json/error";
import type { JsonRpcResponse } from "@edge-gateway/mcp/json/message";
import type { RawObject } from "@edge-gateway/mcp/json/raw-json";
import type { Calls } from "../../../outbound/calls.ts";
import type { Exchange } from "../../../pipeline/exchange.ts";
import type { TargetLink } from "./target-link.ts";
import type { Target } from "./target.ts";
import { TargetCall, type CallEnd } from "./target-call.ts";

/** What a target has said to `initialize`. */
export type Introduced =
  | { readonly kind: "member"; readonly member: Membership; readonly introduction: Introduction }
  /** The target's own words, as JSON. */
  | { readonly kind: "error"; readonly error: RawObject }
  | {
      readonly kind: "failed";
      readonly detail: string;
      /** Of its response, where it gave one. */
      readonly status?: number | undefined;
    };

export interface IntroduceParts extends DismissParts {
  readonly link: TargetLink;
}

/** What a session of a target is ended with. */
export interface DismissParts {
  readonly calls: Calls;
  readonly exchange: Exchange | undefined;
  /** Milliseconds for all of it. */
  readonly limit: number;
}

const INITIALIZED = '{"jsonrpc":"2.0","method":"notifications/initialized"}';

/** Begins a session with a target; `message` is a whole request. */
export async function introduce(
  target: Target,
  message: string,
  { link, ...parts }: IntroduceParts,
): Promise<Introduced> {
  let response: JsonRpcResponse | undefined;
  const call = link.post(
    message,
    { session: undefined, version: undefined },
    {
      ...parts,
      timeout: parts.limit,
      server: undefined,
      arrived({ messages }) {
        response ??= messages.find((each) => each.kind === "response");
      },
    },
  );
  const end = await call.ended;
  if (end.kind !== "complete") {
    const status = end.kind === "refused" ? end.status : undefined;
    return { kind: "failed", detail: detailOf(end), status };
  }
  const error = response?.object.object("error");
  if (error !== undefined) return { kind: "error", error };
  const result = response?.object.object("result");
  if (result === undefined) return { kind: "failed", detail: "it has sent no result" };
  return {
    kind: "member",
    member: memberOf(target, result, end.session, call.server),
    introduction: { target: target.name, result },
  };
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

/** Tells a target that its new session is used from now on. */
export async function completeIntroduction(
  { session, version, server }: Membership,
  { link, ...parts }: IntroduceParts,
): Promise<CallEnd> {
  return link.post(
    INITIALIZED,
    { session, version },
    {
      ...parts,
      timeout: parts.limit,
      server,
      arrived() {},
    },
  ).ended;
}

/** Ends a session of a target. */
export async function dismiss(
  target: Target,
  { session, version, server }: Membership,
  parts: DismissParts,
): Promise<void> {
  if (session === undefined) return;
  const request = { method: "DELETE", session, version } as const;
  await new TargetCall(target, request, "", {
    ...parts,
    timeout: parts.limit,
    server,
    arrived() {},
  }).ended;
}

export function detailOf(end: Exclude<CallEnd, { kind: "complete" }>): string {
  return end.kind === "failed" ? end.detail : `its response has status ${end.status}`;
}

/** The error that a target gave, as one of ours. */
export function errorOf(error: RawObject): JsonRpcError {
  const data = error.raw("data");
  return {
    code: Number(error.raw("code")),
    message: error.text("message") ?? "",
    ...(data === undefined ? {} : { data }),
  };
}
