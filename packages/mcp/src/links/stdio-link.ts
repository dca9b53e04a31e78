import { readText } from "../json/message.ts";
import type { StdioProcess } from "../stdio/stdio-process.ts";
import { SharedLink } from "./shared-link.ts";
import type { CallEnd } from "./target-call.ts";
import type { ProcessTarget } from "../target/target.ts";

/** The session id for every target that is a process. */
const PROCESS_SESSION = "process";

/** The connection to a target that is a program: JSON lines are exchanged with its process. */
export class StdioLink extends SharedLink {
  /** The name of the worker that owns the process. */
  protected readonly server: string;
  protected readonly session = PROCESS_SESSION;
  readonly #process: StdioProcess | undefined;
  #reason = "the server's process has ended";

  constructor({ launcher }: ProcessTarget, worker: string) {
    super();
    this.server = worker;
    this.#process = launcher.start({
      line: (text) => this.#read(text),
      ended: (detail) => {
        this.#reason = detail;
        this.over({ kind: "failed", detail });
      },
    });
  }

  close(): void {
    this.#process?.close();
  }

  protected send(text: string): Promise<CallEnd> {
    const isSent = !this.isOver && this.#process?.write(text.replaceAll(/[\r\n]+/g, " ")) === true;
    if (isSent) return Promise.resolve({ kind: "complete", session: this.session });
    const detail = this.isOver ? this.#reason : "the server's process does not read its input";
    return Promise.resolve({ kind: "failed", detail });
  }

  /** Lines that are not messages are ignored, because some programs also print other text. */
  #read(line: string): void {
    for (const message of readText(line).found?.messages ?? []) this.hear(message);
  }
}
