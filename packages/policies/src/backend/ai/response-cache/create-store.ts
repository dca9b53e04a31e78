import { usableProcessors } from "@edge-gateway/kernel/process/control-group";
import { ServiceKey, type UseService } from "@edge-gateway/kernel/process/services";
import { CLOCKS, LOG, SETTINGS } from "@edge-gateway/kernel/thread-parts";
import { MAX_REDIS_LINE } from "@edge-gateway/outbound/bounds";
import { RedisClient } from "@edge-gateway/outbound/redis/redis-client";
import { MemoryStore } from "./memory-store.ts";
import { RedisStore } from "./redis-store.ts";
import type { KeptResponses } from "./response-store.ts";

/** Service key: the thread's {@link KeptResponses}. */
export const KEPT_RESPONSES = new ServiceKey("kept responses", createStore);

/** Creates the store that the settings name. The store connects when it is first used. */
function createStore(use: UseService): KeptResponses {
  const { responseCache, workerThreads = usableProcessors() } = use(SETTINGS);
  const { now } = use(CLOCKS);
  const { redis, maxEntries, maxSize, maxResponseSize: maxBodyBytes } = responseCache;
  if (redis === undefined) {
    const bounds = {
      maxEntries: Math.ceil(maxEntries / workerThreads),
      maxBytes: Math.floor(maxSize / workerThreads),
    };
    return { store: new MemoryStore(bounds, now), maxBodyBytes };
  }
  const { prefix, ...server } = redis;
  const client = new RedisClient({
    ...server,
    maxValueBytes: maxBodyBytes + MAX_REDIS_LINE,
    now,
  });
  return { store: new RedisStore(client, prefix, use(LOG).module("llm")), maxBodyBytes };
}
