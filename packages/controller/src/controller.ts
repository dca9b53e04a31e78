import type { Logger } from "@edge-gateway/kernel/log/logger";
import type { Client } from "@edge-gateway/kube/client";
import type { KubeObject } from "@edge-gateway/kube/objects";
import type { Leadership } from "@edge-gateway/kube/leader-election";
import { ListWatch } from "@edge-gateway/kube/list-watch";
import { nameOf } from "@edge-gateway/translate/manifests/document/document";
import type { KindName } from "@edge-gateway/translate/manifests/document/document";
import { DEBOUNCE_MILLISECONDS, MAX_DEBOUNCE_MILLISECONDS } from "./bounds.ts";
import { DiscoveredNamespaces } from "./cache/discovered-namespaces.ts";
import { bundleProblem, readBundle } from "./cache/gateway-api-bundle.ts";
import { NodeAddresses } from "./cache/node-addresses.ts";
import { ObjectCache } from "./cache/object-cache.ts";
import { watchedKinds } from "./cache/watched-kinds.ts";
import type { TranslatedKind } from "./cache/watched-kinds.ts";
import { KindStates } from "./cache/kind-states.ts";
import { errorText } from "./error-text.ts";
import { leaderClient } from "./leader-client.ts";
import type { ControllerMetrics } from "./metrics.ts";
import type { KnownSettings } from "./settings.ts";
import { DataPlaneReports } from "./status/data-plane-reports.ts";
import { inWords } from "./status/data-planes.ts";
import { RefusalEvents } from "./status/refusal-events.ts";
import { RefusedObjects } from "./status/refused-objects.ts";
import { refusalText } from "./status/with-refusals.ts";
import { placeOf } from "./provisioning/made-objects.ts";
import { plansOf } from "./provisioning/plan.ts";
import type { Plan } from "./provisioning/plan.ts";
import { Provisioner } from "./provisioning/provisioner.ts";
import { KeySetKeeper } from "./key-sets/key-set-keeper.ts";
import { StatusKeeper } from "./status/status-keeper.ts";
import type {
  ConfigurationServer,
  ConfigurationListener,
  DataPlaneState,
} from "./translation/configuration-server.ts";
import { Debouncer } from "./translation/debouncer.ts";
import { DocumentReader } from "./translation/documents.ts";
import { Publisher } from "./translation/publisher.ts";
import { Translator } from "./translation/translation.ts";

export interface ControllerOptions {
  readonly client: Client;
  readonly settings: KnownSettings;
  readonly leadership: Leadership;
  readonly metrics: ControllerMetrics;
  readonly log: Logger;
  /** Sends configuration to data planes; unset: the controller only writes statuses. */
  readonly server?: ConfigurationServer;
}

/**
 * Translates the objects of a cluster into configuration and statuses. Every replica translates and
 * serves; only the leader writes to the API server.
 */
export class Controller implements ConfigurationListener {
  readonly #options: ControllerOptions;
  readonly #clock: () => number;
  readonly #cache: ObjectCache;
  readonly #kinds: readonly TranslatedKind[];
  readonly #states: KindStates;
  readonly #reader: DocumentReader;
  readonly #debouncer: Debouncer;
  readonly #statuses: StatusKeeper;
  readonly #publisher: Publisher;
  readonly #events: RefusalEvents;
  readonly #reports: DataPlaneReports;
  readonly #refused = new RefusedObjects();
  readonly #keySets: KeySetKeeper;
  readonly #provisioner: Provisioner | undefined;
  readonly #translator: Translator<Plan>;
  readonly #nodes: NodeAddresses;
  /** Objects added, changed or deleted since the last translation, by kind. */
  #changed = new Map<KindName, Set<string>>();
  #isTranslated = false;
  /** The scheduled computation of the statuses; undefined if none is scheduled. */
  #judging: NodeJS.Immediate | undefined;

  constructor(options: ControllerOptions, clock: () => number = () => performance.now()) {
    this.#options = options;
    this.#clock = clock;
    const { log, leadership } = options;
    const leading = { ...options, client: leaderClient(options.client, leadership) };
    const quiet = DEBOUNCE_MILLISECONDS;
    this.#debouncer = new Debouncer(() => this.#translate(), quiet, MAX_DEBOUNCE_MILLISECONDS);
    this.#cache = new ObjectCache((kind, key, change) => {
      this.#provisioner?.saw(placeOf(kind, key), this.#cache.get(kind, key));
      if (kind === "Service") this.#statuses.checkService(key);
      if (change === "content") this.#touch(kind, key);
      else this.#statuses.check(kind, key);
    });
    this.#kinds = watchedKinds(options.settings);
    this.#translator = new Translator(options.settings, plansOf);
    this.#states = new KindStates(
      this.#kinds.map(({ kind }) => kind),
      options,
    );
    this.#reader = new DocumentReader((kind, { metadata }, error) => {
      const { namespace = "", name } = metadata;
      log.error("an object could not be read", {
        object: nameOf({ kind, namespace, name }),
        error: errorText(error),
      });
    });
    this.#provisioner = this.#provisionerOf(leading);
    this.#reports = new DataPlaneReports({
      ...options,
      leading: leading.client,
      changed: (gateway) => this.#dataPlanesChanged(gateway),
    });
    this.#nodes = new NodeAddresses({ ...options, changed: () => this.#statuses.checkAll() });
    this.#statuses = new StatusKeeper({
      ...leading,
      nodes: () => this.#nodes.all,
      cache: this.#cache,
      states: this.#states,
      reported: {
        dataPlanes:
          options.server === undefined ? undefined : (gateway) => this.#reports.of(gateway),
        refused: (name) => this.#refused.of(name),
        keySetFailures: (name) => this.#publisher.failuresOf(name),
      },
      provisioner: this.#provisioner,
    });
    this.#keySets = new KeySetKeeper({
      ...options,
      leading: leading.client,
      changed: (url) => this.#publisher.keySetChanged(url),
      judged: (url) => {
        for (const name of this.#publisher.usersOf(url)) this.#statuses.checkNamed(name);
      },
    });
    this.#publisher = new Publisher(options.server, this.#keySets);
    this.#events = new RefusalEvents({ ...leading, cache: this.#cache });
  }

  /** What this replica still waits for before it serves; empty when it is ready. */
  get pending(): readonly string[] {
    const kinds = this.#states.pending;
    if (kinds.length > 0) return kinds.map((kind) => `list of ${kind}`);
    return this.#isTranslated ? [] : ["first translation"];
  }

  /** Watches the cluster until the signal aborts, then finishes running work. */
  async run(signal: AbortSignal): Promise<void> {
    const watches = this.#kinds.map((watched) =>
      new ListWatch(this.#options.client, watched, this.#handlerOf(watched.kind)).run(signal),
    );
    const provisioning = this.#provisioner?.run();
    await Promise.all([...watches, this.#nodes.run(signal)]);
    this.#debouncer.stop();
    clearImmediate(this.#judging);
    this.#reports.stop();
    this.#keySets.stop();
    await Promise.all([
      this.#events.stop(),
      this.#statuses.stop(),
      this.#provisioner?.stop(),
      provisioning,
    ]);
  }

  /**
   * Is called when this replica becomes the leader. Checks everything, because the last leader may have left
   * work undone.
   */
  elected(): void {
    this.#statuses.checkAll();
    this.#provisioner?.checkAll();
    this.#reports.forgetOld();
    this.#keySets.elected();
    for (const gateway of this.#reports.gateways) this.#dataPlanesChanged(gateway);
  }

  /**
   * Is called when another replica becomes the leader. Reports to that replica what only this replica knows.
   */
  deposed(): void {
    this.#reports.tell();
  }

  /** Sets the PEM certificates of the authorities that data planes trust. */
  setAuthorities(authorities: string): void {
    this.#provisioner?.setAuthorities(authorities);
  }

  heard(gateway: string, state: DataPlaneState): void {
    this.#options.metrics.refused(gateway, state.refusals.length);
    this.#reports.heard(gateway, state);
  }

  #dataPlanesChanged(gateway: string): void {
    const { refusals } = this.#reports.of(gateway);
    const objects = this.#refused.set(gateway, refusals);
    this.#statuses.check("Gateway", gateway);
    for (const name of objects) this.#statuses.checkNamed(name);
    if (!this.#options.leadership.isLeader) return;
    const ofGateway = `Gateway ${gateway}`;
    this.#events.refused(ofGateway, inWords(refusals));
    for (const name of objects)
      if (name !== ofGateway) this.#events.refused(name, refusalText(this.#refused.of(name)));
  }

  /** Sets the gauges of the metrics to the current state. */
  measure(): void {
    const { metrics, leadership, server } = this.#options;
    const objects = new Map(this.#kinds.map(({ kind }) => [kind, this.#cache.count(kind)]));
    metrics.setState({
      isLeader: leadership.isLeader,
      pending: this.#statuses.pending,
      dataPlanes: server?.streams ?? 0,
      failingKeySets: this.#keySets.failures.size,
      objects,
    });
  }

  #provisionerOf(options: ControllerOptions): Provisioner | undefined {
    if (!options.settings.provisioning) return undefined;
    return new Provisioner({
      ...options,
      gateway: (key) => this.#cache.get("Gateway", key),
      gatewayClasses: () => this.#cache.all("GatewayClass"),
      changed: (key) => this.#statuses.check("Gateway", key),
    });
  }

  #handlerOf(kind: KindName): ConstructorParameters<typeof ListWatch>[2] {
    return {
      replaced: (objects, resource) => {
        const isFirst = this.#states.found(kind, resource);
        this.#cache.replace(
          kind,
          objects.filter((object) => !this.#takes(object)),
        );
        if (isFirst) this.#debouncer.touch();
        if (kind === "GatewayClass") void this.#readBundle();
      },
      changed: (object) => this.#takes(object) || this.#cache.set(kind, object),
      removed: (object) => this.#loses(object) || this.#cache.delete(kind, object),
      absent: () => {
        if (this.#states.absent(kind)) this.#debouncer.touch();
        this.#cache.replace(kind, []);
      },
      failed: (message) => this.#states.failed(kind, message),
    };
  }

  /** Reads an object of the controller itself, which is not translated; false for all other objects. */
  #takes(object: KubeObject): boolean {
    return this.#reports.takes(object) || this.#keySets.takes(object);
  }

  #loses(object: KubeObject): boolean {
    return this.#reports.loses(object) || this.#keySets.loses(object);
  }

  /** Reads which CRDs of the Gateway API are installed, if the controller may read them. */
  async #readBundle(): Promise<void> {
    const { client, log } = this.#options;
    try {
      const bundle = await readBundle(client);
      const problem = bundle && bundleProblem(bundle);
      if (problem !== undefined) log.warn(problem);
      this.#statuses.setBundle(bundle);
    } catch (error) {
      log.warn("the installed release of the Gateway API could not be determined", {
        error: errorText(error),
      });
    }
  }

  #touch(kind: KindName, key: string): void {
    const known = this.#changed.get(kind);
    if (known === undefined) this.#changed.set(kind, new Set([key]));
    else known.add(key);
    this.#debouncer.touch();
  }

  /** Waits until every kind is listed: otherwise valid references would be reported as broken. */
  #translate(): void {
    if (this.#states.pending.length > 0) return;
    const { metrics } = this.#options;
    const before = this.#clock();
    this.#readChanges();
    const { gateways, plans, errors } = this.#translator.translate();
    this.#publisher.publish(gateways);
    this.#provisioner?.set(plans);
    this.#isTranslated = true;
    metrics.translated(this.#clock() - before);
    for (const error of errors) this.#failed(error);
    // The statuses are computed after the configuration was sent, because data planes do not wait for them.
    this.#judging ??= setImmediate(() => this.#judge());
  }

  #judge(): void {
    this.#judging = undefined;
    const { statuses, errors } = this.#translator.judge();
    this.#statuses.set(statuses);
    for (const error of errors) this.#failed(error);
  }

  #failed(error: unknown): void {
    this.#options.metrics.translationFailed();
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const message =
      "part of the translation has failed; the previous configuration stays in effect";
    this.#options.log.error(message, { error: text });
  }

  #readChanges(): void {
    const { settings } = this.#options;
    const namespaces = new DiscoveredNamespaces(this.#cache.all("Namespace"), settings);
    // A changed namespace may have changed the set of watched namespaces.
    const areOthers =
      this.#changed.has("Namespace") && settings.discoveryNamespaceSelectors.length > 0;
    const changed = areOthers
      ? [...this.#cache.keys(), ...pairsOf(this.#changed)]
      : pairsOf(this.#changed);
    this.#changed = new Map();
    for (const [kind, key] of changed) {
      const object = this.#cache.get(kind, key);
      const isSeen = object !== undefined && namespaces.has(kind, object);
      this.#translator.set(kind, keyOf(key), isSeen ? this.#reader.read(kind, object) : undefined);
    }
  }
}

function pairsOf(
  changed: ReadonlyMap<KindName, ReadonlySet<string>>,
): readonly (readonly [KindName, string])[] {
  return [...changed].flatMap(([kind, keys]) => [...keys].map((key) => [kind, key] as const));
}

/** The parts of a key such as `default/web`; keys without a namespace have only a name. */
function keyOf(key: string): { readonly namespace: string; readonly name: string } {
  const slash = key.indexOf("/");
  return { namespace: key.slice(0, Math.max(slash, 0)), name: key.slice(slash + 1) };
}
