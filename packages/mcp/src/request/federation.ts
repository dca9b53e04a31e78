import type { Names } from "../federation/names/names.ts";
import type { SessionSeal } from "../sealing/session-seal.ts";
import type { Targets } from "../session/targets.ts";

/** Several MCP servers that act as one for a request of a client. */
export interface Federation {
  readonly targets: Targets;
  readonly names: Names;
  /** Whether client requests have no sessions. */
  readonly isStateless: boolean;
  readonly seal: SessionSeal;
}
