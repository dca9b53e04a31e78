import type { McpSessionList, McpSessionStatus } from "./listed-sessions.ts";
import { mergeMcpTargets, type McpTargetStatus } from "../target/target-notes.ts";

/** What one worker tells administrators about MCP. */
export interface McpThreadStatus extends McpSessionList {
  readonly targets: readonly McpTargetStatus[];
  /** Whether the worker has ended the session that it was told to end. */
  readonly hasEnded: boolean;
}

/** The status of MCP over all workers. */
export interface McpStatus {
  readonly sessions: readonly (McpSessionStatus & { readonly streams: number })[];
  readonly targets: readonly McpTargetStatus[];
  readonly hasEnded: boolean;
}

/** What a worker that has ended tells. */
export const NO_MCP: McpThreadStatus = {
  sessions: [],
  streams: new Map(),
  targets: [],
  hasEnded: false,
};

/** Combines what the workers tell: a client may have its streams in another worker than its session began in. */
export function mergeMcp(statuses: readonly McpThreadStatus[]): McpStatus {
  const streamsOf = (digest: string): number =>
    statuses.reduce((sum, { streams }) => sum + (streams.get(digest) ?? 0), 0);
  return {
    sessions: statuses
      .flatMap(({ sessions }) => sessions)
      .map((session) => ({ ...session, streams: streamsOf(session.digest) })),
    targets: mergeMcpTargets(statuses.map(({ targets }) => targets)),
    hasEnded: statuses.some(({ hasEnded }) => hasEnded),
  };
}
