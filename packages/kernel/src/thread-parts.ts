import type { Settings } from "@edge-gateway/generated/types/index.ts";
import type { Logger } from "./log/logger.ts";
import { ServiceKey } from "./process/services.ts";

/** Service key: the settings that are read at the start only. */
export const SETTINGS = new ServiceKey<Settings>("settings");

/** Service key: the log, from which each service takes its own module. */
export const LOG = new ServiceKey<Logger>("log");

/** The clocks of a thread. */
export interface Clocks {
  /** A monotonic clock in milliseconds, the same for all workers. */
  readonly now: () => number;
  /** The current time in milliseconds since 1970. */
  readonly wallClock: () => number;
}

/** Service key: the thread's {@link Clocks}. */
export const CLOCKS = new ServiceKey<Clocks>("clocks");

/** Service key: the environment variables of the process. */
export const ENVIRONMENT = new ServiceKey<Readonly<Record<string, string | undefined>>>(
  "environment variables",
);
