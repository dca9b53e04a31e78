import type { Logger } from "@edge-gateway/kernel/logger";

const nothing = (): void => {};

/** A logger that discards everything. */
export const silentLogger: Logger = {
  enabled: () => false,
  trace: nothing,
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
  module: () => silentLogger,
};
