/** Nothing but the end is known of it. */
export const CLOSED_EARLY = "the connection ended before the response was complete";

/** Why a connection has ended; when several addresses of a name fail, only their errors have messages. */
export function reasonOf(error: Error | undefined): string {
  if (error instanceof AggregateError) return error.errors.map(String).join(", ");
  return error?.message ?? CLOSED_EARLY;
}
