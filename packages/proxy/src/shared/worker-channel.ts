import { ServiceKey } from "@edge-gateway/kernel/services";

/** The {@link WorkerChannel} of a thread. */
export const WORKER_CHANNEL = new ServiceKey<WorkerChannel>("channel to other workers");

/** Where a worker is among those of its process. */
export interface WorkerPlace {
  /** Tells the process from all others, also of other replicas. */
  readonly process: string;
  readonly index: number;
}

/** What one worker tells another one. */
export interface WorkerNote {
  readonly subject: string;
  /** JSON. */
  readonly text: string;
}

const SEPARATOR = ":";

/** Notes from worker to worker of one process: what only one of them can hold, the others ask it for. */
export class WorkerChannel {
  /** This worker's name, which no other one of any process has. */
  readonly name: string;
  readonly #process: string;
  readonly #post: (to: number, note: WorkerNote) => void;
  readonly #listeners = new Map<string, (text: string, from: string) => void>();

  constructor({ process, index }: WorkerPlace, post: (to: number, note: WorkerNote) => void) {
    this.#process = process;
    this.name = this.#nameOf(index);
    this.#post = post;
  }

  /** The name of the worker that has what there is once in a process. */
  get first(): string {
    return this.#nameOf(0);
  }

  /** Whether a name is that of another worker of this process. */
  reaches(worker: string): boolean {
    return worker !== this.name && worker.startsWith(`${this.#process}${SEPARATOR}`);
  }

  /** Tells a worker; one that cannot be reached hears nothing. */
  send(worker: string, subject: string, text: string): void {
    if (!this.reaches(worker)) return;
    this.#post(Number(worker.slice(this.#process.length + SEPARATOR.length)), { subject, text });
  }

  /** Gives the notes on a subject to a listener, in the place of the one before. */
  hear(subject: string, listener: (text: string, from: string) => void): void {
    this.#listeners.set(subject, listener);
  }

  /** A note has come. */
  received(from: number, { subject, text }: WorkerNote): void {
    this.#listeners.get(subject)?.(text, this.#nameOf(from));
  }

  #nameOf(index: number): string {
    return `${this.#process}${SEPARATOR}${index}`;
  }
}
