/**
 * The header by which worker threads tell the main thread that a request of the admin UI comes from
 * them, and who sends it. Its value is a credential.
 */
export const ADMIN_DOOR_HEADER = "x-edge-gateway-admin-door";
