import type { Logger } from "@edge-gateway/kernel/log/logger";
import { missingRoots } from "@edge-gateway/outbound/tls/system-roots";

/** Warns of places with certificate authorities that the environment names and that cannot be read. */
export function warnOfMissingRoots(log: Logger, environment: NodeJS.ProcessEnv): void {
  const message = "the system's certificate authorities cannot be read: no such file or folder";
  for (const place of missingRoots(environment)) log.warn(message, { place });
}
