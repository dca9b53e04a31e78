import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import type { ConnectionObserver } from "@edge-gateway/http";
import { createAccessLog } from "@edge-gateway/gateway/observe/access-log";
import { LastCalls } from "@edge-gateway/gateway/observe/last-calls";
import { LineBatch } from "@edge-gateway/gateway/observe/lines/line-batch";
import { LineSender } from "@edge-gateway/gateway/observe/lines/line-queue";
import { GatewayMetrics } from "@edge-gateway/gateway/observe/metrics";
import { Observer, type ObserverParts } from "@edge-gateway/gateway/observe/observer";
import { RequestMetrics } from "@edge-gateway/gateway/observe/request-metrics";
import { RouteFailures } from "@edge-gateway/gateway/observe/route-failures";
import { TraceArm } from "@edge-gateway/gateway/observe/traces/trace-arm";
import type { CompiledBind } from "@edge-gateway/gateway/pipeline/compiled";
import { parseLevels, ProductLog } from "@edge-gateway/kernel/log/product-log";
import { Redaction } from "@edge-gateway/kernel/log/redact";
import { SensitiveNames } from "@edge-gateway/kernel/log/sensitive-names";
import type { Ir } from "@edge-gateway/translate/ir";
import { sensitiveNamesOf } from "@edge-gateway/translate/ir/credentials";
import type { FromWorker, WorkerStart } from "./messages.ts";
import { isUiPath, uiPathsOf, type UiPaths } from "./ui-paths.ts";

/** What a thread writes down of its requests and connections: log, metrics, traces, and the last of them. */
export class ThreadObservation {
  readonly log: ProductLog;
  readonly metrics: GatewayMetrics;
  readonly trace: TraceArm;
  readonly calls: LastCalls;
  readonly failures = new RouteFailures({ wallClock: Date.now });
  readonly #lines: LineBatch;
  #redaction = new Redaction(new SensitiveNames());
  #uiPaths: UiPaths = new Map();

  constructor(start: WorkerStart, post: (message: FromWorker) => void) {
    const { observability, logging } = start.settings;
    const capacity = LIMITS.adminLlmCalls.calls.maxItems;
    this.calls = new LastCalls({ capacity, wallClock: Date.now });
    const sender = new LineSender(start.outputs.log, logging.maxQueueSize, (lines) =>
      post({ kind: "log", lines }),
    );
    this.#lines = new LineBatch((lines) => sender.send(lines));
    const output = {
      format: logging.format,
      write: (line: string) => this.#lines.add(line),
      wallClock: Date.now,
    };
    this.log = new ProductLog(output, parseLevels(start.logLevels));
    this.metrics = new GatewayMetrics(observability.maxMetricSeries);
    this.trace = new TraceArm({
      memory: start.outputs.traces,
      post: (report) => post({ kind: "trace", report }),
      now: () => performance.now(),
      maxTracedBodyBytes: observability.maxTracedBodyBytes,
    });
  }

  get redaction(): Redaction {
    return this.#redaction;
  }

  /** Hides what a configuration names as secret, and knows its pages of the admin UI. */
  use(ir: Ir): void {
    this.#redaction = new Redaction(sensitiveNamesOf(ir));
    this.#uiPaths = uiPathsOf(ir);
  }

  /** Sends the lines that wait. */
  flush(): void {
    this.#lines.flush();
  }

  /** Observes the client connections of a port. */
  connections({ key, gateway, transport }: CompiledBind): ConnectionObserver {
    const metrics = this.metrics.downstream({
      bind: key,
      gateway,
      protocol: protocolOf(transport),
    });
    return {
      opened: () => metrics.opened(),
      closed(received, sent) {
        metrics.closed();
        metrics.received(received);
        metrics.sent(sent);
      },
    };
  }

  /**
   * Observes the requests of a port.
   * @param records writes the log of requests; undefined if there is none
   */
  requests(bind: string, records: ObserverParts["records"]): Observer {
    return new Observer({
      claimTrace: (exchange) => {
        // Pages of the admin UI ask again and again, and would be all that their own traces show.
        if (this.trace.watched && isUiPath(this.#uiPaths, bind, exchange.request.path))
          return undefined;
        return this.trace.claimArrived(exchange, this.#redaction);
      },
      metrics: new RequestMetrics(this.metrics, bind),
      calls: this.calls,
      failures: this.failures,
      records,
      accessLog: createAccessLog(this.log.logger("request"), () => this.#redaction),
      redaction: () => this.#redaction,
      log: this.log.logger("pipeline"),
    });
  }
}

/** The value of the protocol label of metrics for client connections. */
function protocolOf({ tls, relay }: CompiledBind["transport"]): string {
  if (tls !== undefined)
    return tls.listeners.values().some((one) => one.relay === undefined) ? "https" : "tls";
  return relay === undefined ? "http" : "tcp";
}
