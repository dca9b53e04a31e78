import type { WorkerChannel } from "./worker-channel.ts";

/** Tells all workers what one part of a worker has noticed. */
export class WorkerNews<News> {
  readonly #channel: WorkerChannel;
  readonly #subject: string;
  readonly #listeners = new Set<(news: News) => void>();

  constructor(channel: WorkerChannel, subject: string) {
    this.#channel = channel;
    this.#subject = subject;
    channel.hear(subject, (text) => {
      const news: News = JSON.parse(text);
      for (const listener of this.#listeners) listener(news);
    });
  }

  /**
   * Tells the other workers, and the other listeners of this one: those of a newer configuration.
   * @param own the listener of whoever tells
   */
  tell(news: News, own: (news: News) => void): void {
    for (const listener of this.#listeners) if (listener !== own) listener(news);
    this.#channel.sendToAll(this.#subject, JSON.stringify(news));
  }

  /** Resolves when all other workers have heard what was told so far; undefined if there are no others. */
  heard(): Promise<void> | undefined {
    return this.#channel.reached();
  }

  /** Calls a listener with what others tell; the returned function stops that. */
  hear(listener: (news: News) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}
