import type { Exchange, McpCall } from "../../../pipeline/exchange.ts";
import type { OpenSession } from "./open-session.ts";
import type { CallEnd } from "./target-call.ts";
import type { RunningCall } from "./target-link.ts";

/** A client's request, from the view of the code that handles it. */
export interface Occasion {
  readonly exchange: Exchange;
  readonly open: OpenSession;
  /** Milliseconds to the headers of a target's response; 0 = no limit. */
  readonly timeout: number;
  /** Whether all targets get the request, so that a slow one must not delay the others. */
  readonly isShared?: boolean;
  /** Called when a target responds with an event stream. */
  readonly streamed: () => void;
  /** The client cannot receive requests, so a target's requests get an error. */
  readonly refusesRequests?: boolean;
  /** The session ends with the request, so no target joins it later. */
  readonly endsSoon?: boolean;
  /** The calls that run for the request. */
  readonly running: Set<RunningCall>;
  /** Records the request for logs, spans and metrics. */
  readonly told?: McpCall;
}

/**
 * The result of a call; `lost`: the target no longer knows the session and refuses a new one;
 * `consent`: the user must consent first.
 */
export type SendEnd =
  | CallEnd
  | { readonly kind: "lost"; readonly detail: string }
  | { readonly kind: "consent"; readonly detail: string };
