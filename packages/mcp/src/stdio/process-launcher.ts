import type { ParsedMcpTargetStdio } from "@edge-gateway/generated/types/index.ts";
import type { Logger } from "@edge-gateway/kernel/log/logger";
import type { Calls } from "@edge-gateway/http";
import type { ProcessCounts } from "./process-counts.ts";
import { StdioProcess, type ProcessListener } from "./stdio-process.ts";

/** What the processes of MCP servers need from the thread. */
export interface ProcessServices {
  readonly counts: ProcessCounts;
  /** The environment variables of the gateway. */
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** The backend and target whose processes are started. */
export interface LauncherPlace {
  /** The name of the backend, which stays the same across reloads. */
  readonly backend: string;
  readonly target: string;
  readonly calls: Calls;
  readonly log: Logger;
}

/** The environment variables that programs inherit; other variables may contain secrets. */
const INHERITED = ["HOME", "LOGNAME", "PATH", "SHELL", "TERM", "USER"];

/** Starts the processes of a target. */
export class ProcessLauncher {
  readonly #stdio: ParsedMcpTargetStdio;
  readonly #place: LauncherPlace;
  readonly #services: ProcessServices;

  constructor(stdio: ParsedMcpTargetStdio, place: LauncherPlace, services: ProcessServices) {
    this.#stdio = stdio;
    this.#place = place;
    this.#services = services;
  }

  /** Starts a process. Undefined: the process could not start, which the listener was told. */
  start(listener: Omit<ProcessListener, "complained">): StdioProcess | undefined {
    const { command, args = [], workingDirectory, maxMemory, maxProcesses } = this.#stdio;
    const { backend, target, calls, log } = this.#place;
    const name = JSON.stringify([backend, target]);
    const release = this.#services.counts.take(name, maxProcesses);
    if (release === undefined) {
      listener.ended("the maximum number of its processes is running");
      return undefined;
    }
    const start = {
      command,
      args,
      environment: this.#environment(),
      workingDirectory,
      maxMemory,
      calls,
    };
    const ended = (detail: string): void => {
      release();
      listener.ended(detail);
    };
    try {
      return new StdioProcess(start, {
        line: (text) => listener.line(text),
        complained: (line) => log.info("an MCP server says", { backend, target, line }),
        ended,
      });
    } catch (error) {
      ended(error instanceof Error ? error.message : String(error));
      return undefined;
    }
  }

  #environment(): Readonly<Record<string, string>> {
    const { environment } = this.#services;
    const inherited = INHERITED.flatMap((name) => {
      const value = environment[name];
      return value === undefined ? [] : [[name, value] as const];
    });
    return { ...Object.fromEntries(inherited), ...this.#stdio.env };
  }
}
