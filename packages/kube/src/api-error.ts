import { isJson } from "./objects.ts";

/** HTTP statuses of an API server that callers distinguish. */
export const API_STATUS = {
  badRequest: 400,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  gone: 410,
  unprocessable: 422,
} as const;

/** An API server refused a request. */
export class ApiError extends Error {
  readonly status: number;
  /** The server's machine-readable reason, for example `Expired`. */
  readonly reason: string;
  /** The message of the API server. */
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

/** Whether an API server responded with this status. */
export function hasStatus(error: unknown, status: number): boolean {
  return error instanceof ApiError && error.status === status;
}
