import type { Settings } from "@edge-gateway/generated/types/index.ts";
import { logged } from "@edge-gateway/kernel/callbacks";
import type { Logger } from "@edge-gateway/kernel/logger";
import type { WorkloadIdentity } from "@edge-gateway/translate/ir";
import { WorkloadApi } from "../identity/workload-api.ts";
import { grpcClientOf } from "../outbound/policy-servers.ts";

/** Keeps the identity that the Workload API of SPIFFE gives the gateway, if it is configured. */
export class IdentityKeeper {
  readonly #settings: Pick<Settings, "policyServers" | "spiffe">;
  readonly #log: Logger;
  #workload: WorkloadApi | undefined;
  #current: WorkloadIdentity | undefined;

  constructor(settings: Pick<Settings, "policyServers" | "spiffe">, log: Logger) {
    this.#settings = settings;
    this.#log = log;
  }

  get current(): WorkloadIdentity | undefined {
    return this.#current;
  }

  /** What has to happen before the gateway is ready. */
  get pending(): readonly string[] {
    const waits = this.#workload !== undefined && this.#current === undefined;
    return waits ? ["the identity of the Workload API"] : [];
  }

  /** @param refresh runs the configuration with the identity that is current then */
  start(refresh: () => Promise<unknown> | undefined): void {
    const { policyServers, spiffe } = this.#settings;
    const { endpoint } = spiffe;
    if (endpoint === undefined) return;
    const log = this.#log;
    const changed = (identity: WorkloadIdentity): void => {
      this.#current = identity;
      log.info("identity of the workload", { trustDomain: identity.trustDomain });
      refresh()?.catch(logged(log, "using the identity of the workload"));
    };
    const grpc = grpcClientOf(policyServers);
    this.#workload = new WorkloadApi({ endpoint, grpc, changed, log });
    this.#workload.start();
  }

  close(): void {
    this.#workload?.close();
  }
}
