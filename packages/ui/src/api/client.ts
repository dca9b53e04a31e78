import { AdminClient, fetchTransport } from "@edge-gateway/admin-client";

/** Calls the admin API of the server that the page is from. */
export const admin = new AdminClient(fetchTransport());
