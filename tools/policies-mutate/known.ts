const ONLY_SECRETS = "a valid reference names a Secret of the core group, which is the default";

/** Fields whose mutants are expected to survive, each with the reason. */
export const KNOWN: Readonly<Record<string, string>> = {
  "traffic.oidc.jwks.remote.cacheDuration":
    "the minimum is 5 minutes, too long for a test; jwtAuthentication uses the same cache of keys, and its test moves the clock",
  "traffic.rateLimit.conditional.policy.global.descriptors.unit":
    "counts tokens of models with the same code as a limit without a condition, which has a test",
  "SecretKeyRef.group": ONLY_SECRETS,
  "SecretKeyRef.kind": ONLY_SECRETS,
  "SecretRef.group": ONLY_SECRETS,
  "SecretRef.kind": ONLY_SECRETS,
};
