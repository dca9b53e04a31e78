import { VERSION } from "@edge-gateway/kernel/process/version";
import { READING_TIMEOUT } from "@edge-gateway/config/bounds";
import { ConfigurationReader } from "@edge-gateway/config/reading/configuration-reader";
import { digestOf } from "@edge-gateway/config/reading/digest";
import { shownName, STDIN } from "@edge-gateway/config/reading/find-files";
import type { ValidConfig } from "../process/gateway-options.ts";
import { GatewayProcess } from "../process/gateway-process.ts";
import { ServingThreads } from "../workers/serving-threads.ts";
import type {
  ConfigurationFinding,
  CreateGateway,
  EmbeddedGateway,
  GatewayConfig,
} from "./embedding.ts";
import { ConfigurationError, findingOf } from "./findings.ts";
import { HeldPorts } from "./held-ports.ts";
import { lineOutput } from "./line-output.ts";

export type * from "./embedding.ts";
export { ConfigurationError };

/** Starts a gateway: see {@link CreateGateway}. */
export const createGateway: CreateGateway = async (config, options = {}) => {
  const source = new ConfigSource(options.environment ?? {});
  try {
    const initial = await source.judge(config);
    const gateway = new Embedded(source, initial, lineOutput(options.log ?? (() => {})));
    await gateway.start(initial);
    source.held.accepted();
    return gateway;
  } finally {
    source.held.release();
  }
};

/** A judged configuration, and what is told about it. */
interface Accepted extends ValidConfig {
  readonly ports: Readonly<Record<string, number>>;
  readonly warnings: readonly ConfigurationFinding[];
}

/** Judges configurations of the program, in a thread of their own. */
class ConfigSource {
  readonly held = new HeldPorts();
  readonly reader: ConfigurationReader;

  constructor(environment: Readonly<Record<string, string | undefined>>) {
    // The reader treats the text like that of standard input, which is no file either.
    this.reader = new ConfigurationReader({ path: STDIN, environment });
  }

  /** @throws {ConfigurationError} if the configuration has errors */
  async judge(config: GatewayConfig): Promise<Accepted> {
    const resolved = await this.held.resolve(config);
    // Nothing becomes a text, too, which the reader then refuses.
    const file = { file: shownName(STDIN), text: String(JSON.stringify(resolved)) };
    const { diagnostics, ir } = await this.reader.judge(
      { files: [file], needsIr: true },
      READING_TIMEOUT,
    );
    const findings = diagnostics.map(findingOf);
    if (ir === undefined) throw new ConfigurationError(findings);
    const { storage, xds } = ir.settings;
    if (storage.mode === "database") throw refusedSetting("config.storage.mode");
    if (xds.address !== undefined) throw refusedSetting("config.xds.address");
    return {
      source: SOURCE,
      ...{ files: [], statuses: [], ir, settings: ir.settings },
      ...{ paths: [], digest: await digestOf([]) },
      ports: Object.fromEntries(
        Object.entries(resolved.gateways).map(([name, { port }]) => [name, port]),
      ),
      warnings: findings,
    };
  }
}

/** The name of the configuration in the log. */
const SOURCE = "<program>";

function refusedSetting(path: string): ConfigurationError {
  const message = "a gateway inside a program gets its configuration from the program: run gw";
  return new ConfigurationError([{ path, severity: "error", message, suggestion: null }]);
}

class Embedded implements EmbeddedGateway {
  readonly ended: Promise<Error | undefined>;
  readonly #source: ConfigSource;
  readonly #process: GatewayProcess;
  #running: Accepted;
  #next: Accepted;
  #reloading: Promise<unknown> = Promise.resolve();

  constructor(source: ConfigSource, initial: Accepted, output: ReturnType<typeof lineOutput>) {
    const { promise, resolve } = Promise.withResolvers<Error | undefined>();
    this.ended = promise;
    this.#source = source;
    this.#running = initial;
    this.#next = initial;
    this.#process = new GatewayProcess({
      origin: {
        ...{ source: SOURCE, file: STDIN, reader: source.reader },
        reload: () => Promise.resolve(this.#next),
      },
      host: { output, announce: (text) => void output.write(text), ended: resolve },
      threads: new ServingThreads(),
      version: VERSION,
      settings: initial.ir.settings,
      heldPorts: source.held,
    });
  }

  get ports(): Readonly<Record<string, number>> {
    return this.#running.ports;
  }

  get adminAddresses(): readonly string[] {
    return this.#process.adminAddresses;
  }

  get warnings(): readonly ConfigurationFinding[] {
    return this.#running.warnings;
  }

  start(initial: ValidConfig): Promise<void> {
    return this.#process.start(initial);
  }

  reload(config: GatewayConfig): Promise<void> {
    const reloaded = this.#reloading.then(() => this.#reload(config));
    this.#reloading = reloaded.catch(() => {});
    return reloaded;
  }

  async #reload(config: GatewayConfig): Promise<void> {
    try {
      this.#next = await this.#source.judge(config);
      const problems = await this.#process.readAgain();
      if (problems.length > 0) throw new ConfigurationError(problems.map(problemFinding));
      this.#running = this.#next;
      this.#source.held.accepted();
    } finally {
      this.#next = this.#running;
      this.#source.held.release();
    }
  }

  close(): Promise<void> {
    return this.#process.shutdown();
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }
}

function problemFinding(message: string): ConfigurationFinding {
  return { path: "", severity: "error", message, suggestion: null };
}
