/** The message for a problem that a bug of the gateway causes, not the configuration. */
export function internalError(error: unknown): string {
  return `internal error of the gateway: ${error instanceof Error ? error.message : String(error)}`;
}
