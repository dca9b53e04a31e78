import type { Logger } from "@edge-gateway/kernel/logger";
import type { SessionSeal } from "@edge-gateway/mcp/sealing/session-seal";
import type { DrainSignal } from "../../../shared/drain-signal.ts";
import type { McpTargets } from "../../../shared/mcp-targets.ts";
import type { McpSessions } from "../../../shared/mcp-sessions.ts";
import type { SessionRecords } from "../../../shared/session-records.ts";
import type { SessionTimes } from "../../../shared/session-times.ts";
import type { Calls } from "../../../outbound/calls.ts";
import type { Consent } from "../consent/consent.ts";
import type { ConsentDesk } from "../consent/consent-desk.ts";
import type { HeldLinks } from "./held-links.ts";
import type { HeldStreams } from "../held-streams.ts";
import type { McpMetrics } from "../metrics.ts";
import type { KeptSession } from "./open-session.ts";
import type { ListNews } from "./list-news.ts";
import type { SessionNotes } from "./session-notes.ts";
import type { Target } from "./target.ts";
import type { WaitingCalls } from "./waiting-calls.ts";

/** What a federation is made of. */
export interface FederationParts {
  /** The name of the backend, which stays the same across reloads. */
  readonly key: string;
  readonly targets: readonly Target[];
  readonly isPrefixed: boolean;
  readonly failsOpen: boolean;
  /** Whether client requests have no sessions. */
  readonly isStateless: boolean;
  readonly seal: SessionSeal;
  readonly streams: HeldStreams;
  readonly links: HeldLinks;
  readonly records: SessionRecords<KeptSession>;
  readonly notes: SessionNotes;
  readonly waiting: WaitingCalls;
  readonly news: ListNews;
  readonly drainSignal: DrainSignal;
  readonly times: SessionTimes;
  readonly listed: McpSessions;
  /** What administrators see of the targets. */
  readonly shown: McpTargets;
  /** The consents for targets that require a token of each user. */
  readonly consents: readonly Consent[];
  /** The pages on which users consent; unset if no target requires consent. */
  readonly desk: ConsentDesk | undefined;
  readonly metrics: McpMetrics;
  readonly calls: Calls;
  readonly log: Logger;
  readonly now: () => number;
  /** Maximum number of sessions in the cache. */
  readonly capacity: number;
  /** Maximum bytes of a request. */
  readonly maxBodyBytes: number;
}
