import type { IdentityLimits } from "@edge-gateway/generated/types/index.ts";
import { ServiceKey } from "@edge-gateway/kernel/services";

/** Limits for cached data of identity providers and for tokens. */
export const IDENTITY_LIMITS = new ServiceKey<IdentityLimits>("identity limits");
