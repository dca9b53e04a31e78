import type { ModelCatalog } from "@edge-gateway/generated/types/index.ts";
import { logged } from "@edge-gateway/kernel/callbacks";
import type { Logger } from "@edge-gateway/kernel/logger";
import { FileWatcher } from "./file-watcher.ts";
import { findingsOf, type JudgedConfiguration } from "./judged-configuration.ts";

/** The file of settings beside a controller: of its changes only those of the model catalogues apply. */
export interface LocalConfiguration {
  readonly read: () => Promise<JudgedConfiguration>;
  readonly first: JudgedConfiguration;
}

/** Follows the model catalogues of the file of settings where a controller brings everything else. */
export class CatalogWatcher {
  readonly #local: LocalConfiguration;
  #catalogs: readonly ModelCatalog[];
  #watcher: FileWatcher | undefined;

  constructor(local: LocalConfiguration) {
    this.#local = local;
    this.#catalogs = local.first.ir?.modelCatalogs ?? [];
  }

  /** The last catalogues that could be read. */
  get current(): readonly ModelCatalog[] {
    return this.#catalogs;
  }

  /** Watches from now on; `changed` is called after each change. */
  start(changed: () => Promise<unknown>, log: Logger): void {
    const failed = logged(log, "looking at the model catalogues");
    const follow = async (): Promise<void> => {
      const configuration = await this.#local.read();
      await this.#watch(configuration);
      if (configuration.ir === undefined) return report(configuration, log);
      this.#catalogs = configuration.ir.modelCatalogs ?? [];
      await changed();
    };
    this.#watcher = new FileWatcher(() => void follow().catch(failed), failed);
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
  const [first] = findingsOf(configuration).diagnostics;
  log.error("the model catalogues are not read again; those before stay", {
    at: first && `${first.file}:${first.line}:${first.column}`,
    error: first?.message,
  });
}
