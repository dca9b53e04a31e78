import type { Settings } from "@edge-gateway/generated/types/index.ts";
import { logged } from "@edge-gateway/kernel/process/callbacks";
import type { Logger } from "@edge-gateway/kernel/log/logger";
import type { WorkloadIdentity } from "@edge-gateway/translate/ir";
import type { IdentityChanged, IdentitySource } from "./identity-source.ts";
import { MeshAuthority } from "./mesh-authority.ts";
import { WorkloadApi } from "./workload-api.ts";
import { grpcClientOf } from "@edge-gateway/outbound/policy-servers";
import { lookupOf } from "@edge-gateway/gateway/upstream/name-source";

type IdentitySettings = Pick<Settings, "dns" | "istio" | "policyServers" | "spiffe">;

/**
 * Keeps the gateway's identity, if one is configured, from the Workload API of SPIFFE or the certificate
 * authority of a mesh.
 */
export class IdentityKeeper {
  readonly #settings: IdentitySettings;
  readonly #log: Logger;
  #source: IdentitySource | undefined;
  #current: WorkloadIdentity | undefined;

  constructor(settings: IdentitySettings, log: Logger) {
    this.#settings = settings;
    this.#log = log;
  }

  get current(): WorkloadIdentity | undefined {
    return this.#current;
  }

  /** The identity that the gateway still waits for before it is ready. */
  get pending(): readonly string[] {
    const source = this.#source;
    return source !== undefined && this.#current === undefined
      ? [`the identity of ${source.name}`]
      : [];
  }

  /** @param refresh applies the configuration with the current identity */
  start(refresh: () => Promise<unknown> | undefined): void {
    const log = this.#log;
    this.#source = this.#sourceWith((identity) => {
      this.#current = identity;
      log.info("new identity of the workload", { trustDomain: identity.trustDomain });
      refresh()?.catch(logged(log, "using the identity of the workload"));
    });
    this.#source?.start();
  }

  close(): void {
    this.#source?.close();
  }

  #sourceWith(changed: IdentityChanged): IdentitySource | undefined {
    const { dns, istio, policyServers, spiffe } = this.#settings;
    const { endpoint } = spiffe;
    const { caAddress: address } = istio;
    if (endpoint === undefined && address === undefined) return undefined;
    const parts = { grpc: grpcClientOf(policyServers, lookupOf(dns)), changed, log: this.#log };
    if (endpoint !== undefined) return new WorkloadApi({ ...parts, endpoint });
    if (address === undefined) return undefined;
    return new MeshAuthority({ ...parts, address, settings: istio, wallClock: Date.now });
  }
}
