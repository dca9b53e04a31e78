import type { Call } from "../federation/plan.ts";
import type { Exchange, McpCall } from "../exchange.ts";
import type { OpenSession } from "./open-session.ts";
import type { Arrival, CallEnd } from "../links/target-call.ts";
import type { RunningCall } from "../links/target-link.ts";

/** A call of one target. */
export interface TargetPlan {
  readonly call: Call;
  readonly target: string;
}

/** Sends a call, and reports its messages. */
export type SendCall = (plan: TargetPlan, arrived: (arrival: Arrival) => void) => Promise<SendEnd>;

/** A client's request, as the code that calls targets sees it. */
export interface Occasion {
  readonly exchange: Exchange;
  readonly open: OpenSession;
  /** Maximum milliseconds to the headers of a target's response; 0 means no limit. */
  readonly timeout: number;
  /** Whether all targets get the request. Then a slow target must not delay the others. */
  readonly isShared?: boolean;
  /** Called when a target responds with an event stream. */
  readonly streamed: () => void;
  /** Whether the client cannot receive requests. Then requests of a target get an error. */
  readonly refusesRequests?: boolean;
  /** Sends calls whose targets may ask the client for input, if the client has no session. */
  readonly sendCall?: SendCall | undefined;
  /** Whether the session ends with the request. Then no target joins the session later. */
  readonly endsSoon?: boolean;
  /** The running calls of targets for this request. */
  readonly running: Set<RunningCall>;
  /** Called when a message has been sent to a target. */
  readonly sent?: ((target: string) => void) | undefined;
  /** Records what the request did, for logs, spans and metrics. */
  readonly told?: McpCall;
}

/**
 * How a call ended. `lost`: the target no longer knows the session, and begins no new one. `consent`: the
 * user must consent first.
 */
export type SendEnd =
  | CallEnd
  | { readonly kind: "lost"; readonly detail: string }
  | { readonly kind: "consent"; readonly detail: string };
