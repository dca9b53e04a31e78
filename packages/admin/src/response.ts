import { ADMIN_PROBLEMS } from "@edge-gateway/generated/admin/problems.ts";
import type { AdminProblemName } from "@edge-gateway/generated/admin/problems.ts";
import { AdminRefusal, isApiPath, problemResponse } from "./problem.ts";

export interface AdminResponse {
  readonly status?: number;
  /** The media type of the response; application/json when unset. */
  readonly type?: string;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** What a change is about, for the audit record. */
  readonly object?: string | undefined;
}

/** A response with an indented JSON body. */
export function json(value: unknown, status = 200): AdminResponse {
  return { status, body: `${JSON.stringify(value, undefined, 2)}\n` };
}

/** An error response with `error` for programs and `message` for people. */
export function failure(status: number, error: string, message: string): AdminResponse {
  return json({ error, message }, status);
}

/** A refusal in the form of the path: a problem document of the API, or the older form of the other paths. */
export function refused(path: string, kind: AdminProblemName, message: string): AdminResponse {
  if (isApiPath(path)) return problemResponse(new AdminRefusal(kind, message));
  return failure(ADMIN_PROBLEMS[kind].status, kind.replaceAll("-", " "), message);
}
