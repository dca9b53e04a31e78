import type { Logger } from "@edge-gateway/kernel/log/logger";
import type { Client } from "@edge-gateway/kube/client";
import { ListWatch } from "@edge-gateway/kube/list-watch";
import { isJson } from "@edge-gateway/kube/objects";
import type { Json, KubeObject } from "@edge-gateway/kube/objects";
import { compareText } from "@edge-gateway/translate/manifests/document/document";

const NODE = { kind: "Node", apiVersions: ["v1"] } as const;

interface NodeAddressesOptions {
  readonly client: Client;
  readonly log: Logger;
  /** Called when the addresses are other ones than before. */
  readonly changed: () => void;
}

/**
 * The addresses of the nodes of the cluster, on which clients reach Services of type NodePort. Nodes are
 * watched from the first question on: most clusters have no such Service.
 */
export class NodeAddresses {
  readonly #options: NodeAddressesOptions;
  readonly #nodes = new Map<string, readonly Json[]>();
  #isWanted = false;
  #isFailing = false;
  #signal: AbortSignal | undefined;
  #watch: Promise<void> | undefined;

  constructor(options: NodeAddressesOptions) {
    this.#options = options;
  }

  /**
   * The external addresses of the nodes or, where they have none, the internal ones, in the order of the
   * nodes' names; empty until the nodes are known.
   */
  get all(): readonly string[] {
    this.#isWanted = true;
    this.#start();
    const nodes = [...this.#nodes].toSorted(([left], [right]) => compareText(left, right));
    const addresses = nodes.flatMap(([, own]) => own);
    const outside = addresses.filter(({ type }) => type === "ExternalIP");
    const shown = outside.length > 0 ? outside : addresses;
    return [...new Set(shown.map(({ address }) => String(address)))];
  }

  /** Allows watching until the signal aborts; resolves then. */
  async run(signal: AbortSignal): Promise<void> {
    this.#signal = signal;
    this.#start();
    await new Promise<void>((resolve) => {
      if (signal.aborted) resolve();
      else signal.addEventListener("abort", () => resolve(), { once: true });
    });
    await this.#watch;
  }

  #start(): void {
    if (!this.#isWanted || this.#signal === undefined || this.#watch !== undefined) return;
    const { client, log } = this.#options;
    this.#watch = new ListWatch(client, NODE, {
      replaced: (nodes) =>
        this.#change(() => {
          this.#isFailing = false;
          this.#nodes.clear();
          for (const node of nodes) this.#nodes.set(node.metadata.name, addressesOf(node));
        }),
      changed: (node) => this.#change(() => this.#nodes.set(node.metadata.name, addressesOf(node))),
      removed: (node) => this.#change(() => this.#nodes.delete(node.metadata.name)),
      absent: () => this.#change(() => this.#nodes.clear()),
      failed: (error) => {
        if (!this.#isFailing) log.warn("the nodes of the cluster cannot be read", { error });
        this.#isFailing = true;
      },
    }).run(this.#signal);
  }

  #change(change: () => void): void {
    const before = this.all.join();
    change();
    if (this.all.join() !== before) this.#options.changed();
  }
}

function addressesOf({ status }: KubeObject): readonly Json[] {
  const addresses: unknown = isJson(status) ? status["addresses"] : undefined;
  if (!Array.isArray(addresses)) return [];
  return addresses
    .filter(isJson)
    .filter(({ type }) => type === "ExternalIP" || type === "InternalIP");
}
