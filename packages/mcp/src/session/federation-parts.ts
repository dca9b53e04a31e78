import type { Logger } from "@edge-gateway/kernel/logger";
import type { SessionSeal } from "../sealing/session-seal.ts";
import type { DrainSignal } from "@edge-gateway/kernel/drain-signal";
import type { McpTargets } from "../target/target-notes.ts";
import type { McpSessions } from "./listed-sessions.ts";
import type { SessionRecords } from "./session-records.ts";
import type { SessionTimes } from "./session-times.ts";
import type { Calls } from "@edge-gateway/http";
import type { Consent, ConsentPages } from "../target/consent.ts";
import type { HeldLinks } from "../links/held-links.ts";
import type { HeldStreams } from "../client/held-streams.ts";
import type { McpMetrics } from "../metrics.ts";
import type { KeptSession } from "./open-session.ts";
import type { ListNews } from "../federation/list-news.ts";
import type { SessionNotes } from "./session-notes.ts";
import type { Target } from "../target/target.ts";
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
  readonly pages: ConsentPages | undefined;
  readonly metrics: McpMetrics;
  readonly calls: Calls;
  readonly log: Logger;
  readonly now: () => number;
  /** Maximum number of sessions in the cache. */
  readonly capacity: number;
  /** Maximum bytes of a request. */
  readonly maxBodyBytes: number;
}
