/** What a worker is asked to do: to begin with something, or to work with the newest of what a person types. */
interface DeskOrder {
  readonly order: "open" | "write";
}

/** Who is told what a worker has done. */
interface DeskListener<Reply> {
  /** @param isNewest whether no other order waits */
  told(reply: Reply, isNewest: boolean): void;
  failed(problem: string): void;
}

const NO_CODE = "a part of this page could not be loaded: copy what you typed, and load it again";

/** A worker that gets one order at a time, and of the values that wait only the newest. */
export class Desk<Order extends DeskOrder, Reply> {
  readonly #worker: Worker;
  #waiting: Order[] = [];
  #isBusy = false;

  constructor(worker: Worker, listener: DeskListener<Reply>) {
    this.#worker = worker;
    worker.addEventListener("message", ({ data }: MessageEvent<Reply>) => {
      this.#isBusy = false;
      listener.told(data, this.#waiting.length === 0);
      this.#next();
    });
    // The event of a worker whose code did not come has no message.
    worker.addEventListener("error", ({ message }) => listener.failed(message || NO_CODE));
  }

  send(order: Order): void {
    this.#waiting = [...this.#waiting.filter((each) => each.order === "open"), order];
    this.#next();
  }

  close(): void {
    this.#worker.terminate();
  }

  #next(): void {
    const [order, ...more] = this.#waiting;
    if (order === undefined || this.#isBusy) return;
    this.#waiting = more;
    this.#isBusy = true;
    this.#worker.postMessage(order);
  }
}
