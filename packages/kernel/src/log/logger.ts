/** Levels of the product log, the least severe first. */
export const LEVELS = ["trace", "debug", "info", "warn", "error"] as const;
export type Level = (typeof LEVELS)[number];

export type Fields = Readonly<Record<string, string | number | boolean | undefined>>;

/** The product log of one module. Fields never contain secrets: callers pass names, not values. */
export interface Logger {
  enabled(level: Level): boolean;
  trace(message: string, fields?: Fields): void;
  debug(message: string, fields?: Fields): void;
  info(message: string, fields?: Fields): void;
  warn(message: string, fields?: Fields): void;
  error(message: string, fields?: Fields): void;
  /** The log of another module, e.g. `engine`, with the same outputs. */
  module(name: string): Logger;
}
