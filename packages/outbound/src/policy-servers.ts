import type { LookupFunction } from "node:net";
import type { PolicyServerSettings } from "@edge-gateway/generated/types/index.ts";
import { ServiceKey } from "@edge-gateway/kernel/process/services";
import { SETTINGS } from "@edge-gateway/kernel/thread-parts";
import { GrpcClient } from "./grpc/grpc-client.ts";
import { HttpClient } from "./http-client.ts";
import { LOOKUP } from "./names.ts";

/** Service key: the thread's {@link PolicyServers}. */
export const POLICY_SERVERS = new ServiceKey(
  "policy servers",
  (use) => new PolicyServers(use(SETTINGS).policyServers, use(LOOKUP)),
);

/** Calls the servers of policies. */
export class PolicyServers {
  readonly grpc: GrpcClient;
  readonly http: HttpClient;
  readonly maxResponseBytes: number;
  /** The maximum time of a whole call, in milliseconds. */
  readonly authorizationTimeout: number;
  readonly rateLimitTimeout: number;
  /** Maximum milliseconds for each message of a processor. */
  readonly processingTimeout: number;

  /** @param lookup resolves the host names of servers; undefined: the system's resolver */
  constructor(settings: PolicyServerSettings, lookup?: LookupFunction) {
    this.maxResponseBytes = settings.maxResponseSize;
    this.grpc = grpcClientOf(settings, lookup);
    this.http = new HttpClient(this.maxResponseBytes, lookup);
    this.authorizationTimeout = settings.authorizationTimeout;
    this.rateLimitTimeout = settings.rateLimitTimeout;
    this.processingTimeout = settings.processingTimeout;
  }

  async close(): Promise<void> {
    this.grpc.close();
    await this.http.close();
  }
}

/** A gRPC client with the limits for policy servers. */
export function grpcClientOf(settings: PolicyServerSettings, lookup?: LookupFunction): GrpcClient {
  const maxMessageBytes = settings.maxResponseSize;
  const maxReconnectDelay = settings.maxReconnectDelay;
  return new GrpcClient({ maxMessageBytes, maxReconnectDelay }, lookup);
}
