/** A problem caused by a bug of the gateway, not by the configuration. */
export function internalError(error: unknown): string {
  return `internal error of the gateway: ${error instanceof Error ? error.message : String(error)}`;
}
