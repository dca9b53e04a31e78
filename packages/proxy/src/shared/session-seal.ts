import { ServiceKey } from "@edge-gateway/kernel/services";
import type { SessionSeal } from "@edge-gateway/mcp/sealing/session-seal";

/** Service key: the thread's {@link SessionSeal}. */
export const SESSION_SEAL = new ServiceKey<SessionSeal>("session seal");
