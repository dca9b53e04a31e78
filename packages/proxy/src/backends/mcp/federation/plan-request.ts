import { META_KEYS, isSessionless } from "@edge-gateway/mcp/federation/sessionless";
import { planOf, type Plan } from "@edge-gateway/mcp/federation/plan";
import { elicitationError, showsUrls } from "@edge-gateway/mcp/federation/url-elicitation";
import { CODES, type JsonRpcError } from "@edge-gateway/mcp/json/error";
import type { JsonRpcRequest } from "@edge-gateway/mcp/json/message";
import { RawObject } from "@edge-gateway/mcp/json/raw-json";
import type { Consent } from "../consent/consent.ts";
import type { Federation, Occasion } from "./federation.ts";

/** What is to be done with a request, after users were asked for the consent that servers need. */
export async function planFor(
  federation: Federation,
  occasion: Occasion,
  request: JsonRpcRequest,
): Promise<Plan> {
  const waiting = await waitingFor(federation, occasion);
  const plan = planOf(request, occasion.open.current, federation);
  return waiting.length === 0 ? plan : withoutWaiting(federation, occasion, plan, waiting);
}

/** Servers that the user has not agreed to; those that were agreed to since take part from now on. */
export async function waitingFor(
  federation: Federation,
  occasion: Occasion,
): Promise<readonly Consent[]> {
  const { consents } = federation.parts;
  if (consents.length === 0) return consents;
  const found = await Promise.all(
    consents.map(async (consent) => {
      if (!(await consent.isGiven(occasion.exchange))) return [consent];
      const { target } = consent.place;
      const isAbsent = occasion.open.member(target) === undefined;
      if (isAbsent && !federation.health.rests(target)) await federation.join(occasion, target);
      return [];
    }),
  );
  return found.flat();
}

/** The error that leads the user of a request to where these servers are agreed to. */
export function consentError(
  { exchange, open }: Occasion,
  params: RawObject | undefined,
  waiting: readonly Consent[],
): JsonRpcError {
  const stated = params?.object("_meta")?.object(META_KEYS.capabilities);
  const known = RawObject.of(open.session.client)?.object("capabilities");
  const all = waiting.flatMap((consent) => consent.elicitation(exchange) ?? []);
  if (all.length > 0) return elicitationError(all, showsUrls(stated ?? known));
  const names = waiting.map(({ place }) => place.target).join(", ");
  const message = `${names}: the user has to agree, and this route does not sign users in`;
  return { code: CODES.server, message };
}

/** What of a plan can be done without the servers that wait for their user. */
function withoutWaiting(
  federation: Federation,
  occasion: Occasion,
  plan: Plan,
  waiting: readonly Consent[],
): Plan {
  if (plan.to === "client") return plan;
  const names = new Set(waiting.map(({ place }) => place.target));
  const refusal = (consents: readonly Consent[]): Plan => ({
    to: "client",
    error: consentError(occasion, plan.call.params, consents),
  });
  switch (plan.to) {
    case "target":
      if (!names.has(plan.target)) return plan;
      return refusal(waiting.filter(({ place }) => place.target === plan.target));
    case "all":
      return { ...plan, targets: plan.targets.filter((name) => !names.has(name)) };
    case "unknown":
      return federation.parts.failsOpen ? plan : refusal(waiting);
    case "list":
      if (asksNow(federation, occasion, names)) return refusal(waiting);
      return { ...plan, pages: new Map([...plan.pages].filter(([name]) => !names.has(name))) };
  }
}

/** FailOpen: once in a session, then lists go on without those servers. */
function asksNow({ parts }: Federation, { open }: Occasion, names: ReadonlySet<string>): boolean {
  if (!parts.failsOpen) return true;
  if (parts.isStateless || isSessionless(open.session.version)) return false;
  const isNew = [...names].some((name) => !open.asked.has(name));
  for (const name of names) open.asked.add(name);
  return isNew;
}
