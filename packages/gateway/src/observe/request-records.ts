import type { ErrorCode } from "@edge-gateway/generated/errors/catalogue.ts";
import type { Downstream, StreamEnd } from "@edge-gateway/http";
import type { Redaction } from "@edge-gateway/kernel/log/redact";
import type { ExchangeState } from "../pipeline/exchange-state.ts";

/** Makes the records of the log of requests. */
export interface RequestRecords {
  /** Called when a request has arrived. */
  started(exchange: ExchangeState, redaction: Redaction): void;
  /** Called when a request is sent to a backend. */
  forwarding(exchange: ExchangeState): void;
  /** Called when a response is sent to the client. */
  responding(exchange: ExchangeState): void;
  /** Called when a request has ended. */
  finished(exchange: ExchangeState, end: StreamEnd, redaction: Redaction): void;
  /** Called when a client has sent what is not a valid request. */
  refused(downstream: Downstream, code: ErrorCode, detail: string): void;
}

/**
 * Records whose bugs end nothing but themselves.
 * @param failed called with what was thrown
 */
export function contained(
  records: RequestRecords,
  failed: (error: unknown) => void,
): RequestRecords {
  const attempt = (step: () => void): void => {
    try {
      step();
    } catch (error) {
      failed(error);
    }
  };
  return {
    started: (exchange, redaction) => attempt(() => records.started(exchange, redaction)),
    forwarding: (exchange) => attempt(() => records.forwarding(exchange)),
    responding: (exchange) => attempt(() => records.responding(exchange)),
    finished: (exchange, end, redaction) =>
      attempt(() => records.finished(exchange, end, redaction)),
    refused: (downstream, code, detail) => attempt(() => records.refused(downstream, code, detail)),
  };
}
