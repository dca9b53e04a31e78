import { availableParallelism } from "node:os";
import type { Settings } from "@edge-gateway/generated/types/index.ts";
import { parseByteSize } from "@edge-gateway/kernel/byte-size";
import { parseDuration } from "@edge-gateway/kernel/duration";
import type { Logger } from "@edge-gateway/kernel/logger";
import { MAX_REDIS_LINE } from "@edge-gateway/outbound/bounds";
import { RedisClient } from "@edge-gateway/outbound/redis/redis-client";
import { MemoryStore } from "./memory-store.ts";
import { RedisStore } from "./redis-store.ts";
import type { KeptResponses } from "./response-store.ts";

interface StoreParts {
  readonly log: Logger;
  /** A monotonic clock in milliseconds. */
  now(): number;
}

/** Creates the store that the settings name. The store connects when it is first used. */
export function createStore(settings: Settings, { log, now }: StoreParts): KeptResponses {
  const { responseCache, workerThreads = availableParallelism() } = settings;
  const { redis, maxEntries, maxSize, maxResponseSize } = responseCache;
  const maxBodyBytes = parseByteSize(maxResponseSize);
  if (redis === undefined) {
    const bounds = {
      maxEntries: Math.ceil(maxEntries / workerThreads),
      maxBytes: Math.floor(parseByteSize(maxSize) / workerThreads),
    };
    return { store: new MemoryStore(bounds, now), maxBodyBytes };
  }
  const { prefix, timeout, ...server } = redis;
  const client = new RedisClient({
    ...server,
    timeout: parseDuration(timeout),
    maxValueBytes: maxBodyBytes + MAX_REDIS_LINE,
    now,
  });
  return { store: new RedisStore(client, prefix, log), maxBodyBytes };
}
