import { createHash } from "node:crypto";
import { after, logged } from "@edge-gateway/kernel/process/callbacks";
import type { Logger } from "@edge-gateway/kernel/log/logger";
import { ServiceKey } from "@edge-gateway/kernel/process/services";
import { CLOCKS, LOG, SETTINGS } from "@edge-gateway/kernel/thread-parts";
import { PROCESS_RESULT_PATIENCE } from "../bounds.ts";
import { ResultDesk, type ResultText } from "./result-desk.ts";
import { WORKER_CHANNEL, type WorkerChannel } from "@edge-gateway/kernel/process/worker-channel";

/** Service key: the thread's {@link ProcessResults}. */
export const PROCESS_RESULTS = new ServiceKey(
  "results of all workers",
  (use) =>
    new ProcessResults({
      channel: use(WORKER_CHANNEL),
      log: use(LOG).module("results"),
      capacity: use(SETTINGS).identity.verifiedTokens,
      wallClock: use(CLOCKS).wallClock,
    }),
);

/** A value that is JSON, and how long it may be used. */
export interface TimedResult<Value> {
  readonly value: Value;
  /** Milliseconds since 1970; a time that has passed: the value is for those who wait for it now. */
  readonly until: number;
}

export interface ProcessResultsOptions {
  readonly channel: WorkerChannel;
  readonly log: Logger;
  /** The maximum number of results that the first worker keeps for the others. */
  readonly capacity: number;
  /** The current time in milliseconds since 1970. */
  readonly wallClock: () => number;
}

interface Asked {
  readonly id: number;
  readonly key: string;
  readonly after: number;
}

interface Answer {
  readonly id: number;
  readonly found?: ResultText | undefined;
}

interface Done {
  readonly key: string;
  readonly made?: ResultText | undefined;
}

const ASKED = "result asked";
const ANSWERED = "result answered";
const DONE = "result done";

/**
 * What a process learns from servers, such as whether a token is active: one worker asks the server, and all
 * workers use the answer. The first worker knows the results and who is making one.
 */
export class ProcessResults {
  readonly #channel: WorkerChannel;
  readonly #log: Logger;
  readonly #desk: ResultDesk;
  readonly #asking = new Map<number, (found: ResultText | undefined) => void>();
  #lastId = 0;

  constructor({ channel, log, capacity, wallClock }: ProcessResultsOptions) {
    this.#channel = channel;
    this.#log = log;
    this.#desk = new ResultDesk(capacity, wallClock);
    channel.hear(ASKED, (text, from) => {
      const { id, key, after: later }: Asked = JSON.parse(text);
      this.#desk.ask(key, later, (found) =>
        channel.send(from, ANSWERED, JSON.stringify({ id, found } satisfies Answer)),
      );
    });
    channel.hear(DONE, (text) => {
      const { key, made }: Done = JSON.parse(text);
      this.#desk.done(key, made);
    });
    channel.hear(ANSWERED, (text) => {
      const { id, found }: Answer = JSON.parse(text);
      this.#asking.get(id)?.(found);
    });
  }

  /**
   * Returns the result of any worker, or makes it; meanwhile all others wait. A failure is for this worker:
   * those who wait elsewhere make the result themselves.
   * @param key identifies the result in all workers, by everything that it depends on
   * @param later only a result that may be used for longer than until this time is wanted, in
   * milliseconds since 1970
   */
  async once<Value>(
    key: string,
    make: () => Promise<TimedResult<Value>>,
    later = 0,
  ): Promise<TimedResult<Value>> {
    const name = createHash("sha256").update(key).digest("base64");
    const found = await this.#ask(name, later);
    if (found !== undefined) return { value: JSON.parse(found.text), until: found.until };
    try {
      const made = await make();
      const until = Math.min(made.until, Number.MAX_SAFE_INTEGER);
      this.#done({ key: name, made: { text: JSON.stringify(made.value), until } });
      return made;
    } catch (error) {
      this.#done({ key: name });
      throw error;
    }
  }

  #ask(key: string, later: number): Promise<ResultText | undefined> {
    return new Promise((resolve) => {
      const { first, name } = this.#channel;
      const id = ++this.#lastId;
      const answer = (found: ResultText | undefined): void => {
        clearTimeout(patience);
        this.#asking.delete(id);
        resolve(found);
      };
      const giveUp = logged(this.#log, "waiting for another worker");
      const patience = after(PROCESS_RESULT_PATIENCE, () => answer(undefined), giveUp);
      this.#asking.set(id, answer);
      if (first === name) this.#desk.ask(key, later, answer);
      else
        this.#channel.send(first, ASKED, JSON.stringify({ id, key, after: later } satisfies Asked));
    });
  }

  #done(done: Done): void {
    const { first, name } = this.#channel;
    if (first === name) this.#desk.done(done.key, done.made);
    else this.#channel.send(first, DONE, JSON.stringify(done));
  }
}
