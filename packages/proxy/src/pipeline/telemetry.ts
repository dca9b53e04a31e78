import type { Logger } from "@edge-gateway/kernel/logger";
import type { Redaction } from "@edge-gateway/kernel/redact";
import type { StreamEnd, Upstream } from "@edge-gateway/http";
import type { Exchange } from "./exchange.ts";
import type { Refusal } from "./policy.ts";

/** What the frontend policies of a listener say of the telemetry of its requests; unset: as it always is. */
export interface Telemetry {
  readonly accessLog?: AccessLogPolicy;
}

export const NO_TELEMETRY: Telemetry = {};

/** An exchange with what became of it in the gateway. */
export interface ObservedExchange extends Exchange {
  readonly listener: { readonly gateway: string; readonly name: string | undefined } | undefined;
  readonly route: { readonly key: string } | undefined;
  readonly upstream: Upstream | undefined;
  /** Why the gateway responded itself; undefined while the response of the upstream is used. */
  readonly refusal: Refusal | undefined;
  /** How often the request was sent again. */
  readonly retries: number;
}

/** A request that is over. */
export interface FinishedExchange {
  readonly exchange: ObservedExchange;
  readonly end: StreamEnd;
  readonly redaction: Redaction;
}

/** Writes finished requests in another way than the usual one. */
export interface AccessLogPolicy {
  finished(request: FinishedExchange, log: Logger): void;
  /** When the configuration that made it is replaced. */
  close(): void;
}
