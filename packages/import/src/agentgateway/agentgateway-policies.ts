import type { JsonObject } from "@edge-gateway/llm";
import { aiPolicies } from "./agentgateway-ai.ts";
import { apiKeyOf, backendAuthOf, oidcOf } from "./agentgateway-credentials.ts";
import { authorizationOf, jwtOf, mcpAuthenticationOf } from "./agentgateway-identity.ts";
import type { Converted, Parts, PolicyPlace } from "./agentgateway-parts.ts";
import { extAuthzOf, mirrorOf, transformationsOf } from "./agentgateway-servers.ts";
import type { ImportReport } from "../report.ts";
import { addressOf, listOf, objectOf, present, textOf } from "../values.ts";

type Convert = (value: unknown, place: PolicyPlace) => Converted;

/**
 * Policies that protect, including guards and credentials of models. If one of them cannot be converted, its
 * route is left out.
 */
const PROTECTION: ReadonlySet<string> = new Set([
  "jwtAuth",
  "mcpAuthentication",
  "mcpAuthorization",
  "authorization",
  "oidc",
  "basicAuth",
  "apiKey",
  "extAuthz",
  "extProc",
  "csrf",
  "backendTLS",
  "backendAuth",
  "ai",
  "remoteRateLimit",
  "localRateLimit",
  "networkAuthorization",
]);

const CONVERT: Readonly<Record<string, Convert>> = {
  cors: corsOf,
  delay: (value) => ({ traffic: { delay: value } }),
  csrf: (value) => ({ traffic: { csrf: value } }),
  timeout: timeoutOf,
  retry: retryOf,
  directResponse: directResponseOf,
  authorization: (value) => {
    const authorization = authorizationOf(value);
    return typeof authorization === "string" ? authorization : { traffic: { authorization } };
  },
  mcpAuthorization: (value) => {
    const authorization = authorizationOf(value);
    return typeof authorization === "string"
      ? authorization
      : { backend: { mcp: { authorization } } };
  },
  jwtAuth: jwtOf,
  mcpAuthentication: mcpAuthenticationOf,
  localRateLimit: localLimitOf,
  remoteRateLimit: globalLimitOf,
  requestHeaderModifier: (value) => ({
    traffic: { headerModifiers: { request: headersOf(value) } },
  }),
  responseHeaderModifier: (value) => ({
    traffic: { headerModifiers: { response: headersOf(value) } },
  }),
  urlRewrite: rewriteOf,
  backendAuth: backendAuthOf,
  backendTLS: backendTlsOf,
  apiKey: apiKeyOf,
  oidc: oidcOf,
  extAuthz: extAuthzOf,
  transformations: transformationsOf,
  requestMirror: mirrorOf,
  ai: aiPolicies,
};

/**
 * Converts the policies of a route or backend; undefined if one that protects cannot be converted: then the
 * route must be left out.
 */
export function policiesOf(
  policies: unknown,
  place: PolicyPlace,
  report: ImportReport,
): readonly Parts[] | undefined {
  const parts: Parts[] = [];
  let isProtected = true;
  for (const [name, value] of Object.entries(objectOf(policies))) {
    const at = `${place.at}.policies.${name}`;
    if (name === "a2a") continue;
    const convert = Object.hasOwn(CONVERT, name) ? CONVERT[name] : undefined;
    const made = convert?.(value, { ...place, at }) ?? "this policy is not converted";
    if (typeof made !== "string") {
      parts.push(made);
      for (const why of made.changed ?? []) report.changed(at, why);
      continue;
    }
    report.refused(at, made);
    // A policy that nobody knows may protect as well.
    isProtected &&= convert !== undefined && !PROTECTION.has(name);
  }
  return isProtected ? parts : undefined;
}

/** Merges converted policies of one kind, block by block. */
export function merged(parts: readonly Parts[], kind: "traffic" | "backend"): JsonObject {
  const all: Record<string, unknown> = {};
  for (const part of parts)
    for (const [name, value] of Object.entries(part[kind] ?? {}))
      all[name] = name in all ? { ...objectOf(all[name]), ...objectOf(value) } : value;
  return all;
}

const SECONDS_IN: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600 };

function secondsOf(value: unknown): number | undefined {
  const [, count, unit = ""] = /^(\d+)(s|m|h)$/.exec(textOf(value) ?? "") ?? [];
  const seconds = SECONDS_IN[unit];
  return seconds === undefined ? undefined : Number(count) * seconds;
}

function corsOf(value: unknown): Converted {
  const { maxAge, ...cors } = objectOf(value);
  const seconds = secondsOf(maxAge);
  return { traffic: { cors: { ...cors, ...present({ maxAge: seconds }) } } };
}

function timeoutOf(value: unknown): Converted {
  const {
    requestTimeout: request,
    backendRequestTimeout: backendRequest,
    ...rest
  } = objectOf(value);
  return { traffic: { timeouts: present({ request, backendRequest }) }, changed: missing(rest) };
}

function retryOf(value: unknown): Converted {
  const { attempts, backoff, codes, precondition, condition, ...rest } = objectOf(value);
  const retry = present({ attempts, backoff, codes, precondition, condition });
  return { traffic: { retry }, changed: missing(rest) };
}

function directResponseOf(value: unknown): Converted {
  const { conditional, status, body, ...rest } = objectOf(value);
  if (conditional === undefined)
    return { traffic: { directResponse: present({ status, body }) }, changed: missing(rest) };
  const lost: string[] = [];
  const cases = listOf(conditional).map((each) => {
    const { condition, status: own, body: text, ...other } = objectOf(each);
    lost.push(...missing(other));
    return present({ condition, policy: present({ status: own, body: text }) });
  });
  return { traffic: { directResponse: { conditional: cases } }, changed: lost };
}

/** Adds a note for each member that is not converted. */
function missing(rest: JsonObject): readonly string[] {
  return Object.keys(rest).map((name) => `the setting ${name} is not converted`);
}

const UNITS: Readonly<Record<number, string>> = { 1: "Seconds", 60: "Minutes", 3_600: "Hours" };

function localLimitOf(value: unknown): Converted {
  const limits = [];
  for (const each of listOf(value)) {
    const { maxTokens, tokensPerFill, fillInterval, type = "requests", ...rest } = objectOf(each);
    const [unknown] = Object.keys(rest);
    if (unknown !== undefined) return `${unknown} is not converted`;
    const unit = UNITS[secondsOf(fillInterval) ?? 0];
    if (typeof maxTokens !== "number" || typeof tokensPerFill !== "number" || unit === undefined)
      return "the interval is not a second, minute or hour";
    const what = type === "tokens" ? "tokens" : "requests";
    limits.push({ [what]: tokensPerFill, unit, burst: Math.max(0, maxTokens - tokensPerFill) });
  }
  return { traffic: { rateLimit: { local: limits } } };
}

function globalLimitOf(value: unknown): Converted {
  const { domain, host, failureMode, descriptors } = objectOf(value);
  const server = addressOf(textOf(host) ?? "");
  if (server === undefined) return "the server is not a host and port";
  const global = present({
    domain,
    url: `http://${textOf(host) ?? ""}`,
    failureMode: failureMode === "failOpen" ? "FailOpen" : undefined,
    descriptors: listOf(descriptors).map((descriptor) => {
      const { entries, type } = objectOf(descriptor);
      return {
        entries: listOf(entries).map((entry) => {
          const { key, value: expression } = objectOf(entry);
          return { name: key, expression };
        }),
        ...(type === "tokens" ? { unit: "Tokens" } : {}),
      };
    }),
  });
  return { traffic: { rateLimit: { global } } };
}

function headersOf(value: unknown): JsonObject {
  const { add, set, remove } = objectOf(value);
  const fields = (map: unknown): object[] | undefined =>
    map === undefined
      ? undefined
      : Object.entries(objectOf(map)).map(([name, each]) => ({ name, value: String(each) }));
  return present({ set: fields(set), add: fields(add), remove });
}

function rewriteOf(value: unknown): Converted {
  const { path, authority } = objectOf(value);
  const { full, prefix } = objectOf(path);
  const replaced =
    full === undefined
      ? prefix && { type: "ReplacePrefixMatch", replacePrefixMatch: prefix }
      : { type: "ReplaceFullPath", replaceFullPath: full };
  const hostname = objectOf(authority)["full"];
  const kept = authority === "none" ? { traffic: { hostRewrite: { mode: "None" } } } : {};
  const urlRewrite = present({ hostname, path: replaced });
  return Object.keys(urlRewrite).length === 0
    ? kept
    : { ...kept, filter: { type: "URLRewrite", urlRewrite } };
}

function backendTlsOf(value: unknown): Converted {
  const { hostname, insecure, ...rest } = objectOf(value);
  if (Object.keys(rest).length > 0) return "the certificates are not converted: see backend.tls";
  const insecureSkipVerify = insecure === true ? "All" : undefined;
  return { backend: { tls: present({ sni: hostname, insecureSkipVerify }) } };
}
