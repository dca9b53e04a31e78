import { createServer, type EngineLimits, type RequestHead, type Server } from "@edge-gateway/http";
import { ADAPTER, LIMITS, testThread } from "@edge-gateway/http/testing";
import { Redaction } from "@edge-gateway/kernel/log/redact";
import { SensitiveNames } from "@edge-gateway/kernel/log/sensitive-names";
import type { Ir } from "@edge-gateway/translate/ir";
import { createAccessLog } from "@edge-gateway/gateway/observe/access-log";
import { GatewayMetrics } from "@edge-gateway/gateway/observe/metrics";
import { Observer } from "@edge-gateway/gateway/observe/observer";
import { RequestMetrics } from "@edge-gateway/gateway/observe/request-metrics";
import { Gateway } from "@edge-gateway/gateway/pipeline/gateway";
import { silentLogger } from "@edge-gateway/kernel/testing/silent-logger";
import { TestContext } from "@edge-gateway/gateway/testing/context";
import { nameCacheOf } from "@edge-gateway/gateway/upstream/name-source";
import { inSlices } from "../in-slices.ts";
import { IrReceiver, IrSender } from "../ir-changes.ts";
import { UpstreamRegistry } from "@edge-gateway/gateway/endpoints/upstream-registry";
import { compileSnapshot, type CompiledSnapshot } from "../compile-snapshot.ts";

const MAX_METRIC_SERIES = 1000;
const REDACTION = new Redaction(new SensitiveNames());

/** Applies configurations one after the other like a worker, and handles requests to their only port. */
export class TestWorker {
  port = 0;
  /** Number of routes and backends that were compiled for the last configuration. */
  compiled = 0;
  readonly upstreams: UpstreamRegistry;
  readonly #sender = new IrSender();
  readonly #receiver = new IrReceiver();
  readonly #context = new TestContext();
  readonly #limits: EngineLimits = LIMITS;
  readonly #thread = testThread();
  #snapshot: CompiledSnapshot | undefined;
  #gateway: Gateway | undefined;
  #server: Server | undefined;

  constructor({ settings }: Ir) {
    this.upstreams = new UpstreamRegistry({
      limits: this.#limits,
      thread: this.#thread,
      adapter: ADAPTER,
      names: nameCacheOf(settings.dns, silentLogger),
      connected: () => {},
      refused: () => {},
    });
  }

  async apply(ir: Ir): Promise<readonly string[]> {
    const received = this.#receiver.receive(structuredClone(this.#sender.changeTo(ir)));
    const ambient = { log: silentLogger, random: () => 0, now: () => 0, wallClock: () => 0 };
    const { services } = this.#context;
    const { upstreams } = this;
    const parts = { services, ambient, upstreams, running: this.#snapshot };
    const { snapshot, problems, compiled } = await inSlices(compileSnapshot(received, 1, parts));
    if (problems.length > 0) {
      snapshot.close();
      return problems.map(({ path, message }) => `${path}: ${message}`);
    }
    await this.#serve(snapshot);
    this.#snapshot?.close();
    this.#snapshot = snapshot;
    this.compiled = compiled;
    return [];
  }

  /** The policies of the route that takes a request, as traces show them; undefined: no route does. */
  policiesOf(request: RequestHead): object | undefined {
    const [bind] = this.#snapshot?.binds.values() ?? [];
    return bind?.listeners.find(
      request.authority,
      ({ routes }) => routes.find(request)?.effectivePolicy,
    );
  }

  async #serve({ binds }: CompiledSnapshot): Promise<void> {
    const [bind] = binds.values();
    if (bind === undefined) throw new Error("the configuration has no bind");
    if (this.#gateway !== undefined) {
      this.#gateway.bind = bind;
      return;
    }
    const observer = new Observer({
      claimTrace: () => undefined,
      metrics: new RequestMetrics(new GatewayMetrics(MAX_METRIC_SERIES), bind.key),
      accessLog: createAccessLog(silentLogger, () => REDACTION),
      redaction: () => REDACTION,
      log: silentLogger,
    });
    this.#gateway = new Gateway(bind, { observer });
    this.#server = createServer({
      limits: this.#limits,
      handler: this.#gateway,
      thread: this.#thread,
      adapter: ADAPTER,
      clock: () => performance.now(),
    });
    this.port = await this.#server.listen({ port: 0, host: "127.0.0.1" });
  }

  async close(): Promise<void> {
    this.#snapshot?.close();
    await this.#server?.close({ min: 0, max: 0 });
    this.upstreams.close();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close();
  }
}
