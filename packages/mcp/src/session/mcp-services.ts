import type { Calls } from "@edge-gateway/http";
import { ServiceKey } from "@edge-gateway/kernel/services";
import type { WorkerChannel } from "@edge-gateway/kernel/worker-channel";
import { HeldStreams } from "../client/held-streams.ts";
import { ListNews } from "../federation/list-news.ts";
import { HeldLinks } from "../links/held-links.ts";
import type { McpMetrics } from "../metrics.ts";
import type { ProcessServices } from "../stdio/process-launcher.ts";
import { McpTargets } from "../target/target-notes.ts";
import { TargetUses } from "../target/target-uses.ts";
import { McpSessions } from "./listed-sessions.ts";
import type { KeptSession } from "./open-session.ts";
import type { PassedSession } from "./passed-session.ts";
import { SessionNotes } from "./session-notes.ts";
import { SessionRecords } from "./session-records.ts";
import type { SessionTimes } from "./session-times.ts";
import { WaitingCalls, type WaitingLimits } from "./waiting-calls.ts";

/** Service key: the thread's {@link McpServices}. */
export const MCP = new ServiceKey<McpServices>("services of MCP");

/** What the services of a thread are made of. */
export interface McpServiceParts {
  readonly calls: Calls;
  readonly channel: WorkerChannel;
  readonly metrics: McpMetrics;
  readonly processes: ProcessServices;
  readonly times: SessionTimes;
  readonly waiting: WaitingLimits;
  /** The current time in milliseconds since 1970. */
  readonly wallClock: () => number;
}

/** What the MCP backends of a thread share. It outlives configurations. */
export type McpServices = ReturnType<typeof createMcpServices>;

/** Creates what the MCP backends of a thread share. */
export function createMcpServices({ channel, waiting, wallClock, ...given }: McpServiceParts) {
  return {
    ...given,
    /** What administrators see of sessions and targets. */
    listed: new McpSessions(given.times, wallClock),
    shown: new McpTargets(wallClock),
    uses: new TargetUses(),
    streams: new HeldStreams(channel),
    links: new HeldLinks(channel, given.calls),
    news: new ListNews(channel),
    notes: new SessionNotes(channel),
    /** The sessions with several targets, and those with a single server. */
    records: new SessionRecords<KeptSession>(),
    passed: new SessionRecords<PassedSession>(),
    waiting: new WaitingCalls(waiting),
  };
}
