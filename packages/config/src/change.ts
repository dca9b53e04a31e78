import type { ConfigStatus } from "./reading/config-status.ts";
import type { JudgedCandidate } from "./reading/judge-candidate.ts";
import type { ShownConfiguration } from "./reading/shown-configuration.ts";

/** The result of a change. */
export type Change =
  | {
      readonly kind: "applied";
      readonly status: ConfigStatus;
      /**
       * The version to base the next change of the same texts on; undefined if others have changed something, too: then
       * texts without their changes would undo these.
       */
      readonly version?: string | undefined;
    }
  /** The configuration cannot be changed here. */
  | { readonly kind: "locked"; readonly reason: string }
  /** The files have changed since the version that the change is based on. */
  | {
      readonly kind: "stale";
      readonly current: ShownConfiguration;
      /** Who changed what, if it is known. */
      readonly why?: string | undefined;
    }
  | { readonly kind: "invalid"; readonly judged: JudgedCandidate }
  /** The running gateway could not take the change, and the files have their old texts again. */
  | { readonly kind: "refused"; readonly problems: readonly string[] }
  /** The database cannot be used now. */
  | { readonly kind: "unavailable"; readonly reason: string }
  | { readonly kind: "busy" };
