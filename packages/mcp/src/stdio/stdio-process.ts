import { spawn, type ChildProcessByStdio } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import type { Alarm, Calls } from "@edge-gateway/http";
import { LineReader } from "../stream/line-reader.ts";
import {
  MAX_MCP_MESSAGE_BYTES,
  MAX_STDERR_CHARACTERS,
  MCP_MEMORY_INTERVAL,
  MCP_PROCESS_END_TIME,
} from "../bounds.ts";
import { memoryOf } from "./memory-use.ts";

/** The command, arguments and environment of a process. */
export interface ProcessStart {
  readonly command: string;
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly workingDirectory: string | undefined;
  /** Maximum bytes of memory for the process and its children. */
  readonly maxMemory: number;
  readonly calls: Calls;
}

/** The listener that is told what a process does. */
export interface ProcessListener {
  /** Called with each line of the standard output. */
  line(text: string): void;
  /** Called with each line of the standard error output. */
  complained(text: string): void;
  /** Called once, when the process has ended or could not be started. */
  ended(detail: string): void;
}

const OUTPUT_CLOSED = "the process has closed its output";

/**
 * A process that reads and writes lines. It has a process group of its own, which is ended together with the
 * process.
 */
export class StdioProcess {
  readonly #child: ChildProcessByStdio<Writable, Readable, Readable>;
  readonly #listener: ProcessListener;
  readonly #alarm: Alarm;
  readonly #end: Alarm;
  /** Why the process is being ended; undefined while it may run. */
  #reason: string | undefined;
  #isOver = false;

  constructor(start: ProcessStart, listener: ProcessListener) {
    const { command, args, environment, workingDirectory, maxMemory, calls } = start;
    this.#listener = listener;
    this.#child = spawn(command, args, {
      cwd: workingDirectory,
      env: { ...environment },
      stdio: ["pipe", "pipe", "pipe"],
      detached: true,
    });
    this.#alarm = calls.alarm(() => void this.#measure(maxMemory));
    this.#alarm.set(MCP_MEMORY_INTERVAL);
    this.#end = calls.alarm(() => this.#signal("SIGKILL"));
    this.#listen();
  }

  /** Sends a line; false if the process does not read its input. */
  write(line: string): boolean {
    const { stdin, pid } = this.#child;
    // A failed start is reported separately.
    if (pid === undefined) return true;
    if (this.#isOver || stdin.writableLength > MAX_MCP_MESSAGE_BYTES) return false;
    stdin.write(`${line}\n`);
    return true;
  }

  /** Ends the process: closes its input, and later sends a signal if it still runs. */
  close(reason = "the session has ended"): void {
    if (this.#isOver || this.#reason !== undefined) return;
    this.#reason = reason;
    if (this.#child.pid !== undefined) this.#child.stdin.end();
    this.#signal("SIGTERM");
    this.#end.set(MCP_PROCESS_END_TIME);
  }

  #listen(): void {
    this.#child.on("error", (error) => this.#over(error.message));
    // A process that could not be started has no pipes.
    if (this.#child.pid === undefined) return;
    const { stdin, stdout, stderr } = this.#child;
    const lines = new LineReader(MAX_MCP_MESSAGE_BYTES);
    const complaints = new LineReader(MAX_STDERR_CHARACTERS);
    stdout.on("data", (bytes: Buffer) => {
      try {
        for (const line of lines.read(bytes)) if (line !== "") this.#listener.line(line);
      } catch (error) {
        this.close(error instanceof Error ? error.message : String(error));
      }
    });
    stderr.on("data", (bytes: Buffer) => {
      try {
        for (const line of complaints.read(bytes)) this.#complain(line);
      } catch {
        this.#complain(complaints.take());
      }
    });
    // Errors are ignored: lines that the process has not read are lost.
    stdin.on("error", () => {});
    // The process has closed its output, so it can send no more responses. Often it is about to end.
    stdout.on("end", () => this.close(OUTPUT_CLOSED));
    this.#child.on("exit", (status, signal) => {
      this.#complain(complaints.take());
      this.#over(this.#endReason(status, signal));
    });
  }

  #endReason(status: number | null, signal: NodeJS.Signals | null): string {
    const reason = this.#reason;
    if (reason !== undefined && reason !== OUTPUT_CLOSED) return reason;
    if (signal === null) return `the process has ended with status ${status}`;
    const closed = reason === undefined ? "the process" : `${reason}, and`;
    return `${closed} has ended with ${signal}`;
  }

  #complain(line: string): void {
    if (line !== "") this.#listener.complained(line.slice(0, MAX_STDERR_CHARACTERS));
  }

  async #measure(most: number): Promise<void> {
    const { pid } = this.#child;
    if (this.#isOver || pid === undefined) return;
    const bytes = await memoryOf(pid);
    if (bytes !== undefined && bytes > most) {
      this.close("the process exceeded its memory limit");
      return this.#signal("SIGKILL");
    }
    if (!this.#isOver) this.#alarm.set(MCP_MEMORY_INTERVAL);
  }

  #over(detail: string): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#alarm.release();
    this.#end.release();
    // Ends the process and its children by a signal to the process group.
    this.#signal("SIGKILL");
    this.#listener.ended(detail);
  }

  #signal(signal: NodeJS.Signals): void {
    const { pid } = this.#child;
    if (pid === undefined) return;
    try {
      process.kill(-pid, signal);
    } catch {
      // The process group no longer exists.
    }
  }
}
