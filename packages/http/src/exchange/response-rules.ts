/** The status 204 (RFC 9110 section 15). */
const NO_CONTENT = 204;
const NOT_MODIFIED = 304;
const OK = 200;

/** Whether the message must have no body (RFC 9110 sections 9.3.2, 15.3.5 and 15.4.5). */
export function isBare(method: string, status: number): boolean {
  return method === "HEAD" || status === NO_CONTENT || status === NOT_MODIFIED || status < OK;
}

/** Whether Content-Length is sent: also for HEAD, never with 204 (RFC 9110 section 8.6). */
export function saysLength(status: number): boolean {
  return status !== NO_CONTENT && status >= OK;
}
