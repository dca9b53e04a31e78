import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import type { AdminVisitor } from "@edge-gateway/gateway/shared/admin-visitor";

type Identity = Pick<Exchange, "jwt" | "apiKey" | "apiKeyDigest" | "basicAuth">;

/** Claims with a name for people (OpenID Connect Core section 5.1); users may be able to change them. */
const NAMES = ["preferred_username", "email", "name"];
/** Metadata that names the owner of an API key. */
const OWNERS = ["name", "user", "id"];
const DIGEST_SHOWN = 8;

/** The verified name of a client for people and for the audit record. */
export function userOf(identity: Identity): Pick<AdminVisitor, "user" | "authentication"> {
  const { apiKey, apiKeyDigest, basicAuth, jwt } = identity;
  if (jwt !== undefined) return { authentication: "jwt", ...named(subjectOf(jwt)) };
  if (basicAuth !== undefined) return { authentication: "basicAuth", ...named(basicAuth.username) };
  if (apiKeyDigest === undefined && apiKey === undefined) return { authentication: "none" };
  const owner =
    textIn(apiKey ?? {}, OWNERS) ?? `key ${(apiKeyDigest ?? "").slice(0, DIGEST_SHOWN)}`;
  return { authentication: "apiKey", ...named(owner) };
}

function named(user: string | undefined): Pick<AdminVisitor, "user"> {
  return user === undefined ? {} : { user: user.slice(0, LIMITS.adminAuditRecord.by.maxLength) };
}

/** The subject is what identifies the user; the name beside it is for people. */
function subjectOf(jwt: Readonly<Record<string, unknown>>): string | undefined {
  const subject = textIn(jwt, ["sub"]);
  const name = textIn(jwt, NAMES);
  if (name === undefined || subject === undefined) return subject ?? name;
  return `${name} (${subject})`;
}

function textIn(
  values: Readonly<Record<string, unknown>>,
  names: readonly string[],
): string | undefined {
  return names.map((name) => values[name]).find((value) => typeof value === "string");
}
