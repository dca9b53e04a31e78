/** The status 200 (RFC 9110 section 15). */
const OK = 200;
const REDIRECTION = 300;
const CLIENT_ERROR = 400;

/** Whether the request succeeded (RFC 9110 section 15.3). */
export function isSuccess(status: number): boolean {
  return status >= OK && status < REDIRECTION;
}

/** Whether the status is an error of the client or of the server (RFC 9110 sections 15.5, 15.6). */
export function isError(status: number): boolean {
  return status >= CLIENT_ERROR;
}
