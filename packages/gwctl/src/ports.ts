import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import type { Arguments } from "./arguments.ts";
import { UsageError } from "./exit.ts";

/** The default port of an admin server. */
export const ADMIN_PORT = Number(DEFAULTS.settings.adminAddr.split(":").at(-1));

/** The port in an option; undefined if the option is absent. */
export function portOption(options: Arguments["options"], name: string): number | undefined {
  const text = options.get(name);
  if (text === undefined) return undefined;
  const { minimum, maximum } = LIMITS.port;
  const port = /^\d+$/.test(text) ? Number(text) : NaN;
  if (port >= minimum && port <= maximum) return port;
  throw new UsageError(`--${name} must be a port from ${minimum} to ${maximum}, not '${text}'`);
}
