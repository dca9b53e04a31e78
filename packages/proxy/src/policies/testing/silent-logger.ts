import type { Logger } from "@edge-gateway/kernel/logger";

const nothing = (): void => {};

/** A log that nobody reads. */
export const silentLogger: Logger = {
  enabled: () => false,
  trace: nothing,
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
  module: () => silentLogger,
};
