import { AdminClient, fetchTransport } from "@edge-gateway/admin-client";
import { BASE } from "./base.ts";

/** Calls the admin API of the server that the page is from. */
export const admin = new AdminClient(fetchTransport(BASE));
