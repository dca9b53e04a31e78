import type { AdminConfigStatus, AdminFinding } from "@edge-gateway/generated/types/index.ts";
import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import type { ConfigDiagnostic, ConfigStatus } from "@edge-gateway/config/reading/config-status";
import type { SomeHandlers } from "../operation.ts";
import type { ApiParts } from "../parts.ts";

const { diagnostics: MOST_FINDINGS, problems: MOST_PROBLEMS } = {
  diagnostics: LIMITS.adminConfigAttempt.diagnostics.maxItems,
  problems: LIMITS.adminConfigAttempt.problems.maxItems,
};

/** The operation `getConfigStatus`. */
export function configStatusOperations({ status }: ApiParts): SomeHandlers<"getConfigStatus"> {
  return { getConfigStatus: () => ({ value: statusOf(status().config) }) };
}

function statusOf({ since, lastAttempt, ...status }: ConfigStatus): AdminConfigStatus {
  return {
    ...status,
    ...(since === null ? {} : { since }),
    ...(lastAttempt === null
      ? {}
      : {
          lastAttempt: {
            at: lastAttempt.at,
            ok: lastAttempt.ok,
            diagnostics: lastAttempt.diagnostics.slice(0, MOST_FINDINGS).map(findingOf),
            omitted:
              lastAttempt.omitted + Math.max(0, lastAttempt.diagnostics.length - MOST_FINDINGS),
            problems: lastAttempt.problems.slice(0, MOST_PROBLEMS),
          },
        }),
  };
}

/** A finding as the API sends it. */
export function findingOf({
  file,
  line,
  column,
  path,
  severity,
  code,
  message,
  suggestion,
}: ConfigDiagnostic): AdminFinding {
  return {
    ...{ file, line, column, path, severity, code, message },
    ...(suggestion === null ? {} : { suggestion }),
  };
}
