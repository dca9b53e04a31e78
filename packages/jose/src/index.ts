export type { JsonObject } from "./compact.ts";
export { KeySet, parseKeySet } from "./key-set.ts";
export {
  TokenVerifier,
  type TokenProvider,
  type Verification,
  type VerifierLimits,
} from "./verify.ts";
