import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { Socket } from "node:net";
import { freePort } from "@edge-gateway/testkit/free-port";

/** The delay of a slow response in milliseconds. */
const SLOW = 100;

/** The way in which an endpoint handles requests. */
export type Behaviour = "answers" | "fails" | "hangs" | "is slow" | "resets" | "resets idle";

/** A server that responds with its name, and can be stopped and started at the same port. */
export class TestUpstream implements AsyncDisposable {
  readonly name: string;
  readonly port: number;
  behaviour: Behaviour = "answers";
  /** The number of requests so far. */
  requests = 0;
  /** Paths of the requests received until now. */
  readonly paths: string[] = [];
  #server: Server | undefined;
  /** Connections that have carried a request. */
  readonly #used = new WeakSet<Socket>();

  private constructor(name: string, port: number) {
    this.name = name;
    this.port = port;
  }

  static async start(name: string): Promise<TestUpstream> {
    const upstream = new TestUpstream(name, await freePort());
    await upstream.revive();
    return upstream;
  }

  /** Starts the upstream again at its port. */
  async revive(): Promise<void> {
    if (this.#server !== undefined) return;
    const server = createServer(this.#answer);
    this.#server = server;
    server.listen(this.port, "127.0.0.1");
    await once(server, "listening");
  }

  /** Ends the upstream and closes all its connections at once. */
  async kill(): Promise<void> {
    const server = this.#server;
    if (server === undefined) return;
    this.#server = undefined;
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.kill();
  }

  readonly #answer: RequestListener = (request, response) => {
    this.requests += 1;
    this.paths.push(request.url ?? "");
    request.resume();
    const isReused = this.#used.has(request.socket);
    this.#used.add(request.socket);
    if (this.behaviour === "resets idle" && isReused) request.socket.resetAndDestroy();
    else if (this.behaviour === "answers" || this.behaviour === "resets idle")
      response.end(this.name);
    else if (this.behaviour === "fails") response.writeHead(503).end(this.name);
    else if (this.behaviour === "is slow") setTimeout(() => response.end(this.name), SLOW);
    else if (this.behaviour === "resets") request.socket.resetAndDestroy();
  };
}

/** Starts this many servers, called `e0`, `e1` and so on. */
export function startUpstreams(count: number): Promise<readonly TestUpstream[]> {
  const names = Array.from({ length: count }, (_, index) => `e${index}`);
  return Promise.all(names.map((name) => TestUpstream.start(name)));
}

/** Sends requests one after the other, and returns the responses as `status text`. */
export async function answersOf(
  url: string,
  requests: number,
  options: RequestInit = {},
): Promise<readonly string[]> {
  const answers: string[] = [];
  for (let request = 0; request < requests; request++) {
    const response = await fetch(url, options);
    answers.push(`${response.status} ${await response.text()}`);
  }
  return answers;
}

/** Counts how often each response occurred. */
export function counted(answers: readonly string[]): ReadonlyMap<string, number> {
  const groups = Map.groupBy(answers, (answer) => answer);
  return new Map([...groups].map(([answer, all]) => [answer, all.length]));
}
