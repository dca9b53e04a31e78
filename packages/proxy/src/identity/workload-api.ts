import { SPIFFE_WORKLOAD_APIFETCH_X509_SVID } from "@edge-gateway/generated/proto/methods.ts";
import type { X509SVIDRequest, X509SVIDResponse } from "@edge-gateway/generated/proto/messages.ts";
import { after, logged } from "@edge-gateway/kernel/process/callbacks";
import type { Logger } from "@edge-gateway/kernel/log/logger";
import type { WorkloadIdentity } from "@edge-gateway/translate/ir";
import type { GrpcClient, GrpcStream } from "@edge-gateway/outbound/grpc/grpc-client";
import { certificatesIn, pemOf } from "./der.ts";
import type { IdentityChanged, IdentitySource } from "./identity-source.ts";
import { WORKLOAD_API_FIRST_DELAY, WORKLOAD_API_MAX_DELAY } from "../bounds.ts";

/**
 * The header that proves a direct call: a proxy that forwards the requests of its clients must not reach the
 * API (SPIFFE Workload Endpoint, section 3).
 */
const HEADERS = { "workload.spiffe.io": "true" };
const SCHEME = /^unix:(?:\/\/)?/;
const SPIFFE_ID = /^spiffe:\/\/([^/]+)\//;

export interface WorkloadApiOptions {
  /** The URL of the socket, such as `unix:///run/agent.sock`. */
  readonly endpoint: string;
  readonly grpc: GrpcClient;
  readonly changed: IdentityChanged;
  readonly log: Logger;
}

/** Gets the identity of this process from the Workload API, and each new identity, until it is closed. */
export class WorkloadApi implements IdentitySource {
  readonly name = "the Workload API";
  readonly #options: WorkloadApiOptions;
  #stream: GrpcStream<X509SVIDRequest> | undefined;
  #delay = WORKLOAD_API_FIRST_DELAY;
  #isClosed = false;

  constructor(options: WorkloadApiOptions) {
    this.#options = options;
  }

  start(): void {
    void this.#open().catch(logged(this.#options.log, "calling the Workload API"));
  }

  close(): void {
    this.#isClosed = true;
    this.#stream?.cancel();
  }

  async #open(): Promise<void> {
    if (this.#isClosed) return;
    const { endpoint, grpc } = this.#options;
    const target = { url: "http://localhost", socketPath: endpoint.replace(SCHEME, "") };
    this.#stream = await grpc.open(target, SPIFFE_WORKLOAD_APIFETCH_X509_SVID, HEADERS, {
      received: (message) => this.#received(message),
      ended: (error) => this.#ended(error?.message ?? "the stream has ended"),
    });
    this.#stream.send({});
    this.#stream.end();
  }

  #received(message: X509SVIDResponse): void {
    try {
      const identity = identityIn(message);
      this.#delay = WORKLOAD_API_FIRST_DELAY;
      this.#options.changed(identity);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.#options.log.warn("the Workload API returned no usable identity", { reason });
    }
  }

  #ended(reason: string): void {
    if (this.#isClosed) return;
    const { log } = this.#options;
    log.warn("the Workload API call failed; the previous identity stays in use", { reason });
    after(this.#delay, () => this.start(), logged(log, "calling the Workload API"));
    this.#delay = Math.min(2 * this.#delay, WORKLOAD_API_MAX_DELAY);
  }
}

/**
 * The first identity of a response is the default one (SPIFFE Workload API, section 5.3).
 * @throws Error if there is none
 */
function identityIn({ svids = [] }: X509SVIDResponse): WorkloadIdentity {
  const [svid] = svids;
  const trustDomain = SPIFFE_ID.exec(svid?.spiffeId ?? "")?.[1];
  const { x509Svid: chain, x509SvidKey: key, bundle } = svid ?? {};
  if (trustDomain === undefined || chain === undefined || key === undefined || bundle === undefined)
    throw new Error("the response has no SPIFFE ID with certificate, key and bundle");
  return {
    trustDomain,
    certificate: certificatesIn(chain).join(""),
    privateKey: pemOf("PRIVATE KEY", key),
    authorities: certificatesIn(bundle).join(""),
  };
}
