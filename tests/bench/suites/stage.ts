import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gatewayCommand } from "../candidates.ts";
import {
  type Command,
  type Running,
  answering,
  freePort,
  pinned,
  run,
  start,
} from "../processes.ts";
import { type Load, parseLoad } from "../load.ts";
import { CACHE, ROOT } from "../tools.ts";
import type { SuitePlan } from "./suite.ts";

/** A program that listens on a port of 127.0.0.1. */
export interface Listening {
  readonly name: string;
  readonly running: Running;
  readonly port: number;
}

/** Values that are inserted into a configuration, by the name between `${` and `}`. */
export type Values = Readonly<Record<string, string | number>>;

/** The programs of a suite, which all end with it. */
export class Stage implements AsyncDisposable {
  readonly #plan: SuitePlan;
  readonly #started = new AsyncDisposableStack();

  constructor(plan: SuitePlan) {
    this.#plan = plan;
  }

  /** A server of `native/`, which prints its port. */
  async server(name: string, program: string, ...args: readonly string[]): Promise<Listening> {
    const running = start(name, { program, args }, this.#plan.cores.upstream);
    this.#started.defer(() => running.stop());
    return { name, running, port: Number(await running.firstLine()) };
  }

  /** The gateway of this check-out, or of another one, with a configuration from `candidates/`. */
  gateway(name: string, template: string, values: Values, checkout = ROOT): Promise<Listening> {
    const { bundle, adapter } = this.#plan;
    const filled = { ...values, ADAPTER: adapter };
    return this.proxy(name, template, filled, (file) => gatewayCommand(file, checkout, bundle));
  }

  /** Any program with a configuration from `candidates/`; it listens on `${PORT}`. */
  async proxy(
    name: string,
    template: string,
    values: Values,
    commandOf: (file: string, port: number) => Command,
  ): Promise<Listening> {
    return await this.listener(name, (port) => {
      const directory = join(CACHE, "run", name);
      mkdirSync(directory, { recursive: true });
      const text = readFileSync(join(ROOT, "tests/bench/candidates", template), "utf8");
      const file = join(directory, template);
      writeFileSync(file, fillAll(text, { ...values, PORT: port }));
      return commandOf(file, port);
    });
  }

  /** Starts a program that gets its port as an argument. */
  async listener(name: string, commandOf: (port: number) => Command): Promise<Listening> {
    const port = await freePort();
    const running = start(name, commandOf(port), this.#plan.cores.candidate);
    this.#started.defer(() => running.stop());
    await answering(running, port);
    return { name, running, port };
  }

  /** Runs a load generator to its end. */
  async load(program: string, ...args: readonly (string | number)[]): Promise<Load> {
    const { cores, signal } = this.#plan;
    const command = { program, args: args.map(String) };
    return parseLoad(await run(pinned(command, cores.load), signal));
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#started.disposeAsync();
  }
}

/** Replaces the names for which there are values; other text is unchanged. */
function fillAll(template: string, values: Values): string {
  return Object.entries(values).reduce(
    (text, [name, value]) => text.replaceAll(`\${${name}}`, String(value)),
    template,
  );
}
