import assert from "node:assert/strict";
import { test } from "node:test";
import type { Downstream } from "@edge-gateway/http";
import type { Logger } from "@edge-gateway/kernel/log/logger";
import { Redaction } from "@edge-gateway/kernel/log/redact";
import { SensitiveNames } from "@edge-gateway/kernel/log/sensitive-names";
import type { CompiledBackendRef } from "../pipeline/compiled.ts";
import type { ExchangeState } from "../pipeline/exchange-state.ts";
import { Observer } from "./observer.ts";

function fail(): never {
  throw new RangeError("Maximum call stack size exceeded");
}

test("a bug of the log of requests is logged, and the exchange continues", () => {
  const errors: string[] = [];
  const exchange = {} as ExchangeState;
  const observer = new Observer({
    claimTrace: () => undefined,
    metrics: { finished() {}, refused() {} },
    accessLog: { finished() {}, refused() {} },
    records: { started: fail, forwarding: fail, responding: fail, finished: fail, refused: fail },
    redaction: () => new Redaction(new SensitiveNames()),
    log: { error: (message: string) => errors.push(message) } as unknown as Logger,
  });
  observer.started(exchange);
  observer.forwarding(exchange, {} as CompiledBackendRef);
  observer.responding(exchange);
  observer.finished(exchange, "complete");
  observer.refused({} as Downstream, "NoRoute" as never, "");
  assert.deepEqual(errors, Array(5).fill("a record of the log of requests failed"));
});
