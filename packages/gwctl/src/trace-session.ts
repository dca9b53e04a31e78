import { setTimeout as after } from "node:timers/promises";
import { TraceDecoder } from "@edge-gateway/trace";
import type { Decoded } from "@edge-gateway/trace";
import type { AdminOperations } from "@edge-gateway/generated/admin/operations.ts";
import { noGateway, openAdmin } from "./admin-client.ts";
import { runCurl } from "./inject.ts";
import { LONGEST_RECORD } from "./saved-trace.ts";
import { CommandError } from "./exit.ts";
import type { Terminal } from "./ui/terminal.ts";
import { TRACE_GRACE } from "./bounds.ts";

/** Which requests are traced; without any part, the next request. */
export type ChosenRequests = {
  readonly [Part in keyof TraceQuery]: TraceQuery[Part] | undefined;
};

type TraceQuery = Pick<
  AdminOperations["traceRequests"]["query"],
  "filter" | "host" | "pathPrefix" | "count"
>;

export interface TraceRequest {
  readonly adminPort: number;
  /** The data plane among several that is traced; undefined if there is only one. */
  readonly part: string | undefined;
  readonly detail: boolean;
  /** Arguments for curl; undefined waits for a request of another client. */
  readonly curl: readonly string[] | undefined;
  readonly chosen: ChosenRequests;
}

/** One trace from the first byte of the stream to its end. */
export class TraceSession {
  readonly #request: TraceRequest;
  readonly #show: (event: Decoded) => void;
  readonly #terminal: Terminal;
  /** Ends the trace of a request for which gwctl no longer waits. */
  readonly #stop = new AbortController();
  readonly #signal: AbortSignal;
  /** Whether the gateway has confirmed that it traces the next request. */
  #ready = false;
  #records = 0;
  /** The requests of which the last record was received. */
  #finished = 0;
  #curl: Promise<CommandError | undefined> | undefined;

  constructor(request: TraceRequest, show: (event: Decoded) => void, terminal: Terminal) {
    this.#request = request;
    this.#show = show;
    this.#terminal = terminal;
    this.#signal = AbortSignal.any([terminal.interrupted, this.#stop.signal]);
  }

  /**
   * Traces one request.
   * @throws CommandError if the trace or the request did not complete
   */
  async run(): Promise<void> {
    const { adminPort } = this.#request;
    const question = { path: pathOf(this.#request), type: "text/event-stream" } as const;
    const stream = await openAdmin(adminPort, question, {
      environment: this.#terminal.environment,
      interrupted: this.#signal,
    });
    const decoder = new TraceDecoder(
      { record: this.#take, comment: this.#comment },
      LONGEST_RECORD,
    );
    let broken: unknown;
    try {
      for await (const chunk of stream) decoder.write(chunk as Uint8Array);
      decoder.end();
    } catch (error) {
      broken = error;
      this.#stop.abort();
    }
    const failure = (await this.#curl) ?? this.#unfinished(broken);
    if (failure !== undefined) throw failure;
  }

  readonly #take = (decoded: Decoded): void => {
    if (!this.#ready) return this.#stop.abort();
    this.#records++;
    const isLast = decoded.kind === "record" && decoded.record.message.type === "requestFinished";
    if (isLast) this.#finished++;
    this.#show(decoded);
  };

  /**
   * The gateway starts to trace with the comment `ready`, so the request must not be sent earlier.
   */
  readonly #comment = (text: string): void => {
    if (text !== "ready") return;
    this.#ready = true;
    if (this.#request.curl === undefined) {
      const { part } = this.#request;
      const place = part === undefined ? "" : ` to ${part}`;
      const which = wordsOf(this.#request.chosen);
      this.#terminal.err(`waiting for the next ${which}${place} (Ctrl-C ends)\n`);
    } else {
      this.#curl ??= this.#send(this.#request.curl);
    }
  };

  async #send(args: readonly string[]): Promise<CommandError | undefined> {
    const failure = await runCurl(args, this.#terminal, this.#signal);
    if (this.#records === 0)
      await after(TRACE_GRACE, undefined, { signal: this.#signal }).catch(() => {});
    if (this.#records === 0) this.#stop.abort();
    return failure;
  }

  #unfinished(broken: unknown): CommandError | undefined {
    const { count = 1 } = this.#request.chosen;
    if (this.#finished >= count) return undefined;
    if (!this.#ready) return noGateway(this.#request.adminPort, broken);
    if (this.#records === 0 && this.#request.curl !== undefined) {
      return new CommandError(
        "curl got a response, but the gateway traced no request: is --port the port of one of its listeners? (the gateway refuses invalid HTTP before tracing starts)",
      );
    }
    const reason = broken instanceof Error ? broken.message : "the gateway ended the trace";
    return new CommandError(`the trace is incomplete: ${reason}`, { cause: broken });
  }
}

/** The path of the next request is one that gateways of all versions have. */
function pathOf({ chosen, detail }: TraceRequest): string {
  const parts = Object.entries(chosen).filter(([, value]) => value !== undefined);
  if (parts.length === 0) return detail ? "/debug/trace?detail=full" : "/debug/trace";
  const query = new URLSearchParams();
  for (const [name, value] of parts) query.set(name, String(value));
  if (detail) query.set("detail", "true");
  return `/api/trace?${query.toString()}`;
}

function wordsOf({ count, ...filters }: ChosenRequests): string {
  const requests = count === undefined || count === 1 ? "request" : `${count} requests`;
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  const verb = requests === "request" ? "matches" : "match";
  return isFiltered ? `${requests} that ${verb}` : requests;
}
