import { ServiceKey } from "@edge-gateway/kernel/services";
import type { SessionSeal } from "@edge-gateway/mcp/sealing/session-seal";

/** The {@link SessionSeal} of a thread. */
export const SESSION_SEAL = new ServiceKey<SessionSeal>("session seal");
