import { readFile } from "node:fs/promises";
import { hostname } from "node:os";
import type { IrResource, Settings, XdsSettings } from "@edge-gateway/generated/types/index.ts";
import { parseDuration } from "@edge-gateway/kernel/duration";
import type { Logger } from "@edge-gateway/kernel/logger";
import type { Ir } from "@edge-gateway/translate/ir";
import { closedAttachment } from "@edge-gateway/translate/ir/closed-policies";
import { irOf } from "@edge-gateway/translate/ir/resources";
import type { Candidate, KnownResources } from "@edge-gateway/xds/client/assembly";
import { DiscoveryClient } from "@edge-gateway/xds/client/discovery-client";
import type { ControllerAccess } from "@edge-gateway/xds/client/discovery-client";
import type { JudgedConfiguration } from "../config/judged-configuration.ts";
import { CatalogWatcher, type LocalConfiguration } from "../config/catalog-watcher.ts";
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
   * Returns the saved copy of the configuration, or an empty configuration. It runs until the controller is
   * connected.
   */
  async initial(): Promise<Ir> {
    const kept = await this.#copy?.read();
    this.#resources = kept ?? new Map();
    this.#isComplete = kept !== undefined;
    return this.#ir();
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
      initial: this.#resources,
      instead: closedInstead,
      apply: (candidate) => this.#try(candidate, apply),
      synchronized: (running) => this.#synchronized(running, log),
      log,
    });
    this.#client.start();
    this.#catalogs.start(apply, log);
  }

  close(): void {
    this.#client?.close();
    this.#catalogs.close();
  }

  #ir(): Ir {
    const resources = [...this.#resources].map(([name, { resource }]) => [name, resource] as const);
    const { current: modelCatalogs } = this.#catalogs;
    return { ...irOf(new Map(resources), this.#options.settings), modelCatalogs };
  }

  async #try(candidate: Candidate, apply: ApplyConfiguration): ReturnType<TryCandidate> {
    const before = this.#resources;
    this.#resources = candidate.resources;
    const problems = await apply();
    if (problems.length === 0) return [];
    this.#resources = before;
    return refusalsOf(problems, candidate);
  }

  #synchronized(running: KnownResources, log: Logger): void {
    this.#isComplete = true;
    this.#copy?.save(running).catch((error: unknown) =>
      log.warn("the copy of the configuration could not be written", {
        file: this.#options.settings.xds.cacheFile ?? "",
        error: error instanceof Error ? error.message : String(error),
      }),
    );
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
    gateway,
    maxAge: parseDuration(maxCacheAge),
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
