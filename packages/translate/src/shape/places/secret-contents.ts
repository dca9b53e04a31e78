import { FORMATS } from "@edge-gateway/generated/formats/index.ts";
import { asObject, readSigningKey } from "@edge-gateway/jose";
import { readPasswordFile } from "@edge-gateway/kernel/password-hash";
import { holdsCertificates } from "./certificates.ts";

/** The required content of a key of a Secret. */
export interface Held {
  readonly kind: string;
  /** The algorithm that a signing key must fit; only for signing keys. */
  readonly algorithm?: string;
}

/** The problem of a value, without any part of the value; undefined if the value can be used. */
export function heldFault({ kind, algorithm = "RS256" }: Held, value: string): string | undefined {
  switch (kind) {
    case "secret":
      return value.trim() === "" ? BLANK : undefined;
    case "credential":
      return credentialFault(value.trim());
    case "signing-key":
      return signingKeyFault(value, algorithm);
    case "certificate":
      return holdsCertificates(value) ? undefined : "must hold certificates in the form of PEM";
    case "google-credentials":
      return googleFault(value);
    case "password-file":
      return passwordFileFault(value);
    default:
      return undefined;
  }
}

const BLANK = "must not be blank";
/** A text of the characters that a header value may have (RFC 9110 section 5.5), in Latin-1. */
const FIELD_VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;

function credentialFault(value: string): string | undefined {
  if (value === "") return BLANK;
  return FIELD_VALUE.test(value) ? undefined : "has characters that no header may have";
}

function signingKeyFault(value: string, algorithm: string): string | undefined {
  try {
    readSigningKey(value, algorithm);
    return undefined;
  } catch (error) {
    return `cannot be used: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Invalid lines of a password file are ignored, and the log of the gateway names them. */
function passwordFileFault(value: string): string | undefined {
  if (readPasswordFile(value).users.size > 0) return undefined;
  return `must have a line that is ${FORMATS["password-line"]}`;
}

/** The members that each of Google's kinds of credentials must have. */
const GOOGLE_KINDS: ReadonlyMap<unknown, readonly string[]> = new Map([
  ["service_account", ["client_email", "private_key"]],
  ["authorized_user", ["client_id", "client_secret", "refresh_token"]],
  ["external_account", ["audience", "subject_token_type"]],
  ["impersonated_service_account", ["service_account_impersonation_url"]],
]);
const GOOGLE_ALGORITHM = "RS256";

function googleFault(value: string): string | undefined {
  const members = asObject(jsonOf(value));
  if (members === undefined) return "must hold credentials of Google as a JSON object";
  const { type, private_key: key } = members;
  const names = GOOGLE_KINDS.get(type);
  if (names === undefined)
    return `must have a \`type\` that is one of ${[...GOOGLE_KINDS.keys()].join(", ")}`;
  const missing = names.filter((name) => typeof members[name] !== "string" || members[name] === "");
  if (missing.length > 0) return `must have ${missing.map((name) => `\`${name}\``).join(", ")}`;
  return typeof key === "string" ? signingKeyFault(key, GOOGLE_ALGORITHM) : undefined;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
