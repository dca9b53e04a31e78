import { compactVerify, createLocalJWKSet, decodeProtectedHeader, errors } from "jose";
import { candidateKeys } from "./candidate-keys.ts";

/** Who has signed a token. */
export interface SignatureVerdict {
  /** The algorithm and the key that the token names. */
  readonly alg: string;
  readonly kid: string | undefined;
  /** Whether a key of the set may have signed it. */
  readonly hasKey: boolean;
  /** Whether one has. */
  readonly isRight: boolean;
}

/**
 * Verifies the signature of a token as {@link TokenVerifier} does, also in a browser; its claims are not looked at.
 * @throws Error if the text is not a token
 */
export async function verifySignature(
  token: string,
  keys: readonly Readonly<Record<string, unknown>>[],
): Promise<SignatureVerdict> {
  const { alg = "none", kid, ...header } = decodeProtectedHeader(token);
  const found = await candidateKeys(
    createLocalJWKSet({ keys: [...keys] }),
    { ...header, alg, ...(kid === undefined ? {} : { kid }) },
    errors,
  );
  const verified = await Promise.allSettled(found.map((key) => compactVerify(token, key)));
  const isRight = verified.some(({ status }) => status === "fulfilled");
  return { alg, kid, hasKey: found.length > 0, isRight };
}
