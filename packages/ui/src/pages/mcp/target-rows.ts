import type {
  AdminMcpServers,
  AdminMcpTarget,
  AdminPlace,
} from "@edge-gateway/generated/types/index.ts";
import { SESSIONLESS_VERSION } from "../../live/mcp-envelope.ts";

/** A target as the table shows it. */
export interface TargetRow extends AdminMcpTarget {
  readonly server: string;
  /** The id of the server. */
  readonly backend: string;
  readonly place: AdminPlace;
}

/** The targets of all servers. */
export function targetRows({ servers }: AdminMcpServers): readonly TargetRow[] {
  return servers.flatMap(({ name, backend, targets, place }) =>
    targets.map((target) => ({ ...target, server: name, backend, place })),
  );
}

const STATES = {
  unknown: "? not used yet",
  available: "✓ available",
  failing: "! the last call failed",
  unavailable: "✗ unavailable",
};

/** The state of a target in a sign and words. */
export function stateText({ state }: Pick<AdminMcpTarget, "state">): string {
  return STATES[state];
}

/** Whether a target has no sessions, as far as its version says. */
export function hasNoSessions({
  protocolVersion = "",
}: Pick<AdminMcpTarget, "protocolVersion">): boolean {
  return protocolVersion >= SESSIONLESS_VERSION;
}

/** The version of a target, and whether it uses sessions: those from 2026 on do not. */
export function eraText(target: AdminMcpTarget): string {
  const { protocolVersion } = target;
  if (protocolVersion === undefined) return "";
  return `${protocolVersion} ${hasNoSessions(target) ? "without" : "with"} sessions`;
}
