/** A service account of a cluster. */
export interface ServiceAccount {
  readonly namespace: string;
  readonly name: string;
}

const SUBJECT = /^system:serviceaccount:([^:/]+):([^:/]+)$/;

/**
 * Whom a token of a service account is for (RFC 7519, Kubernetes' claim `sub`). Only who asks for a
 * certificate needs it, whose authority verifies the token. @throws Error where it does not say
 */
export function serviceAccountIn(token: string): ServiceAccount {
  const [, payload = ""] = token.split(".");
  const [, namespace, name] = SUBJECT.exec(subjectIn(payload)) ?? [];
  if (namespace === undefined || name === undefined)
    throw new Error("the token file has no token of a service account");
  return { namespace, name };
}

function subjectIn(payload: string): string {
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, "base64url").toString());
    const isObject = typeof claims === "object" && claims !== null && "sub" in claims;
    return isObject ? String(claims.sub) : "";
  } catch {
    return "";
  }
}
