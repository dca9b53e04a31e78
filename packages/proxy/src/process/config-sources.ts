import { FileWatcher, type FilesChanged } from "@edge-gateway/config/file-watcher";
import { problemsOf, type ConfigStatus } from "@edge-gateway/config/reading/config-status";
import type { JudgedConfiguration } from "@edge-gateway/config/reading/judged-configuration";
import { logged } from "@edge-gateway/kernel/process/callbacks";
import type { ConfigurationOrigin } from "./gateway-options.ts";
import type { ProcessLog } from "./process-log.ts";

/** What happens to a change. */
interface ChangeHandlers {
  /** Reads and applies a change of the controller or the database; resolves to the problems that prevent it. */
  readonly apply: () => Promise<readonly string[]>;
  /** Reads changed files. */
  readonly reload: FilesChanged;
}

/** Follows the sources of the configuration after the start: files, a controller, a database. */
export class ConfigSources {
  readonly #origin: ConfigurationOrigin;
  readonly #log: Pick<ProcessLog, "logger">;
  readonly #handlers: ChangeHandlers;
  #watcher: FileWatcher | undefined;

  constructor(
    origin: ConfigurationOrigin,
    log: Pick<ProcessLog, "logger">,
    handlers: ChangeHandlers,
  ) {
    this.#origin = origin;
    this.#log = log;
    this.#handlers = handlers;
  }

  /** What is missing before the configuration is complete. */
  get pending(): readonly string[] {
    const { controller, database } = this.#origin;
    return [controller, database].flatMap((source) => source?.pending ?? []);
  }

  /**
   * Follows changes since the first read, including those that have already happened.
   * @param paths the files that were read
   * @param digest of their contents
   */
  async follow(paths: readonly string[], digest: string): Promise<void> {
    const { controller, database, reload } = this.#origin;
    const { apply } = this.#handlers;
    controller?.start(apply, this.#log.logger("xds"));
    if (reload === undefined || controller !== undefined) return;
    this.#watcher = new FileWatcher(
      this.#handlers.reload,
      logged(this.#log.logger("config"), "checking the configuration files"),
    );
    await this.#watcher.watch(paths, digest);
    await database?.start(apply, this.#log.logger("database"));
  }

  /** Tells the sources what became of a change, and watches the files that were read. */
  attempted(loaded: JudgedConfiguration | undefined, status: ConfigStatus | undefined): void {
    if (status !== undefined) this.#origin.database?.attempted(problemsOf(status));
    if (loaded !== undefined) void this.#watcher?.watch(loaded.paths, loaded.digest);
  }

  /** Ends the changes; the connections of the sources stay open until {@link close}. */
  stop(): void {
    this.#watcher?.close();
    this.#origin.controller?.stop();
    this.#origin.database?.stop();
  }

  async close(): Promise<void> {
    await this.#origin.controller?.close();
    await this.#origin.database?.close();
  }
}
