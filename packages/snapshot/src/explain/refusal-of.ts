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
/** What responds to every request, and refuses none. */
const RESPONDS: ReadonlySet<string> = new Set(["directResponse"]);
/** What only a request that was sent has: its connection, and its time. */
const LATER = /\b(?:source|destination|startTime|now)\b/;

/**
 * The policy that surely refuses a request; undefined if none does, or if that depends on what is not known here: a
 * credential, another server, the client's address, the time or the body.
 */
export function refusalOf(question: RefusalQuestion): KnownRefusal | undefined {
  const { ir, written, port, route, policies } = question;
  const { request, url } = written;
  const redaction = redactionOf(ir, ir.settings);
  // A parameter that is hidden may be a credential, which is not verified here.
  if (redaction.text(url.href) !== url.href) return undefined;
  const fields = [...request.entries()].map(([name, value]) => ({
    name,
    value: redaction.header(name, value),
  }));
  const isHidden = fields.some(({ value }) => value.includes(REDACTED));
  const byName = Map.groupBy(fields, ({ name }) => name);
  const headers = Array.from(byName, ([name, own]) => [name, own.map(({ value }) => value)]);
  const rehearsed = new Rehearsal(alone(ir, route)).decide({
    ...{ line: 0, method: request.method, url: addressOf(written), hasHeaders: true },
    ...{ headers: Object.fromEntries(headers), client: "", port, gateway: undefined },
    ...{ identity: {}, decided: { policies: {} } },
  });
  if (typeof rehearsed === "string") return undefined;
  const { refusal, undecided, decided } = rehearsed;
  if (isHidden || undecided.some((name) => !HARMLESS.has(name))) return undefined;
  if (refusal === undefined || refusal.status < REFUSALS || decided.response !== refusal.status)
    return undefined;
  const policy = refusal.policy.replace(/^gateway /, "");
  const own = policies.filter(({ name }) => name === policy);
  const isLater = own.some(({ value }) => LATER.test(JSON.stringify(value ?? "")));
  return isLater || RESPONDS.has(policy) ? undefined : { ...refusal, policy };
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
