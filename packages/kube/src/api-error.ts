import { isJson } from "./objects.ts";

/** HTTP statuses of an API server that callers must tell apart. */
export const API_STATUS = {
  badRequest: 400,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  gone: 410,
  unprocessable: 422,
} as const;

/** Thrown when an API server refused a request. */
export class ApiError extends Error {
  readonly status: number;
  /** The server's machine-readable reason, for example `Expired`. */
  readonly reason: string;
  /** The message in the API server's response. */
  readonly said: string;

  constructor(request: string, status: number, body: unknown) {
    const response = isJson(body) ? body : {};
    const reason = typeof response["reason"] === "string" ? response["reason"] : "";
    const said = typeof response["message"] === "string" ? response["message"] : "no reason given";
    super(`${request}: the API server responded with ${status}: ${said}`);
    this.status = status;
    this.reason = reason;
    this.said = said;
  }
}

/** Whether an error is an {@link ApiError} with this status. */
export function hasStatus(error: unknown, status: number): boolean {
  return error instanceof ApiError && error.status === status;
}
