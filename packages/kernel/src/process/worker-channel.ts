import { WORKER_NEWS_TIME } from "../bounds.ts";
import { after, afterReading } from "./callbacks.ts";
import { ServiceKey } from "./services.ts";

/** Service key: the thread's {@link WorkerChannel}. */
export const WORKER_CHANNEL = new ServiceKey<WorkerChannel>("channel to other workers");

/** A worker's position in its process. */
export interface WorkerPlace {
  /** Identifies the process among the processes of all replicas. */
  readonly process: string;
  readonly index: number;
  /** The number of workers of the process. */
  readonly count: number;
}

/** A message from one worker to another. */
export interface WorkerNote {
  readonly subject: string;
  /** The message as JSON text. */
  readonly text: string;
}

/** The index that means all other workers. */
export const ALL_WORKERS = -1;

const SEPARATOR = ":";

/** Asks a worker to say that it has received everything that was sent before, by workers and clients. */
const REACH = "reach";
const REACHED = "reached";

/** Messages between the workers of a process, to reach state that only one of them has. */
export class WorkerChannel {
  /** The name of this worker, unique over all processes. */
  readonly name: string;
  readonly #process: string;
  readonly #post: (to: number, note: WorkerNote) => void;
  readonly #listeners = new Map<string, (text: string, from: string) => void>();
  /** The number of other workers. */
  readonly #others: number;
  /** The calls of {@link reached} that wait, and how many workers each waits for. */
  readonly #reaching = new Map<string, { left: number; readonly end: () => void }>();
  #calls = 0;

  constructor(
    { process, index, count }: WorkerPlace,
    post: (to: number, note: WorkerNote) => void,
  ) {
    this.#process = process;
    this.name = this.#nameOf(index);
    this.#others = count - 1;
    this.#post = post;
    this.hear(REACH, (call, from) =>
      afterReading(
        () => this.send(from, REACHED, call),
        () => {},
      ),
    );
    this.hear(REACHED, (call) => {
      const reaching = this.#reaching.get(call);
      if (reaching !== undefined && --reaching.left === 0) reaching.end();
    });
  }

  /** Identifies the process among the processes of all replicas. */
  get process(): string {
    return this.#process;
  }

  /** The name of the worker that keeps whatever exists once per process. */
  get first(): string {
    return this.#nameOf(0);
  }

  /** Whether a name is that of another worker of this process. */
  reaches(worker: string): boolean {
    return worker !== this.name && worker.startsWith(`${this.#process}${SEPARATOR}`);
  }

  /** Sends a message to a worker; it is dropped if the worker cannot be reached. */
  send(worker: string, subject: string, text: string): void {
    if (!this.reaches(worker)) return;
    this.#post(Number(worker.slice(this.#process.length + SEPARATOR.length)), { subject, text });
  }

  /** Sends a message to all other workers of this process. */
  sendToAll(subject: string, text: string): void {
    this.#post(ALL_WORKERS, { subject, text });
  }

  /** Whether there are no other workers. */
  get isAlone(): boolean {
    return this.#others === 0;
  }

  /**
   * Resolves when all other workers have received what this worker has sent so far, because messages keep
   * their order, and have read what clients had sent them before; or when that takes too long. Undefined if there
   * are no others.
   */
  reached(): Promise<void> | undefined {
    if (this.isAlone) return undefined;
    const call = String(this.#calls++);
    const { promise, resolve } = Promise.withResolvers<void>();
    const end = (): void => {
      clearTimeout(timer);
      this.#reaching.delete(call);
      resolve();
    };
    const timer = after(WORKER_NEWS_TIME, end, () => {});
    this.#reaching.set(call, { left: this.#others, end });
    this.sendToAll(REACH, call);
    return promise;
  }

  /** Sets the listener for messages on a subject. */
  hear(subject: string, listener: (text: string, from: string) => void): void {
    this.#listeners.set(subject, listener);
  }

  /** Delivers a received message. */
  received(from: number, { subject, text }: WorkerNote): void {
    this.#listeners.get(subject)?.(text, this.#nameOf(from));
  }

  #nameOf(index: number): string {
    return `${this.#process}${SEPARATOR}${index}`;
  }
}
