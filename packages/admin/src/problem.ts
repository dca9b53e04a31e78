import { ADMIN_PROBLEMS } from "@edge-gateway/generated/admin/problems.ts";
import type { AdminProblemName } from "@edge-gateway/generated/admin/problems.ts";
import type { AdminProblem } from "@edge-gateway/generated/types/index.ts";

/** The path below which every refusal is a problem document. */
export const API_PATH = "/api";

const URN = "urn:edge-gateway:problem:";
const PROBLEM_TYPE = "application/problem+json";

/** What a problem says besides its kind and its detail. */
export type ProblemParts = Omit<AdminProblem, "type" | "title" | "status" | "detail">;

/** Thrown by an operation that refuses a request. */
export class AdminRefusal extends Error {
  readonly kind: AdminProblemName;
  readonly parts: ProblemParts;

  constructor(kind: AdminProblemName, detail: string, parts: ProblemParts = {}) {
    super(detail);
    this.kind = kind;
    this.parts = parts;
  }
}

/** The response to a refused request (RFC 9457). */
export function problemResponse({ kind, message, parts }: AdminRefusal) {
  const { status, title } = ADMIN_PROBLEMS[kind];
  const problem: AdminProblem = { type: URN + kind, title, status, detail: message, ...parts };
  return { status, type: PROBLEM_TYPE, body: `${JSON.stringify(problem)}\n` };
}

/** Whether a path is one of the API, so that its refusals are problem documents. */
export function isApiPath(path: string): boolean {
  return path === API_PATH || path.startsWith(`${API_PATH}/`);
}
