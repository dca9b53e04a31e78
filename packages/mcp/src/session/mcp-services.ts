import { CALLS } from "@edge-gateway/http";
import { ServiceKey, type UseService } from "@edge-gateway/kernel/process/services";
import { CLOCKS, ENVIRONMENT, SETTINGS } from "@edge-gateway/kernel/thread-parts";
import { WORKER_CHANNEL } from "@edge-gateway/kernel/process/worker-channel";
import { HeldStreams } from "../client/held-streams.ts";
import type { ChangedList } from "../federation/names/list-news.ts";
import { HeldLinks } from "../links/held-links.ts";
import { MCP_METRICS } from "../metrics.ts";
import { ProcessCounts } from "../stdio/process-counts.ts";
import { StreamOpenings } from "../target/stream-openings.ts";
import { McpTargets } from "../target/target-notes.ts";
import { TargetUses } from "../target/target-uses.ts";
import { McpSessions } from "./listed-sessions.ts";
import type { KeptSession } from "./open-session.ts";
import type { PassedSession } from "./passed-session.ts";
import { SessionNotes } from "./session-notes.ts";
import { WorkerNews } from "@edge-gateway/kernel/process/worker-news";
import type { TargetLoss } from "../target/target-health.ts";
import { SessionRecords } from "./session-records.ts";
import { SessionTimes } from "./session-times.ts";
import { WaitingCalls } from "./waiting-calls.ts";

/** What all workers of a process share about MCP. */
export interface McpMemory {
  /** The shared memory of {@link SessionTimes}. */
  readonly sessionTimes: SharedArrayBuffer;
  /** The shared memory of {@link ProcessCounts}. */
  readonly processes: SharedArrayBuffer;
  /** The shared memory of {@link StreamOpenings}. */
  readonly openings: SharedArrayBuffer;
}

/** Service key: the process's {@link McpMemory}. */
export const MCP_MEMORY = new ServiceKey<McpMemory>("memory of MCP");

/** Service key: the thread's {@link McpServices}. */
export const MCP = new ServiceKey("services of MCP", createMcpServices);

/** What the MCP backends of a thread share. It outlives configurations. */
export type McpServices = ReturnType<typeof createMcpServices>;

function createMcpServices(use: UseService) {
  const [calls, channel] = [use(CALLS), use(WORKER_CHANNEL)];
  const { now, wallClock } = use(CLOCKS);
  const { sessionTimes, processes, openings } = use(MCP_MEMORY);
  const { sessionTtl, maxSessionAge, maxWaitingCalls, inputTimeout } = use(SETTINGS).mcp;
  const times = new SessionTimes(
    sessionTimes,
    { timeToLive: sessionTtl, maxAge: maxSessionAge },
    wallClock,
  );
  return {
    calls,
    times,
    metrics: use(MCP_METRICS),
    processes: { counts: new ProcessCounts(processes), environment: use(ENVIRONMENT) },
    /** What administrators see of sessions and targets. */
    listed: new McpSessions(times, wallClock),
    shown: new McpTargets(wallClock),
    uses: new TargetUses(),
    streams: new HeldStreams(channel),
    openings: new StreamOpenings(openings, calls, channel, now),
    links: new HeldLinks(channel, calls),
    news: new WorkerNews<ChangedList>(channel, "mcp list changed"),
    losses: new WorkerNews<TargetLoss>(channel, "mcp target lost"),
    notes: new SessionNotes(channel, now),
    /** The sessions with several targets, and those with a single server. */
    records: new SessionRecords<KeptSession>(),
    passed: new SessionRecords<PassedSession>(),
    waiting: new WaitingCalls({ maxCalls: maxWaitingCalls, timeToAnswer: inputTimeout }),
  };
}
