import type { Calls } from "@edge-gateway/http";
import type { WorkerChannel } from "@edge-gateway/kernel/process/worker-channel";
import { readText, type JsonRpcMessage } from "../json/message.ts";
import { RemoteLink, RemoteCalls, type LinkPlace, type PostForStream } from "./remote-link.ts";
import type { SharedLink } from "./shared-link.ts";
import type { TargetLink } from "./target-link.ts";

/** Receives the messages of a target that are not responses. */
export type Ear = (message: JsonRpcMessage) => void;

interface Listening extends LinkPlace {
  readonly isOn: boolean;
}

interface Heard extends LinkPlace {
  /** The message as JSON text. */
  readonly text: string;
}

const LISTEN = "mcp listen";
const HEARD = "mcp heard";
const END = "mcp end";

/**
 * Connections to targets whose sessions are streams. Each connection belongs to one worker. Other workers send
 * messages through it, and receive notifications from it.
 */
export class HeldLinks {
  readonly #channel: WorkerChannel;
  readonly #remote: RemoteCalls;
  readonly #links = new Map<string, SharedLink>();
  /** The other workers that receive notifications of a session. */
  readonly #listeners = new Map<string, Set<string>>();
  /** Streams of this worker that receive notifications from connections of other workers. */
  readonly #ears = new Map<string, Set<Ear>>();

  constructor(channel: WorkerChannel, calls: Calls) {
    this.#channel = channel;
    this.#remote = new RemoteCalls(channel, calls, (place) => {
      const link = this.#links.get(keyOf(place));
      return link?.isOver === false ? link : undefined;
    });
    channel.hear(LISTEN, (text, from) => {
      const { isOn, ...place }: Listening = JSON.parse(text);
      const workers = this.#listeners.get(keyOf(place)) ?? new Set();
      if (isOn) this.#listeners.set(keyOf(place), workers.add(from));
      else if (workers.delete(from) && workers.size === 0) this.#listeners.delete(keyOf(place));
    });
    channel.hear(HEARD, (text) => {
      const { text: json, ...place }: Heard = JSON.parse(text);
      const [ear] = this.#ears.get(keyOf(place)) ?? [];
      for (const message of readText(json).found?.messages ?? []) ear?.(message);
    });
    channel.hear(END, (text) => {
      const place: LinkPlace = JSON.parse(text);
      this.#links.get(keyOf(place))?.close();
    });
  }

  /** The name of this worker. */
  get worker(): string {
    return this.#channel.name;
  }

  keep(place: LinkPlace, link: SharedLink): void {
    this.#links.set(keyOf(place), link);
  }

  drop(place: LinkPlace, link: SharedLink): void {
    const key = keyOf(place);
    if (this.#links.get(key) !== link) return;
    this.#links.delete(key);
    this.#listeners.delete(key);
  }

  /** Whether a name is that of another worker of this process. */
  reaches(worker: string | undefined): boolean {
    return worker !== undefined && this.#channel.reaches(worker);
  }

  /**
   * Returns a connection that belongs to another worker of this process.
   * @param post posts messages for a stream to which messages are not written
   */
  remote(worker: string | undefined, place: LinkPlace, post?: PostForStream): TargetLink {
    return new RemoteLink(this.#remote, worker ?? "", place, post);
  }

  /** Closes a connection that belongs to another worker. */
  end(worker: string | undefined, place: LinkPlace): void {
    if (worker !== undefined) this.#channel.send(worker, END, JSON.stringify(place));
  }

  /** Sends a message to one subscribed worker; false if no worker has subscribed. */
  tell(place: LinkPlace, message: JsonRpcMessage): boolean {
    const [worker] = this.#listeners.get(keyOf(place)) ?? [];
    if (worker === undefined) return false;
    const heard: Heard = { ...place, text: message.object.toString() };
    this.#channel.send(worker, HEARD, JSON.stringify(heard));
    return true;
  }

  /** Subscribes to notifications of another worker's connection; the returned function unsubscribes. */
  listen(worker: string, place: LinkPlace, ear: Ear): () => void {
    const key = keyOf(place);
    const ears = this.#ears.get(key) ?? new Set();
    this.#ears.set(key, ears.add(ear));
    const tell = (isOn: boolean): void =>
      this.#channel.send(worker, LISTEN, JSON.stringify({ ...place, isOn } satisfies Listening));
    tell(true);
    return () => {
      if (!ears.delete(ear) || ears.size > 0) return;
      this.#ears.delete(key);
      tell(false);
    };
  }
}

function keyOf({ session, target }: LinkPlace): string {
  return JSON.stringify([session, target]);
}
