import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { once } from "node:events";
import { createInterface, type Interface } from "node:readline";
import { signIn } from "@edge-gateway/testkit/sign-in";
import { programsOf } from "../../../../tools/kube/programs.ts";
import type { AnyClient, Heard } from "./every-method-steps.ts";

interface RequestOptions {
  readonly signal?: AbortSignal;
  readonly onprogress?: (progress: object) => void;
}

/** What the program writes: one member of these, and `id` with the first three. */
interface Said {
  readonly id?: number;
  readonly result?: object;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
  readonly progress?: object;
  readonly heard?: Heard;
  readonly asked?: Heard;
  readonly open?: string;
  readonly session?: boolean;
}

interface Waiting {
  readonly end: (said: Said) => void;
  readonly onprogress: ((progress: object) => void) | undefined;
}

/** An error that the library returned. */
class GoError extends Error {
  readonly code: number;
  readonly data: unknown;

  constructor({ code, message, data }: NonNullable<Said["error"]>) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

/** The official client of Go, a program that is told line by line what to ask. */
export class GoClient implements AnyClient {
  readonly heard: Heard[] = [];
  readonly asked: Heard[] = [];
  /** The URLs at which the user was asked to sign in. */
  readonly opened: URL[] = [];
  readonly #process: ChildProcessWithoutNullStreams;
  readonly #lines: Interface;
  readonly #waiting = new Map<number, Waiting>();
  readonly #connected = Promise.withResolvers<boolean>();
  #session = false;
  #errors = "";
  #last = 0;

  private constructor(process: ChildProcessWithoutNullStreams) {
    this.#process = process;
    process.stderr.setEncoding("utf8").on("data", (text: string) => (this.#errors += text));
    this.#lines = createInterface(process.stdout);
    this.#lines.on("line", (line) => this.#hear(JSON.parse(line)));
    process.once("close", () => this.#end(new Error(`the client has ended: ${this.#errors}`)));
  }

  /** @param version the protocol version that it asks for, by default the library's latest */
  static async connect(url: string, version?: string): Promise<GoClient> {
    const program = (await programsOf("mcp"))["go-client"];
    const client = new GoClient(spawn(program, version === undefined ? [url] : [url, version]));
    client.#session = await client.#connected.promise;
    return client;
  }

  get hasSession(): boolean {
    return this.#session;
  }

  async request(method: string, params: object, options: RequestOptions = {}): Promise<object> {
    const { signal, onprogress } = options;
    const id = ++this.#last;
    const said = await new Promise<Said>((end) => {
      this.#waiting.set(id, { end, onprogress });
      this.#write({ id, method, params, progress: onprogress !== undefined });
      signal?.addEventListener("abort", () => this.#write({ cancel: id }));
    });
    if (said.error !== undefined) throw new GoError(said.error);
    return said.result ?? {};
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const ended = this.#process.exitCode === null ? once(this.#process, "exit") : undefined;
    this.#process.stdin.end();
    const killed = setTimeout(() => this.#process.kill("SIGKILL"), 5000);
    await ended;
    clearTimeout(killed);
    this.#lines.close();
  }

  #hear(said: Said): void {
    if (said.heard !== undefined) this.heard.push(said.heard);
    if (said.asked !== undefined) this.asked.push(said.asked);
    if (said.session !== undefined) this.#connected.resolve(said.session);
    if (said.open !== undefined) void this.#signIn(said.open);
    const waiting = said.id === undefined ? undefined : this.#waiting.get(said.id);
    if (said.progress !== undefined) waiting?.onprogress?.(said.progress);
    else waiting?.end(said);
  }

  async #signIn(url: string): Promise<void> {
    this.opened.push(new URL(url));
    this.#write({ callback: (await signIn(url)).href });
  }

  #end(error: Error): void {
    this.#connected.reject(error);
    for (const { end } of this.#waiting.values())
      end({ error: { code: 0, message: error.message } });
  }

  #write(line: object): void {
    this.#process.stdin.write(`${JSON.stringify(line)}\n`);
  }
}
