import type { ModelCatalog } from "@edge-gateway/generated/types/index.ts";
import { logged } from "@edge-gateway/kernel/process/callbacks";
import type { Logger } from "@edge-gateway/kernel/log/logger";
import { brokenCatalog } from "./reading/broken-catalog.ts";
import { FileWatcher } from "./file-watcher.ts";
import { findingsOf, type JudgedConfiguration } from "./reading/judged-configuration.ts";

/**
 * The settings file of a gateway with a controller. When the file changes, only its model catalogues apply.
 */
export interface LocalConfiguration {
  readonly read: () => Promise<JudgedConfiguration>;
  readonly first: JudgedConfiguration;
}

/**
 * Watches the model catalogues of the settings file when a controller supplies the rest of the configuration.
 */
export class CatalogWatcher {
  readonly #local: LocalConfiguration;
  #catalogs: readonly ModelCatalog[];
  #watcher: FileWatcher | undefined;

  constructor(local: LocalConfiguration) {
    this.#local = local;
    this.#catalogs = local.first.ir?.modelCatalogs ?? [];
  }

  /** The last catalogues that were readable. */
  get current(): readonly ModelCatalog[] {
    return this.#catalogs;
  }

  /** Starts to watch the files and calls `changed` after each change. */
  start(changed: () => Promise<unknown>, log: Logger): void {
    const failed = logged(log, "reading the model catalogues");
    const follow = async (): Promise<void> => {
      const configuration = await this.#local.read();
      await this.#watch(configuration);
      if (configuration.ir === undefined || brokenCatalog(configuration) !== undefined)
        return report(configuration, log);
      this.#catalogs = configuration.ir.modelCatalogs ?? [];
      await changed();
    };
    this.#watcher = new FileWatcher(follow, failed);
    this.#watch(this.#local.first).catch(failed);
  }

  close(): void {
    this.#watcher?.close();
  }

  async #watch({ paths, digest }: JudgedConfiguration): Promise<void> {
    await this.#watcher?.watch(paths, digest);
  }
}

function report(configuration: JudgedConfiguration, log: Logger): void {
  const first = brokenCatalog(configuration) ?? findingsOf(configuration).diagnostics[0];
  log.error("the model catalogues were not read again; the previous ones stay", {
    at: first && `${first.file}:${first.line}:${first.column}`,
    error: first?.message,
  });
}
