import { refusal } from "../../codec/refusal.ts";

/** Why a connection or stream gets a response before its request is complete. */
export const HEAD_TIMEOUT = refusal("head_timeout", "the request headers did not arrive in time");
export const BODY_TIMEOUT = refusal("head_timeout", "the body did not arrive in time");
export const CUT_HEAD = refusal(
  "bad_request",
  "the connection ended before the request headers were complete",
);
export const BAD_CHUNKS = refusal("bad_request", "malformed chunked body");
