import { readFile } from "node:fs/promises";
import { hostname } from "node:os";
import type { IrResource, Settings, XdsSettings } from "@edge-gateway/generated/types/index.ts";
import { after, logged } from "@edge-gateway/kernel/process/callbacks";
import type { Logger } from "@edge-gateway/kernel/log/logger";
import type { Ir } from "@edge-gateway/translate/ir";
import { closedAttachment } from "@edge-gateway/translate/ir/policies/closed-policies";
import { irOf } from "@edge-gateway/translate/ir/resources";
import type { Candidate, KnownResources } from "@edge-gateway/xds/client/assembly";
import { DiscoveryClient } from "@edge-gateway/xds/client/discovery-client";
import type { ControllerAccess } from "@edge-gateway/xds/client/discovery-client";
import type { JudgedConfiguration } from "../reading/judged-configuration.ts";
import { CatalogWatcher, type LocalConfiguration } from "../catalog-watcher.ts";
import { refusalsOf } from "./find-refused.ts";
import { SealedCopy } from "./sealed-copy.ts";

export interface ControllerSourceOptions {
  readonly settings: Settings;
  /** The local configuration, which contains the settings. */
  readonly local: LocalConfiguration;
  /** The current time in milliseconds since 1970. */
  readonly wallClock: () => number;
}

/** Applies a configuration to the workers; resolves to the problems that prevent it. */
export type ApplyConfiguration = () => Promise<readonly string[]>;

/** Receives the configuration and its changes from a controller. */
export class ControllerSource {
  readonly #options: ControllerSourceOptions;
  readonly #copy: SealedCopy | undefined;
  readonly #catalogs: CatalogWatcher;
  #resources: KnownResources = new Map();
  /** The copy of the configuration, while the gateway waits for the controller before it uses the copy. */
  #kept: KnownResources | undefined;
  #waiting: NodeJS.Timeout | undefined;
  #client: DiscoveryClient | undefined;
  #isComplete = false;

  /** @throws Error if the settings do not identify this gateway */
  constructor(options: ControllerSourceOptions) {
    this.#options = options;
    this.#catalogs = new CatalogWatcher(options.local);
    const { namespace, gateway } = options.settings;
    if (namespace === undefined || gateway === undefined)
      throw new Error(
        "config.xds.address needs config.namespace and config.gateway (NAMESPACE, GATEWAY), which select the configuration",
      );
    this.#copy = copyOf(options, `${namespace}/${gateway}`);
  }

  /** What the gateway still waits for before it is ready. */
  get pending(): readonly string[] {
    return this.#isComplete ? [] : ["the first configuration from the controller"];
  }

  /**
   * Returns the saved copy of the configuration if a start does not wait for the controller; otherwise an
   * empty configuration, until the controller responds or the time to wait is over.
   */
  async initial(): Promise<Ir> {
    const kept = await this.#copy?.read();
    if (kept !== undefined && this.#wait === 0) {
      this.#resources = kept;
      this.#isComplete = true;
    } else this.#kept = kept;
    return this.#ir();
  }

  /** Milliseconds that a start waits for the controller. */
  get #wait(): number {
    return this.#options.settings.xds.cacheWait;
  }

  /** The configuration that is being applied or running. */
  load(): Promise<JudgedConfiguration> {
    const { address = "" } = this.#options.settings.xds;
    const nothing = { files: [], statuses: [], paths: [], digest: "" };
    return Promise.resolve({ ...nothing, source: address, ir: this.#ir() });
  }

  /** Connects to the controller and applies its changes. */
  start(apply: ApplyConfiguration, log: Logger): void {
    const { namespace = "", gateway = "", podName, xds } = this.#options.settings;
    this.#client = new DiscoveryClient({
      access: () => accessOf(xds),
      node: { id: podName ?? hostname(), namespace, gateway },
      initial: this.#kept ?? this.#resources,
      instead: closedInstead,
      apply: (candidate) => this.#try(candidate, apply),
      synchronized: (running) => this.#synchronized(running, apply, log),
      log,
    });
    this.#client.start();
    if (this.#kept !== undefined) this.#useCopyAfter(this.#wait, apply, log);
    this.#catalogs.start(apply, log);
  }

  /** Stops following the controller. */
  stop(): void {
    clearTimeout(this.#waiting);
    this.#client?.close();
    this.#catalogs.close();
  }

  /** Resolves when nothing is written any more. */
  async close(): Promise<void> {
    this.stop();
    await this.#copy?.close();
  }

  #ir(): Ir {
    const resources = [...this.#resources].map(([name, { resource }]) => [name, resource] as const);
    const { current: modelCatalogs } = this.#catalogs;
    return { ...irOf(new Map(resources), this.#options.settings), modelCatalogs };
  }

  async #try(candidate: Candidate, apply: ApplyConfiguration): ReturnType<TryCandidate> {
    const before = this.#resources;
    const kept = this.#kept;
    this.#resources = candidate.resources;
    this.#kept = undefined;
    const problems = await apply();
    if (problems.length === 0) return [];
    this.#resources = before;
    this.#kept = kept;
    return refusalsOf(problems, candidate);
  }

  #synchronized(running: KnownResources, apply: ApplyConfiguration, log: Logger): void {
    clearTimeout(this.#waiting);
    // What the controller sent was refused: then the copy is the configuration that runs.
    if (this.#kept === undefined) this.#isComplete = true;
    else this.#useCopyAfter(0, apply, log);
    this.#copy?.save(running).catch((error: unknown) =>
      log.warn("the copy of the configuration could not be written", {
        file: this.#options.settings.xds.cacheFile ?? "",
        error: error instanceof Error ? error.message : String(error),
      }),
    );
  }

  #useCopyAfter(milliseconds: number, apply: ApplyConfiguration, log: Logger): void {
    const use = async (): Promise<void> => {
      if (this.#kept === undefined) return;
      this.#resources = this.#kept;
      this.#kept = undefined;
      const { cacheFile: file = "" } = this.#options.settings.xds;
      log.warn("no usable configuration from the controller in time; its last one is used", {
        file,
      });
      const problems = await apply();
      if (problems.length === 0) this.#isComplete = true;
      else
        log.error("the copy of the configuration is refused", { file, error: problems.join("; ") });
    };
    this.#waiting = after(milliseconds, use, logged(log, "using the copy of the configuration"));
  }
}

type TryCandidate = ConstructorParameters<typeof DiscoveryClient>[0]["apply"];

/**
 * If the controller's policies that restrict access are refused, all requests at their target are refused.
 */
function closedInstead({ attachment }: IrResource): IrResource | undefined {
  const closed = attachment && closedAttachment(attachment);
  return closed && { attachment: closed };
}

/**
 * The copy is saved only with a key that outlives the process; with another key it could not be decrypted
 * later.
 */
function copyOf(
  { settings, wallClock }: ControllerSourceOptions,
  gateway: string,
): SealedCopy | undefined {
  const { cacheFile, maxCacheAge } = settings.xds;
  const { key } = settings.session;
  if (cacheFile === undefined || key === undefined) return undefined;
  return new SealedCopy({
    file: cacheFile,
    key: Buffer.from(key, "hex"),
    owner: gateway,
    maxAge: maxCacheAge,
    wallClock,
  });
}

async function accessOf({
  address = "",
  tokenFile,
  rootCertificates,
}: XdsSettings): Promise<ControllerAccess> {
  const { protocol, host } = new URL(address);
  const token = await readFile(tokenFile, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  const authorities =
    rootCertificates === undefined ? undefined : await readFile(rootCertificates, "utf8");
  return {
    target: host,
    tls: protocol === "https:" ? { authorities } : undefined,
    token: token?.trim(),
  };
}
