import type { WorkerChannel } from "@edge-gateway/kernel/process/worker-channel";

/** A message that a client posts for its open stream. */
export interface PostedMessage {
  readonly fields: readonly (readonly [name: string, value: string])[];
  /** The body of the request as JSON text. */
  readonly body: string;
}

/** A stream that accepts posted messages. */
export interface HeldStream {
  take(message: PostedMessage): void;
}

interface Post extends PostedMessage {
  readonly call: number;
  readonly stream: string;
}

interface Posted {
  readonly call: number;
  readonly isTaken: boolean;
}

const POST = "mcp post";
const POSTED = "mcp posted";
const SEPARATOR = "/";

/**
 * The open event streams of clients. Each stream belongs to the worker in which it was opened; other workers
 * send posted messages to that worker.
 */
export class HeldStreams {
  readonly #channel: WorkerChannel;
  readonly #streams = new Map<string, HeldStream>();
  readonly #calls = new Map<number, (isTaken: boolean) => void>();
  #next = 0;

  constructor(channel: WorkerChannel) {
    this.#channel = channel;
    channel.hear(POST, (text, from) => {
      const { call, stream, fields, body }: Post = JSON.parse(text);
      const posted: Posted = { call, isTaken: this.#take(stream, { fields, body }) };
      channel.send(from, POSTED, JSON.stringify(posted));
    });
    channel.hear(POSTED, (text) => {
      const { call, isTaken }: Posted = JSON.parse(text);
      this.#calls.get(call)?.(isTaken);
      this.#calls.delete(call);
    });
  }

  /**
   * Registers a stream, and returns a name by which every worker finds the stream; `id` must be unique in
   * this process.
   */
  hold(id: string, stream: HeldStream): string {
    const name = `${this.#channel.name}${SEPARATOR}${id}`;
    this.#streams.set(name, stream);
    return name;
  }

  release(name: string): void {
    this.#streams.delete(name);
  }

  /** Sends a message to the worker of the stream; false if there is no such stream. */
  post(stream: string, message: PostedMessage): Promise<boolean> {
    const [owner = ""] = stream.split(SEPARATOR);
    if (!this.#channel.reaches(owner)) return Promise.resolve(this.#take(stream, message));
    const call = this.#next++;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    this.#calls.set(call, resolve);
    const post: Post = { ...message, call, stream };
    this.#channel.send(owner, POST, JSON.stringify(post));
    return promise;
  }

  #take(name: string, message: PostedMessage): boolean {
    const stream = this.#streams.get(name);
    stream?.take(message);
    return stream !== undefined;
  }
}
