import { eventsOf } from "@edge-gateway/admin-client/events";
import { LoginError, wantsLogin } from "@edge-gateway/admin-client";
import { bearer } from "@edge-gateway/admin-client/transport";
import { BASE } from "./base.ts";
import { currentSession } from "./session.ts";
import type { TraceRecord } from "@edge-gateway/generated/types/index.ts";

/**
 * Waits for the next request of the gateway, and yields the records of its trace.
 * @param ready called when the gateway traces the next request
 * @throws Error that says why the gateway does not trace
 */
export async function* nextTrace(
  signal: AbortSignal,
  ready: () => void,
): AsyncGenerator<TraceRecord> {
  const response = await fetch(`${BASE}/debug/trace?detail=full`, {
    signal,
    cache: "no-store",
    redirect: "manual",
    headers: bearer(currentSession()),
  });
  if (wantsLogin(response.status)) throw new LoginError("the login has ended", false);
  if (!response.ok || response.body === null) {
    const { message }: { readonly message?: string } = await response.json();
    throw new Error(message ?? `the gateway responds with status ${response.status}`);
  }
  ready();
  for await (const data of eventsOf(response.body)) {
    const record: TraceRecord = JSON.parse(data);
    yield record;
  }
}
