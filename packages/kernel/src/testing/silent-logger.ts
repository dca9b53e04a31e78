import type { Logger } from "../log/logger.ts";

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
