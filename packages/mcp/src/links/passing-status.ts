const SLOW_REQUEST = 408;
const TOO_MANY_REQUESTS = 429;
const INTERNAL_ERROR = 500;
const NOT_IMPLEMENTED = 501;

/** Whether a later request may succeed after a response with this status. */
export function mayPass(status: number): boolean {
  if (status === SLOW_REQUEST || status === TOO_MANY_REQUESTS) return true;
  return status >= INTERNAL_ERROR && status !== NOT_IMPLEMENTED;
}
