import { REDACTED } from "@edge-gateway/kernel/log/redact";
import { redactionOf } from "@edge-gateway/gateway/observe/redaction-of";
import type { EffectiveField } from "@edge-gateway/translate/attach/explain-routes";
import type { Ir, Route } from "@edge-gateway/translate/ir";
import { Rehearsal } from "../replay/rehearsal.ts";
import type { KnownResponse } from "./known-response.ts";
import type { Written } from "../replay/written-request.ts";

/** A policy that refuses a request, whatever the client and the time are. */
export interface KnownRefusal extends KnownResponse {
  readonly policy: string;
}

/** A policy that may refuse a request, and what that depends on. */
export interface PossibleRefusal {
  readonly policy: string;
  readonly why: string;
}

interface RefusalQuestion {
  readonly ir: Ir;
  readonly written: Written;
  readonly port: number;
  /** The route that takes the request. */
  readonly route: Route;
  /** The policies of the request. */
  readonly policies: readonly EffectiveField[];
}

/** The first status of a refusal (RFC 9110 section 15): a redirect is none. */
const REFUSALS = 400;
/** What is not decided before the request is sent, and cannot let a refused request pass. */
const HARMLESS: ReadonlySet<string> = new Set(["rateLimit"]);
const CREDENTIAL = "the credential is not verified here";
const SERVER = "a server decides";
/** What the decision of a policy depends on. */
const DEPENDS: Readonly<Record<string, string>> = {
  rateLimit: "it counts earlier requests",
  extAuth: SERVER,
  "backend extAuth": SERVER,
  extProc: SERVER,
  oidc: "the session of the login is not verified here",
  jwtAuthentication: CREDENTIAL,
  basicAuthentication: CREDENTIAL,
  apiKeyAuthentication: CREDENTIAL,
};
const OTHERWISE = "it depends on the client, the time or the body";
/** What responds to every request, and refuses none. */
const RESPONDS: ReadonlySet<string> = new Set(["directResponse"]);
/** What only a request that was sent has: its connection, and its time. */
const LATER = /\b(?:source|destination|startTime|now)\b/;

/** What policies say of a request before it is sent. */
export interface KnownRefusals {
  /** The policy that surely refuses it; undefined if none does, or if that depends on what is not known here. */
  readonly refusal: KnownRefusal | undefined;
  /** The policies that may refuse it; empty if one surely does. */
  readonly mayRefuse: readonly PossibleRefusal[];
}

/**
 * What policies say of a request. Not known are a credential, another server, the client's address, the time and the
 * body.
 */
export function refusalsOf(question: RefusalQuestion): KnownRefusals {
  const { ir, written, port, route, policies } = question;
  const { request, url } = written;
  const redaction = redactionOf(ir, ir.settings);
  const fields = [...request.entries()].map(([name, value]) => ({
    name,
    value: redaction.header(name, value),
  }));
  const byName = Map.groupBy(fields, ({ name }) => name);
  const headers = Array.from(byName, ([name, own]) => [name, own.map(({ value }) => value)]);
  const rehearsed = new Rehearsal(alone(ir, route)).decide({
    ...{ line: 0, method: request.method, url: addressOf(written), hasHeaders: true },
    ...{ headers: Object.fromEntries(headers), client: "", port, gateway: undefined },
    ...{ identity: {}, decided: { policies: {} } },
  });
  if (typeof rehearsed === "string") return { refusal: undefined, mayRefuse: [] };
  const { refusal, undecided, decided } = rehearsed;
  // A parameter that is hidden may be a credential, as a field may, which is not verified here.
  const isHidden =
    redaction.text(url.href) !== url.href || fields.some(({ value }) => value.includes(REDACTED));
  const later = policies
    .filter(({ value }) => LATER.test(JSON.stringify(value ?? "")))
    .map(({ name }) => name);
  const found = refusal && { ...refusal, policy: refusal.policy.replace(/^gateway /, "") };
  const refuses = found !== undefined && found.status >= REFUSALS && !RESPONDS.has(found.policy);
  const isSure =
    refuses &&
    !(isHidden || undecided.some((name) => !HARMLESS.has(name))) &&
    decided.response === found.status &&
    !later.includes(found.policy);
  if (isSure) return { refusal: found, mayRefuse: [] };
  const open = new Set([...undecided, ...(refuses ? [found.policy] : []), ...later]);
  const mayRefuse = Array.from(open, (policy) => ({ policy, why: DEPENDS[policy] ?? OTHERWISE }));
  return { refusal: undefined, mayRefuse };
}

/** The URL as it was written, with the host that the request names. */
function addressOf({ request }: Written): string {
  return `${request.scheme}://${request.authority}${request.target}`;
}

/** The configuration with the only route that gets the request, and those that lead to it. */
function alone(ir: Ir, route: Route): Ir {
  const keys = new Set([route.key, ...(route.above ?? []).map(({ key }) => key)]);
  return { ...ir, routes: ir.routes.filter(({ key }) => keys.has(key)) };
}
