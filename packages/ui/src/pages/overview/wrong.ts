import type {
  AdminConfigStatus,
  AdminEndpoint,
  AdminFinding,
} from "@edge-gateway/generated/types/index.ts";

/** Something that is wrong now, and where it is. */
export interface Wrong {
  readonly severity: "error" | "warning";
  readonly what: string;
  /** The place of its cause, such as `gateway.yaml:3:5`; empty if it has none. */
  readonly place: string;
}

/** What is wrong now: a refused or incomplete change, and endpoints that get no requests. */
export function wrongNow(
  status: AdminConfigStatus,
  endpoints: readonly AdminEndpoint[],
): readonly Wrong[] {
  const { synchronized, lastAttempt, restartNeeded } = status;
  const refused: readonly Wrong[] = synchronized
    ? []
    : [
        {
          severity: "error",
          what: "The last change of the configuration was refused; the previous one runs.",
          place: status.source,
        },
      ];
  return [
    ...refused,
    ...(lastAttempt?.problems ?? []).map((what) => ({
      severity: "error" as const,
      what,
      place: status.source,
    })),
    ...(lastAttempt?.diagnostics ?? []).map(ofFinding),
    ...restartNeeded.map((field) => ({
      severity: "warning" as const,
      what: `The change of ${field} needs a restart.`,
      place: status.source,
    })),
    ...endpoints.flatMap(ofEndpoint),
  ];
}

function ofFinding({ severity, file, line, column, message, suggestion }: AdminFinding): Wrong {
  const what = suggestion === undefined ? message : `${message} (${suggestion})`;
  return { severity, what, place: `${file}:${line}:${column}` };
}

function ofEndpoint({ endpoint, failsChecks, evictedFor }: AdminEndpoint): readonly Wrong[] {
  const what = [
    ...(failsChecks ? ["fails its health check"] : []),
    ...(evictedFor > 0 ? ["is excluded after failures"] : []),
  ].join(" and ");
  return what === "" ? [] : [{ severity: "error", what: `${endpoint} ${what}.`, place: endpoint }];
}
