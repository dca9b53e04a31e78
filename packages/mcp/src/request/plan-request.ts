import { setTimeout } from "node:timers/promises";
import { META_KEYS, isSessionless } from "../federation/sessionless.ts";
import { planOf, type Call, type Plan } from "../federation/plan.ts";
import {
  elicitationError,
  elicitationResult,
  showsUrls,
  takeAnswers,
} from "../federation/url-elicitation.ts";
import { CODES, errorResponse, resultResponse } from "../json/error.ts";
import type { JsonRpcRequest } from "../json/message.ts";
import { RawObject } from "../json/raw-json.ts";
import { MCP_CONSENT_PATIENCE, MCP_CONSENT_POLL } from "../bounds.ts";
import type { Consent } from "../target/consent.ts";
import type { Occasion } from "../session/occasion.ts";
import type { Federation } from "./federation.ts";
import type { Targets } from "../session/targets.ts";

/** How to handle a request, or the response to it as JSON. */
export type Planned = Plan | { readonly to: "response"; readonly json: string };

/** Plans how to handle a request, after users were asked for the consent that servers require. */
export function planFor(
  federation: Federation,
  occasion: Occasion,
  request: JsonRpcRequest,
): Planned | Promise<Planned> {
  return federation.targets.consents.length === 0
    ? planOf(request, occasion.open.current, federation.names)
    : planWithConsent(federation, occasion, request);
}

async function planWithConsent(
  federation: Federation,
  occasion: Occasion,
  request: JsonRpcRequest,
): Promise<Planned> {
  const answers = takeAnswers(request.object);
  const waiting = await waitingAfter(federation.targets, occasion, answers);
  const plan = planOf(request, occasion.open.current, federation.names);
  if (waiting.length === 0) return plan;
  const planned = withoutWaiting(federation, occasion, plan, waiting);
  const refused = waiting.find(({ place }) => isRefusal(answers.get(place.target)));
  if (planned.to !== "response" || refused === undefined) return planned;
  const message = `${refused.place.target} is not called: the user has not consented`;
  return { to: "client", error: { code: CODES.internal, message } };
}

function isRefusal(action: string | undefined): boolean {
  return action !== undefined && action !== "accept";
}

/**
 * The servers to which the user has not consented. After the client has shown the consent page, it repeats
 * its request at once; the repeated request waits here for the user.
 */
async function waitingAfter(
  targets: Targets,
  occasion: Occasion,
  answers: ReadonlyMap<string, string>,
): Promise<readonly Consent[]> {
  const { now } = targets;
  const end = now() + MCP_CONSENT_PATIENCE;
  for (;;) {
    const waiting = await waitingFor(targets, occasion);
    const isBusy = waiting.some(({ place }) => answers.get(place.target) === "accept");
    if (!isBusy || now() >= end) return waiting;
    await setTimeout(MCP_CONSENT_POLL);
  }
}

/** The servers to which the user has not consented. A server that has consent by now joins the session. */
export async function waitingFor(
  targets: Targets,
  occasion: Occasion,
): Promise<readonly Consent[]> {
  const { consents } = targets;
  if (consents.length === 0) return consents;
  const found = await Promise.all(
    consents.map(async (consent) => {
      if (!(await consent.isGiven(occasion.exchange))) return [consent];
      const { target } = consent.place;
      const isAbsent = occasion.open.member(target) === undefined;
      if (isAbsent && targets.mayJoin(occasion.open, target)) await targets.join(occasion, target);
      return [];
    }),
  );
  return found.flat();
}

/** The response that sends the user to the consent pages of these servers, as JSON. */
export function consentResponse(
  { exchange, open }: Occasion,
  { method, params, id }: Pick<Call, "method" | "params" | "id">,
  waiting: readonly Consent[],
): string {
  const all = waiting.flatMap((consent) => consent.elicitation(exchange) ?? []);
  if (all.length === 0) {
    const names = waiting.map(({ place }) => place.target).join(", ");
    const message = `${names}: the user must consent, and this route does not sign users in`;
    return errorResponse({ code: CODES.server, message }, id);
  }
  if (!isSessionless(open.session.version)) {
    const capabilities = RawObject.of(open.session.client)?.object("capabilities");
    return errorResponse(elicitationError(all, showsUrls(capabilities)), id);
  }
  const canShow = showsUrls(params?.object("_meta")?.object(META_KEYS.capabilities));
  const { result, error } = elicitationResult(method, all, canShow);
  return error === undefined ? resultResponse(result, id) : errorResponse(error, id);
}

/** The part of a plan that does not need the servers without consent. */
function withoutWaiting(
  federation: Federation,
  occasion: Occasion,
  plan: Plan,
  waiting: readonly Consent[],
): Planned {
  if (plan.to === "client") return plan;
  const names = new Set(waiting.map(({ place }) => place.target));
  const refusal = (consents: readonly Consent[]): Planned => ({
    to: "response",
    json: consentResponse(occasion, plan.call, consents),
  });
  switch (plan.to) {
    case "target":
      if (!names.has(plan.target)) return plan;
      return refusal(waiting.filter(({ place }) => place.target === plan.target));
    case "all":
      return { ...plan, targets: plan.targets.filter((name) => !names.has(name)) };
    case "unknown":
      return federation.targets.failsOpen ? plan : refusal(waiting);
    case "list":
      if (asksNow(federation, occasion, names)) return refusal(waiting);
      return { ...plan, pages: new Map([...plan.pages].filter(([name]) => !names.has(name))) };
  }
}

/**
 * Whether to ask the user now. With FailOpen the user is asked once per session, and lists do not contain the
 * items of these servers.
 */
function asksNow(
  { targets, isStateless }: Federation,
  { open }: Occasion,
  names: ReadonlySet<string>,
): boolean {
  if (!targets.failsOpen) return true;
  if (isStateless || isSessionless(open.session.version)) return false;
  const isNew = [...names].some((name) => !open.asked.has(name));
  for (const name of names) open.asked.add(name);
  return isNew;
}
