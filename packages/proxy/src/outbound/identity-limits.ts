import type { IdentityLimits } from "@edge-gateway/generated/types/index.ts";
import { ServiceKey } from "@edge-gateway/kernel/services";

/** Bounds of what the gateway keeps of identity providers and their tokens. */
export const IDENTITY_LIMITS = new ServiceKey<IdentityLimits>("identity limits");
