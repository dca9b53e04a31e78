/** The namespace and name of a Kubernetes service account. */
export interface ServiceAccount {
  readonly namespace: string;
  readonly name: string;
}

const SUBJECT = /^system:serviceaccount:([^:/]+):([^:/]+)$/;

/**
 * The service account that a token names (RFC 7519, Kubernetes' claim `sub`). The token is not verified,
 * because the certificate authority does that.
 * @throws Error if the token names none
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
