import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface, type Interface } from "node:readline";
import { signIn } from "@edge-gateway/testkit/sign-in";
import { browserCommand } from "./browser-command.ts";

/** Starts programs of Python, whose browser writes into a folder of its own. */
export class PythonClients implements AsyncDisposable {
  readonly #environment: NodeJS.ProcessEnv;
  readonly #program: string;
  readonly #folder: string;

  private constructor(environment: NodeJS.ProcessEnv, program: string, folder: string) {
    this.#environment = environment;
    this.#program = program;
    this.#folder = folder;
  }

  /** @param programs the folder with programs of the tests */
  static async create(environment: NodeJS.ProcessEnv, programs: string): Promise<PythonClients> {
    const folder = await mkdtemp(join(tmpdir(), "browser-"));
    return new PythonClients(environment, join(programs, "sign_in.py"), folder);
  }

  /** @param token the access token that the program begins with */
  start(library: string, token = ""): PythonClient {
    const log = join(this.#folder, `${library}-${crypto.randomUUID()}`);
    const started = spawn("python3", [this.#program, library, token], {
      env: { ...this.#environment, BROWSER: browserCommand(log) },
    });
    return new PythonClient(started, log);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true });
  }
}

/** A program of Python that signs in where it must. */
export class PythonClient implements AsyncDisposable {
  /** The URLs at which the user was asked to sign in. */
  readonly asked: URL[] = [];
  readonly #process: ChildProcess;
  readonly #lines: AsyncIterator<string>;
  readonly #reader: Interface;
  readonly #log: string;
  #errors = "";

  constructor(started: ChildProcess, log: string) {
    this.#log = log;
    started.stderr?.setEncoding("utf8").on("data", (text: string) => (this.#errors += text));
    this.#process = started;
    if (started.stdout === null) throw new Error("the program has no standard output");
    this.#reader = createInterface(started.stdout);
    this.#lines = this.#reader[Symbol.asyncIterator]();
  }

  /** Calls a tool and returns its text. */
  async call(url: string, tool: string): Promise<string> {
    this.#write(JSON.stringify({ url, tool }));
    for (;;) {
      const { value, done } = await this.#lines.next();
      if (done === true) throw new Error(`the program has ended: ${this.#errors}`);
      const said: { open?: string; text?: string } = JSON.parse(value);
      if (said.text !== undefined) {
        await this.#readLog();
        return said.text;
      }
      this.asked.push(new URL(said.open ?? ""));
      this.#write((await signIn(said.open ?? "")).href);
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const ended = once(this.#process, "exit");
    if (this.#process.exitCode === null) {
      this.#process.kill("SIGKILL");
      await ended;
    }
    this.#reader.close();
  }

  #write(line: string): void {
    this.#process.stdin?.write(`${line}\n`);
  }

  /** Reads what the user's browser received, if the program opens one. */
  async #readLog(): Promise<void> {
    const text = await readFile(this.#log, "utf8").catch(() => "");
    const urls = text.split("\n").filter((line) => line !== "");
    if (urls.length > 0)
      this.asked.splice(0, this.asked.length, ...urls.map((url) => new URL(url)));
  }
}
