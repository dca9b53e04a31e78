/** The URL of a server to which every connection is refused immediately. */
export const NOWHERE = "http://127.0.0.1:0";
