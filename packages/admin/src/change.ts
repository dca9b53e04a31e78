import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import type { AdminAuditRecord } from "@edge-gateway/generated/types/index.ts";
import type { Logger } from "@edge-gateway/kernel/log/logger";
import { refused } from "./response.ts";
import type { AdminResponse } from "./response.ts";
import type { AdminRequest, Handler } from "./router.ts";

const LENGTHS = LIMITS.adminAuditRecord;
const FAILED = 500;
const FIRST_REFUSAL = 400;

/** A handler that changes something: it refuses callers who may only read, and leaves an audit record. */
export function change(operation: string, handler: Handler, log: Logger): Handler {
  return async (request) => {
    const { writeRefusal } = request.caller;
    if (writeRefusal !== undefined) {
      const response = refused(request.path, "forbidden", writeRefusal);
      audit(operation, request, response, log);
      return response;
    }
    try {
      const response = await handler(request);
      audit(operation, request, response, log);
      return response;
    } catch (error) {
      audit(operation, request, { status: FAILED, body: "" }, log);
      throw error;
    }
  };
}

/** Writes who wanted to change what from where, and the result. */
function audit(
  operation: string,
  { caller, headers, query }: AdminRequest,
  response: AdminResponse | undefined,
  log: Logger,
): void {
  const { status = 200, object = query.get("id") ?? query.get("name") ?? undefined } =
    response ?? {};
  const { authentication, from, user, via } = caller;
  const record: AdminAuditRecord = {
    operation,
    by: user ?? "anonymous",
    authentication,
    from,
    via,
    agent: (headers["user-agent"] ?? "").slice(0, LENGTHS.agent.maxLength),
    ...(object === undefined ? {} : { object: object.slice(0, LENGTHS.object.maxLength) }),
    result: resultOf(status),
    status,
  };
  log.info("a change by the admin API", { ...record });
}

function resultOf(status: number): AdminAuditRecord["result"] {
  if (status >= FAILED) return "failed";
  return status >= FIRST_REFUSAL ? "refused" : "done";
}
