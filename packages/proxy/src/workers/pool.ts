import { randomUUID } from "node:crypto";
import type { Worker } from "node:worker_threads";
import type { Ir } from "@edge-gateway/translate/ir";
import type { MetricSnapshot } from "@edge-gateway/kernel/metrics/definition";
import type { TraceHub, TracePort } from "@edge-gateway/gateway/observe/traces/trace-hub";
import type { TraceOrder } from "@edge-gateway/gateway/observe/traces/trace-order";
import { IrSender } from "@edge-gateway/snapshot/compile/ir-changes";
import { createEvenMemory } from "./even-connections.ts";
import type { FromWorker, ToWorker, WorkerOutputs, WorkerStart } from "./messages.ts";
import { Questions } from "./questions.ts";
import type { ServingThreads } from "./serving-threads.ts";
import type { EndpointStatus } from "@edge-gateway/gateway/endpoints/endpoint-status";
import { createQueueMemory, LineReceiver } from "@edge-gateway/gateway/observe/lines/line-queue";
import type { RouteFailure } from "@edge-gateway/gateway/observe/route-failures";
import { type KeySetStatus, mergeKeySets } from "@edge-gateway/translate/ir/key-sets";
import type { LastCall } from "@edge-gateway/gateway/observe/last-calls";
import type { CatalogueReading, TargetOrder } from "@edge-gateway/gateway/shared/mcp-catalogue";
import {
  mergeMcp,
  NO_MCP,
  type McpStatus,
  type McpThreadStatus,
} from "@edge-gateway/mcp/session/mcp-status";
import type { RuntimeKey } from "@edge-gateway/gateway/keys/runtime-keys";
import { ALL_WORKERS, type WorkerNote } from "@edge-gateway/kernel/process/worker-channel";

export interface PoolOptions {
  readonly size: number;
  readonly threads: ServingThreads;
  /** What all workers get at their start. */
  readonly start: Omit<WorkerStart, "outputs" | keyof Place> & {
    readonly outputs: Omit<WorkerOutputs, "log">;
  };
  readonly traces: TraceHub;
  /** Receives the log lines of workers. */
  readonly log: (lines: Uint8Array) => void;
  /** Receives records of the log of requests. */
  readonly requests: (lines: Uint8Array<ArrayBuffer>) => void;
  /** Called with the number of log lines that a worker has dropped, because its queue was full. */
  readonly linesDropped: (lines: number) => void;
  /** Called when a worker has ended unexpectedly; the process must then end. */
  readonly failed: (error: Error) => void;
}

/** What tells a worker who it is among the others. */
type Place = Pick<WorkerStart, "place" | "even">;

/** The worker threads, as the main thread sees them. */
export class WorkerPool {
  readonly #members: readonly Member[];
  /** Computes what to send to the workers for each configuration. */
  readonly #sender = new IrSender();

  private constructor(members: readonly Member[]) {
    this.#members = members;
  }

  /** Starts the workers; resolves when all of them listen. Rejects with all problems. */
  static async start(options: PoolOptions, generation: number, ir: Ir): Promise<WorkerPool> {
    const process = randomUUID();
    const members: Member[] = [];
    const pass = (to: number, from: number, note: WorkerNote): void => {
      const reached = members.filter((_member, index) =>
        to === ALL_WORKERS ? index !== from : index === to,
      );
      for (const member of reached) member.send({ kind: "note", from, note });
    };
    const even = createEvenMemory(options.size);
    for (let index = 0; index < options.size; index++) {
      const place = { place: { process, index, count: options.size }, even };
      members.push(new Member(options, place, (to, note) => pass(to, index, note)));
    }
    options.threads.close();
    const pool = new WorkerPool(members);
    const problems = await pool.apply(generation, ir);
    if (problems.length === 0) return pool;
    await pool.terminate();
    throw new AggregateError(
      problems.map((problem) => new Error(problem)),
      problems.join("\n"),
    );
  }

  get size(): number {
    return this.#members.length;
  }

  /**
   * Applies another configuration in all workers, or, if it has problems in one of them, in none; resolves to the
   * problems, each once.
   */
  async apply(generation: number, ir: Ir): Promise<string[]> {
    const prepared = this.#answers(generation);
    this.#broadcast({ kind: "prepare", generation, change: this.#sender.changeTo(ir) });
    const problems = await prepared;
    const decided = this.#answers(generation);
    this.#broadcast({ kind: "decide", generation, isAccepted: problems.length === 0 });
    return [...new Set([...problems, ...(await decided)])];
  }

  setLogLevels(levels: string): void {
    this.#broadcast({ kind: "logLevels", levels });
  }

  /** Resolves when every worker has applied the API keys. */
  async useKeys(keys: readonly RuntimeKey[]): Promise<void> {
    await Promise.all(this.#members.map((member) => member.useKeys(keys)));
  }

  /**
   * Returns the metrics of the workers, one list for each worker.
   * @param names the names of the wanted metrics; all by default
   */
  metrics(names?: readonly string[]): Promise<(readonly MetricSnapshot[])[]> {
    return Promise.all(this.#members.map((member) => member.metrics(names)));
  }

  /** Returns the states of endpoints, one list for each worker. */
  endpoints(): Promise<(readonly EndpointStatus[])[]> {
    return Promise.all(this.#members.map((member) => member.endpoints()));
  }

  /**
   * Returns the status of MCP over all workers.
   * @param ends the digest of a session that ends before
   */
  async mcp(ends?: string): Promise<McpStatus> {
    return mergeMcp(await Promise.all(this.#members.map((member) => member.mcp(ends))));
  }

  /** Returns the last calls of models of all workers. */
  async calls(): Promise<readonly LastCall[]> {
    return (await Promise.all(this.#members.map((member) => member.calls()))).flat();
  }

  /** Returns the key sets of policies over all workers. */
  async keySets(): Promise<readonly KeySetStatus[]> {
    return mergeKeySets(await Promise.all(this.#members.map((member) => member.keySets())));
  }

  /** Returns the last failed requests of a route of all workers. */
  async failures(route: string): Promise<readonly RouteFailure[]> {
    return (await Promise.all(this.#members.map((member) => member.failures(route)))).flat();
  }

  /** Reads the lists of targets of MCP backends, in one worker. */
  async mcpCatalogue(targets: readonly TargetOrder[]): Promise<readonly CatalogueReading[]> {
    return (await this.#members[0]?.mcpCatalogue(targets)) ?? [];
  }

  /** Shuts down gracefully: resolves when all workers have finished their requests, or at the deadline. */
  async drain(minimum: number, maximum: number): Promise<void> {
    await Promise.all(this.#members.map((member) => member.drain(minimum, maximum)));
  }

  async terminate(): Promise<void> {
    await Promise.all(this.#members.map((member) => member.terminate()));
  }

  #broadcast(message: ToWorker): void {
    for (const member of this.#members) member.send(message);
  }

  async #answers(generation: number): Promise<string[]> {
    const lists = await Promise.all(this.#members.map((member) => member.applied(generation)));
    return [...new Set(lists.flat())];
  }
}

/** A worker, and the requests to it that wait for a response. */
class Member {
  readonly #worker: Worker;
  readonly #options: PoolOptions;
  readonly #pass: (to: number, note: WorkerNote) => void;
  readonly #trace: TracePort;
  readonly #lines: LineReceiver;
  /** Resolves when the worker has ended, also by an exception. */
  readonly #exited: Promise<unknown>;
  readonly #applying = new Map<number, (problems: readonly string[]) => void>();
  readonly #metrics = new Questions<readonly MetricSnapshot[]>([]);
  readonly #endpoints = new Questions<readonly EndpointStatus[]>([]);
  readonly #keySets = new Questions<readonly KeySetStatus[]>([]);
  readonly #mcp = new Questions<McpThreadStatus>(NO_MCP);
  readonly #calls = new Questions<readonly LastCall[]>([]);
  readonly #failures = new Questions<readonly RouteFailure[]>([]);
  readonly #catalogues = new Questions<readonly CatalogueReading[]>([]);
  readonly #keys = new Questions<undefined>(undefined);
  readonly #traceOrders = new Questions<undefined>(undefined);
  #drained: (() => void) | undefined;
  #ending = false;
  /** Why the worker has ended; undefined while it runs. */
  #end: Error | undefined;

  /** @param pass forwards messages of this worker to other workers */
  constructor(options: PoolOptions, place: Place, pass: (to: number, note: WorkerNote) => void) {
    this.#options = options;
    this.#pass = pass;
    this.#trace = options.traces.attach((orders) => this.#useTraceOrders(orders));
    const outputs = { ...options.start.outputs, log: createQueueMemory() };
    this.#lines = new LineReceiver(outputs.log);
    const start: WorkerStart = { ...options.start, ...place, outputs };
    this.#worker = options.threads.take();
    this.send({ kind: "start", start });
    this.#exited = new Promise((resolve) => this.#worker.once("exit", resolve));
    this.#worker.on("message", (message: FromWorker) => this.#receive(message));
    this.#worker.on("error", (error) => this.#ended(error));
    this.#worker.on("exit", (status) =>
      this.#ended(new Error(`a worker ended with status ${status}`)),
    );
  }

  /** Sends a message; a worker that has ended gives the responses of its end to what waits for one. */
  send(message: ToWorker): void {
    if (this.#end === undefined) this.#worker.postMessage(message);
    else this.#settleAll(this.#end);
  }

  applied(generation: number): Promise<readonly string[]> {
    return new Promise((resolve) => this.#applying.set(generation, resolve));
  }

  metrics(names: readonly string[] | undefined): Promise<readonly MetricSnapshot[]> {
    const wanted = names === undefined ? {} : { names };
    return this.#metrics.ask((id) => this.send({ kind: "metrics", id, ...wanted }));
  }

  endpoints(): Promise<readonly EndpointStatus[]> {
    return this.#endpoints.ask((id) => this.send({ kind: "endpoints", id }));
  }

  keySets(): Promise<readonly KeySetStatus[]> {
    return this.#keySets.ask((id) => this.send({ kind: "keySets", id }));
  }

  mcp(ends: string | undefined): Promise<McpThreadStatus> {
    return this.#mcp.ask((id) => this.send({ kind: "mcp", id, ends }));
  }

  calls(): Promise<readonly LastCall[]> {
    return this.#calls.ask((id) => this.send({ kind: "calls", id }));
  }

  failures(route: string): Promise<readonly RouteFailure[]> {
    return this.#failures.ask((id) => this.send({ kind: "failures", id, route }));
  }

  mcpCatalogue(targets: readonly TargetOrder[]): Promise<readonly CatalogueReading[]> {
    return this.#catalogues.ask((id) => this.send({ kind: "mcpCatalogue", id, targets }));
  }

  useKeys(keys: readonly RuntimeKey[]): Promise<undefined> {
    return this.#keys.ask((id) => this.send({ kind: "keys", id, keys }));
  }

  #useTraceOrders(orders: readonly TraceOrder[]): Promise<undefined> {
    return this.#traceOrders.ask((id) => this.send({ kind: "traceOrders", id, orders }));
  }

  async drain(minimum: number, maximum: number): Promise<void> {
    this.#ending = true;
    const drained = new Promise<void>((resolve) => (this.#drained = resolve));
    this.send({ kind: "drain", minimum, maximum });
    await drained;
    await this.terminate();
  }

  async terminate(): Promise<void> {
    this.#ending = true;
    void this.#worker.terminate();
    await this.#exited;
  }

  #receive(message: FromWorker): void {
    switch (message.kind) {
      case "done":
        return this.#settleApplying(message.generation, message.problems);
      case "log":
        return this.#log(message.lines);
      case "requests":
        return this.#options.requests(message.lines);
      case "trace":
        return this.#trace.receive(message.report);
      case "note":
        return this.#pass(message.to, message.note);
      case "drained":
        return this.#drained?.();
      default:
        this.#answered(message);
    }
  }

  #answered(message: Extract<FromWorker, { readonly id: number }>): void {
    switch (message.kind) {
      case "metrics":
        return this.#metrics.answer(message.id, message.snapshot);
      case "endpoints":
        return this.#endpoints.answer(message.id, message.endpoints);
      case "keySets":
        return this.#keySets.answer(message.id, message.keySets);
      case "mcp":
        return this.#mcp.answer(message.id, message.status);
      case "calls":
        return this.#calls.answer(message.id, message.calls);
      case "failures":
        return this.#failures.answer(message.id, message.failures);
      case "mcpCatalogue":
        return this.#catalogues.answer(message.id, message.readings);
      case "keys":
        return this.#keys.answer(message.id, undefined);
      case "traceOrders":
        return this.#traceOrders.answer(message.id, undefined);
    }
  }

  #settleApplying(generation: number, problems: readonly string[]): void {
    this.#applying.get(generation)?.(problems);
    this.#applying.delete(generation);
  }

  #log(lines: Uint8Array): void {
    const dropped = this.#lines.taken(lines);
    this.#options.log(lines);
    if (dropped > 0) this.#options.linesDropped(dropped);
  }

  #ended(error: Error): void {
    this.#end ??= error;
    this.#trace.close();
    this.#settleAll(this.#end);
    if (!this.#ending) this.#options.failed(error);
    this.#ending = true;
  }

  #settleAll({ message }: Error): void {
    this.#drained?.();
    const questions = [
      ...[this.#metrics, this.#endpoints, this.#keySets, this.#mcp, this.#calls],
      ...[this.#failures, this.#catalogues, this.#keys, this.#traceOrders],
    ];
    for (const each of questions) each.end();
    for (const resolve of this.#applying.values()) resolve([message]);
  }
}
