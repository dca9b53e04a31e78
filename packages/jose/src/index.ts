export { asObject, type JsonObject } from "./json-object.ts";
export { KeySet, parseKeySet } from "./key-set.ts";
export { readSigningKey, signToken, type SigningKey } from "./sign.ts";
export { unverifiedClaims } from "./unverified-claims.ts";
export {
  TokenVerifier,
  type TokenProvider,
  type ValidToken,
  type Verification,
  type VerifierLimits,
} from "./verify.ts";
