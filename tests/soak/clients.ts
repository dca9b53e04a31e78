import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";

/** The results of the clients until now. */
export interface Tally {
  requests: number;
  /** A line for each request with a wrong response. */
  readonly failures: string[];
}

const KEPT_FAILURES = 20;
const ANSWER_MILLISECONDS = 30_000;

/**
 * Clients that each send requests one after the other over one connection, until they are stopped.
 */
export class Clients {
  readonly tally: Tally = { requests: 0, failures: [] };
  readonly #agent: Agent;
  readonly #port: number;
  readonly #count: number;
  #connections = 0;
  #running: Promise<void>[] = [];
  #stopped = true;
  #floor = 0;
  readonly #seen: number[];

  constructor(port: number, count: number) {
    this.#port = port;
    this.#count = count;
    this.#seen = new Array<number>(count).fill(0);
    this.#agent = new Agent({ keepAlive: true, maxSockets: count });
    const connect = this.#agent.createConnection.bind(this.#agent);
    this.#agent.createConnection = (...args) => {
      this.#connections += 1;
      return connect(...args);
    };
  }

  /**
   * Number of opened connections; more than one per client means that the gateway has closed some.
   */
  get connections(): number {
    return this.#connections;
  }

  /** Requests that start from now on must not get a response of an older version. */
  expectAtLeast(version: number): void {
    this.#floor = version;
  }

  /** The version of each client's last response. */
  get seen(): readonly number[] {
    return this.#seen;
  }

  start(): void {
    this.#stopped = false;
    this.#running = Array.from({ length: this.#count }, (_, index) => this.#run(index));
  }

  /** Waits until running requests have ended; the connections stay open. */
  async pause(): Promise<void> {
    this.#stopped = true;
    await Promise.all(this.#running);
  }

  close(): void {
    this.#stopped = true;
    this.#agent.destroy();
  }

  async #run(index: number): Promise<void> {
    const body = index % 2 === 0 ? undefined : "x".repeat(index);
    while (!this.#stopped) {
      const floor = this.#floor;
      const failure = await this.#send(index, body, floor).catch((error: unknown) => String(error));
      this.tally.requests += 1;
      if (failure === undefined) continue;
      if (this.tally.failures.length < KEPT_FAILURES) this.tally.failures.push(failure);
    }
  }

  /** Why the response is wrong; undefined if it is right. */
  async #send(index: number, body: string | undefined, floor: number): Promise<string | undefined> {
    const { status, text, version } = await exchange(this.#port, "/load", this.#agent, body);
    this.#seen[index] = version;
    if (status !== 200) return `status ${status}`;
    if (text !== `${body?.length ?? 0} bytes, version ${version}`) return `body ${text}`;
    return version >= floor ? undefined : `version ${version} after ${floor} was applied`;
  }
}

/** Status, body and `x-version` of the response to one request. */
export async function exchange(
  port: number,
  path: string,
  agent: Agent,
  body?: string,
): Promise<{ status: number; text: string; version: number }> {
  const signal = AbortSignal.timeout(ANSWER_MILLISECONDS);
  const sent = request({
    signal,
    port,
    path,
    agent,
    host: "127.0.0.1",
    method: body === undefined ? "GET" : "POST",
  });
  sent.end(body);
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  let text = "";
  for await (const chunk of response.setEncoding("utf8")) text += chunk;
  return { status: response.statusCode ?? 0, text, version: Number(response.headers["x-version"]) };
}
