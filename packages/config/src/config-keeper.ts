import { isDeepStrictEqual } from "node:util";
import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import type { Settings } from "@edge-gateway/generated/types/index.ts";
import { lacksDescriptors } from "@edge-gateway/kernel/process/descriptors";
import type { Logger } from "@edge-gateway/kernel/log/logger";
import { boundDiagnostics } from "@edge-gateway/translate/diagnostics/diagnostic";
import type { Ir } from "@edge-gateway/translate/ir";
import { internalError } from "@edge-gateway/kernel/internal-error";
import { brokenCatalog } from "./reading/broken-catalog.ts";
import type { ConfigStatus } from "./reading/config-status.ts";
import { NOT_READ } from "./reading/digest.ts";
import { findingsOf } from "./reading/judged-configuration.ts";
import type { JudgedConfiguration } from "./reading/judged-configuration.ts";

export interface KeeperOptions {
  readonly source: string;
  /** Reads the configuration. */
  readonly load: () => Promise<JudgedConfiguration>;
  /**
   * Replaces the running configuration; resolves to the errors, in which case the old configuration
   * continues.
   */
  readonly apply: (generation: number, ir: Ir) => Promise<readonly string[]>;
  /**
   * Begins to use what of new settings does not wait for a restart; resolves to the settings that are used then.
   * None is begun when unset.
   */
  readonly begin?: (used: Settings, wanted: Settings) => Promise<Settings>;
  /** Called after every attempt; `loaded` is undefined when reading itself failed. */
  readonly attempted: (loaded: JudgedConfiguration | undefined, applied: boolean) => void;
  readonly log: Logger;
  /** The current time in milliseconds since 1970. */
  readonly wallClock: () => number;
}

/** A configuration that runs already. */
export interface RunningConfiguration extends Pick<JudgedConfiguration, "files"> {
  readonly ir: Ir;
}

/** The result of one reading of the configuration. */
interface Attempt {
  /** The judged configuration; undefined if the files could not be read. */
  readonly loaded: JudgedConfiguration | undefined;
  readonly problems: readonly string[];
}

const { maxShownDiagnostics } = DEFAULTS.standaloneFileLimits;
const FIRST_GENERATION = 1;
const NEVER = (): boolean => false;
/** Settings that also apply after a reload; all other settings are read at the start only. */
const READ_AGAIN: ReadonlySet<string> = new Set(["modelCatalog"]);

/** Reads a configuration from its file and sends it to the workers, and again whenever the file changes. */
export class ConfigKeeper {
  readonly #options: KeeperOptions;
  #current: Ir;
  /** The settings of the last accepted configuration, of which some apply after a restart only. */
  #settings: Settings;
  #status: ConfigStatus;
  #generation = FIRST_GENERATION;
  #running: Promise<void> = Promise.resolve();
  /** The next attempt, which waits for the running one. */
  #next: Promise<void> | undefined;
  /** The content that makes the next attempt unnecessary, if an earlier one has read it. */
  #unlessRead: string | undefined;
  /** Whether nobody wants the next attempt any more. */
  #isUnwanted = NEVER;
  /** The digest of the last reading. */
  #read: string | undefined;

  /** `initial` is the running configuration, generation 1, with its findings. */
  constructor(options: KeeperOptions, { ir, files }: RunningConfiguration) {
    this.#options = options;
    this.#current = ir;
    this.#settings = ir.settings;
    const now = this.#now();
    this.#status = {
      source: options.source,
      generation: FIRST_GENERATION,
      since: now,
      synchronized: true,
      lastAttempt: { at: now, ok: true, ...findingsOf({ files }), problems: [] },
      restartNeeded: [],
    };
  }

  get current(): Ir {
    return this.#current;
  }

  /** The running configuration with its settings as they were read, also those that apply after a restart only. */
  get accepted(): Ir {
    return { ...this.#current, settings: this.#settings };
  }

  get status(): ConfigStatus {
    return this.#status;
  }

  /**
   * Reads and applies the file. Attempts run one after the other, and at most one waits: however often the file
   * changes, each reading ends and is served.
   * @param changedTo the digest of a change, for which a reading that has already read it is enough; unset: the
   *   file is read in any case
   * @param isUnwanted whether the change is looked for elsewhere by the time at which it would be read
   */
  reload(changedTo?: string, isUnwanted = NEVER): Promise<void> {
    if (this.#next !== undefined) {
      if (this.#unlessRead !== undefined) this.#unlessRead = changedTo;
      const isOtherUnwanted = this.#isUnwanted;
      this.#isUnwanted = () => isOtherUnwanted() && isUnwanted();
      return this.#next;
    }
    this.#unlessRead = changedTo;
    this.#isUnwanted = isUnwanted;
    this.#next = this.#running.then(() => {
      this.#next = undefined;
      const isRead = this.#unlessRead !== undefined && this.#unlessRead === this.#read;
      return isRead || this.#isUnwanted() ? undefined : this.#attempt();
    });
    this.#running = this.#next;
    return this.#next;
  }

  /** Applies the running configuration once more, after the change that is in progress. */
  refresh(): Promise<void> {
    this.#running = this.#running.then(() => this.#applyAgain());
    return this.#running;
  }

  async #applyAgain(): Promise<void> {
    const generation = this.#generation + 1;
    const problems = await Promise.try(() => this.#options.apply(generation, this.#current)).catch(
      (error: unknown) => [internalError(error)],
    );
    if (problems.length === 0) this.#generation = generation;
    for (const problem of problems) this.#options.log.error(problem);
  }

  async #attempt(): Promise<void> {
    const { loaded, problems } = await this.#loadAndApply();
    this.#read = loaded && digestAfter(loaded, problems);
    const { ir, files = [] } = loaded ?? {};
    const { diagnostics, omitted } = findingsOf({ files });
    const applied = ir !== undefined && problems.length === 0;
    const at = this.#now();
    this.#status = {
      ...this.#status,
      ...(applied ? { generation: this.#generation, since: at } : {}),
      synchronized: applied,
      lastAttempt: { at, ok: applied, diagnostics, omitted, problems },
    };
    this.#report({ files, ir }, problems);
    this.#options.attempted(loaded && { ...loaded, digest: this.#read ?? NOT_READ }, applied);
  }

  /** An exception refuses the change; it does not end the process. */
  async #loadAndApply(): Promise<Attempt> {
    let loaded: JudgedConfiguration | undefined;
    try {
      loaded = await this.#options.load();
      return {
        loaded,
        problems: loaded.ir === undefined ? [] : await this.#apply(loaded, loaded.ir),
      };
    } catch (error) {
      return { loaded, problems: [internalError(error)] };
    }
  }

  /** Settings that are read at the start keep their values: only a restart changes them. */
  async #apply(loaded: JudgedConfiguration, ir: Ir): Promise<readonly string[]> {
    const { settings } = this.#current;
    const next = { ...ir, settings, ...this.#keptCatalogs(loaded) };
    const generation = this.#generation + 1;
    const problems = await this.#options.apply(generation, next);
    if (problems.length > 0) return problems;
    this.#generation = generation;
    const used = (await this.#options.begin?.(settings, ir.settings)) ?? settings;
    this.#current = { ...next, settings: used };
    this.#settings = ir.settings;
    this.#status = { ...this.#status, restartNeeded: differingSettings(used, ir.settings) };
    return problems;
  }

  /** The model catalogues that continue because one of the new ones cannot be read. */
  #keptCatalogs(loaded: JudgedConfiguration): Pick<Ir, "modelCatalogs"> {
    const { modelCatalogs } = this.#current;
    const broken = brokenCatalog(loaded);
    if (broken === undefined || modelCatalogs === undefined) return {};
    const { file, line, column, message: error } = broken;
    const at = `${file}:${line}:${column}`;
    this.#options.log.warn("the model catalogues were not read again; the previous ones stay", {
      at,
      error,
    });
    return { modelCatalogs };
  }

  #now(): string {
    return new Date(this.#options.wallClock()).toISOString();
  }

  #report(
    { ir, files }: Pick<JudgedConfiguration, "files" | "ir">,
    problems: readonly string[],
  ): void {
    const { log, source } = this.#options;
    const found = findingsOf({ files });
    const { diagnostics, omitted } = boundDiagnostics(found.diagnostics, maxShownDiagnostics);
    for (const { file, line, column, path, message, severity, suggestion } of diagnostics) {
      log[severity === "error" ? "error" : "warn"](message, {
        at: `${file}:${line}:${column}`,
        path,
        ...(suggestion !== null && { suggestion }),
      });
    }
    const left = omitted + found.omitted;
    if (left > 0) log.warn("more problems were found than are logged", { source, findings: left });
    for (const problem of problems) log.error(problem, { source });
    if (ir === undefined || problems.length > 0) {
      log.error("configuration refused; the previous one continues", {
        source,
        generation: this.#generation,
      });
      return;
    }
    log.info("configuration applied", { source, generation: this.#generation });
    const { restartNeeded } = this.#status;
    if (restartNeeded.length > 0) {
      log.warn("this setting is read at start only: restart to apply it", {
        fields: restartNeeded.join(","),
      });
    }
  }
}

/**
 * The digest that the next change is compared with. A configuration that failed because file descriptors ran
 * out is tried again without a change of the file.
 */
function digestAfter({ digest }: JudgedConfiguration, problems: readonly string[]): string {
  return problems.some(lacksDescriptors) ? NOT_READ : digest;
}

/** The settings that apply only after a restart. */
function differingSettings(used: Settings, wanted: Settings): readonly string[] {
  const known = new Map<string, unknown>(Object.entries(used));
  return Object.entries(wanted)
    .filter(([name, value]) => !READ_AGAIN.has(name) && !isDeepStrictEqual(value, known.get(name)))
    .map(([name]) => `config.${name}`);
}
