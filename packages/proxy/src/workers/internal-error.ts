/** A problem that is a mistake of the gateway, not of the configuration that met it. */
export function internalError(error: unknown): string {
  return `internal error of the gateway: ${error instanceof Error ? error.message : String(error)}`;
}
