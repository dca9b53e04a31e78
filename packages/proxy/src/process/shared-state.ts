import { randomBytes } from "node:crypto";
import type { SessionSettings, Settings } from "@edge-gateway/generated/types/index.ts";
import { SESSION_KEY_BYTES, type SealKeys } from "@edge-gateway/mcp/sealing/session-seal";
import { MAX_SHARED_ENDPOINTS } from "../bounds.ts";
import { createProcessMemory } from "@edge-gateway/mcp/stdio/process-counts";
import { createHealthMemory } from "@edge-gateway/gateway/endpoints/shared-health";
import { createAdmissionMemory } from "@edge-gateway/gateway/shared/admission";
import { createSharedMemory } from "@edge-gateway/gateway/shared/cells";
import { createKeyedMemory } from "@edge-gateway/gateway/shared/keyed-cells";
import { createSessionMemory } from "@edge-gateway/mcp/session/session-times";
import type { PoolOptions } from "../workers/pool.ts";

type SharedState = Pick<
  PoolOptions["start"],
  "shared" | "admission" | "rateLimitKeys" | "health" | "sessionTimes" | "processes" | "sessionKeys"
>;

/**
 * The state that all workers share: running requests, rate limit counts, endpoint health, MCP sessions and processes.
 */
export function sharedStateOf(
  { maxLocalRateLimits, maxRateLimitKeys, session }: Settings,
  wallClock: () => number,
): SharedState {
  return {
    // A configuration keeps its limits until the next configuration has its own, so there is memory for the
    // limits of both.
    shared: createSharedMemory(2 * maxLocalRateLimits),
    admission: createAdmissionMemory(),
    rateLimitKeys: createKeyedMemory(maxRateLimitKeys),
    health: createHealthMemory(MAX_SHARED_ENDPOINTS),
    sessionTimes: createSessionMemory(wallClock),
    processes: createProcessMemory(),
    sessionKeys: sealKeysOf(session),
  };
}

function sealKeysOf({ key, previousKey }: SessionSettings): SealKeys {
  return {
    key: key === undefined ? randomBytes(SESSION_KEY_BYTES) : Buffer.from(key, "hex"),
    ...(previousKey === undefined ? {} : { previous: Buffer.from(previousKey, "hex") }),
  };
}
