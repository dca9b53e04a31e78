import { randomBytes } from "node:crypto";
import type { SessionSettings, Settings } from "@edge-gateway/generated/types/index.ts";
import { SESSION_KEY_BYTES, type SealKeys } from "@edge-gateway/mcp/sealing/session-seal";
import { MAX_SHARED_ENDPOINTS } from "../bounds.ts";
import { createProcessMemory } from "@edge-gateway/mcp/stdio/process-counts";
import { createHealthMemory } from "@edge-gateway/gateway/endpoints/shared-health";
import { createAdmissionMemory } from "@edge-gateway/gateway/shared/admission";
import { createSharedMemory } from "@edge-gateway/gateway/shared/cells";
import { createKeyedMemory } from "@edge-gateway/gateway/shared/keyed-cells";
import { createOpeningMemory } from "@edge-gateway/mcp/target/stream-openings";
import { createSessionMemory } from "@edge-gateway/mcp/session/session-times";
import type { SharedCounts } from "../workers/messages.ts";

/**
 * What all workers count together: running requests, rate limits, endpoint health, MCP sessions and processes.
 */
export function sharedCountsOf(
  { maxLocalRateLimits, maxRateLimitKeys }: Settings,
  wallClock: () => number,
): Pick<SharedCounts, "admission" | "limits" | "limitKeys" | "health" | "mcp"> {
  return {
    // A configuration keeps its limits until the next configuration has its own, so there is memory for the
    // limits of both.
    limits: createSharedMemory(2 * maxLocalRateLimits),
    admission: createAdmissionMemory(),
    limitKeys: createKeyedMemory(maxRateLimitKeys),
    health: createHealthMemory(MAX_SHARED_ENDPOINTS),
    mcp: {
      sessionTimes: createSessionMemory(wallClock),
      processes: createProcessMemory(),
      openings: createOpeningMemory(),
    },
  };
}

/** The keys that all workers use for what clients keep; made at random unless the settings have them. */
export function sealKeysOf({ key, previousKey }: SessionSettings): SealKeys {
  return {
    key: key === undefined ? randomBytes(SESSION_KEY_BYTES) : Buffer.from(key, "hex"),
    ...(previousKey === undefined ? {} : { previous: Buffer.from(previousKey, "hex") }),
  };
}
