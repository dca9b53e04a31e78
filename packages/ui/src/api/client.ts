import { AdminClient, fetchTransport } from "@edge-gateway/admin-client";
import { BASE } from "./base.ts";
import { currentSession, keepSession } from "./session.ts";

/** Calls the admin API of the server that the page is from. */
export const admin = new AdminClient(fetchTransport(BASE, currentSession));

/** Exchanges a token that the gateway has printed for a session of this tab. */
export async function logIn(token: string): Promise<void> {
  const { value } = await admin.call("logIn", { body: { token } });
  keepSession(value.session);
}
