export { AdminClient, AdminError, LoginError, wantsLogin } from "./client.ts";
export type { AdminCall, AdminReply } from "./client.ts";
export { fetchTransport } from "./transport.ts";
export type { Transport, TransportRequest, TransportResponse } from "./transport.ts";
