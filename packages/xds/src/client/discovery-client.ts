import grpc from "@grpc/grpc-js";
import type {
  DeltaDiscoveryRequest,
  DeltaDiscoveryResponse,
} from "@edge-gateway/generated/proto/messages.ts";
import { AGGREGATED_DISCOVERY_SERVICE_DELTA_AGGREGATED_RESOURCES as METHOD } from "@edge-gateway/generated/proto/methods.ts";
import { after, logged } from "@edge-gateway/kernel/process/callbacks";
import type { Logger } from "@edge-gateway/kernel/log/logger";
import {
  FIRST_RETRY_MILLISECONDS,
  KEEPALIVE_MILLISECONDS,
  KEEPALIVE_TIMEOUT_MILLISECONDS,
  LAST_RETRY_MILLISECONDS,
  MAX_RESPONSE_BYTES,
} from "../bounds.ts";
import { CLIENT_CODEC, errorOf, RESOURCE_TYPE } from "../wire/messages.ts";
import type { Refusal } from "../wire/messages.ts";
import { Assembly } from "./assembly.ts";
import type { Candidate, InsteadOf, KnownResources } from "./assembly.ts";

/** The controller's address and credentials, read again for each connection. */
export interface ControllerAccess {
  /** The address of the server, as `host:port`. */
  readonly target: string;
  /**
   * The TLS settings, with the trusted authorities (PEM); without authorities, those of the system are
   * trusted.
   */
  readonly tls: { readonly authorities: string | undefined } | undefined;
  /** The token that authenticates the data plane; undefined: no token is sent. */
  readonly token: string | undefined;
}

export interface DiscoveryClientOptions {
  /** @throws Error that says what is missing */
  readonly access: () => Promise<ControllerAccess>;
  /** Identifies the gateway and this data plane. */
  readonly node: { readonly id: string; readonly namespace: string; readonly gateway: string };
  /** The resources that are already running. */
  readonly initial: KnownResources;
  /** Returns what runs in place of a refused resource; unset: nothing. */
  readonly instead?: InsteadOf;
  /**
   * Applies a configuration. Resolves to the problems that prevent it; if there are any, the previous
   * configuration stays.
   */
  readonly apply: (candidate: Candidate) => Promise<readonly Refusal[]>;
  /** Is called when a complete configuration was processed, with the configuration that runs now. */
  readonly synchronized: (running: KnownResources) => void;
  readonly log: Logger;
}

type Call = grpc.ClientDuplexStream<DeltaDiscoveryRequest, DeltaDiscoveryResponse>;

/**
 * Follows the configuration of a gateway; keeps the last configuration while the controller is unreachable.
 */
export class DiscoveryClient {
  readonly #options: DiscoveryClientOptions;
  readonly #random: () => number;
  readonly #assembly: Assembly;
  #connection: { readonly client: grpc.Client; readonly call: Call } | undefined;
  #failures = 0;
  #isLost = false;
  #retry: NodeJS.Timeout | undefined;
  #isClosed = false;
  /** The processing of the last response; responses are processed one after the other. */
  #working: Promise<void> = Promise.resolve();

  constructor(options: DiscoveryClientOptions, random: () => number = Math.random) {
    this.#options = options;
    this.#random = random;
    this.#assembly = new Assembly(options.initial, options.instead);
  }

  start(): void {
    void this.#connect();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    this.#disconnect();
  }

  async #connect(): Promise<void> {
    try {
      const access = await this.#options.access();
      // The result of the last response decides which versions the first request names.
      await this.#working;
      if (!this.#isClosed) this.#open(access);
    } catch (error) {
      this.#ended(error instanceof Error ? error.message : String(error));
    }
  }

  #open({ target, tls, token }: ControllerAccess): void {
    const client = new grpc.Client(target, credentialsOf(tls), CHANNEL);
    const metadata = new grpc.Metadata();
    if (token !== undefined) metadata.set("authorization", `Bearer ${token}`);
    const call = client.makeBidiStreamRequest<DeltaDiscoveryRequest, DeltaDiscoveryResponse>(
      METHOD.path,
      CLIENT_CODEC.write,
      CLIENT_CODEC.read,
      metadata,
    );
    this.#connection = { client, call };
    let isOver = false;
    const end = (reason: string): void => {
      if (isOver) return;
      isOver = true;
      if (this.#connection?.call === call) this.#ended(reason);
    };
    call.on("data", (response: DeltaDiscoveryResponse) => {
      this.#working = this.#working
        .then(() => (isOver ? undefined : this.#take(call, response)))
        // An uncaught error would stop the processing of all later responses, also on later streams.
        .catch(logged(this.#options.log, "taking a configuration"));
    });
    call.on("error", (error: grpc.ServiceError) => end(error.details || error.message));
    call.on("end", () => end("the controller has ended the stream"));
    this.#assembly.restart();
    call.write(this.#firstRequest());
  }

  #firstRequest(): DeltaDiscoveryRequest {
    const { id, namespace, gateway } = this.#options.node;
    const fields = { namespace: { stringValue: namespace }, gateway: { stringValue: gateway } };
    const running = [...this.#assembly.running];
    return {
      node: { id, metadata: { fields } },
      typeUrl: RESOURCE_TYPE,
      initialResourceVersions: Object.fromEntries(
        running.map(([name, { version }]) => [name, version]),
      ),
    };
  }

  /**
   * Processes a response. An error must neither end the process nor leave a response without an
   * acknowledgement.
   */
  async #take(call: Call, response: DeltaDiscoveryResponse): Promise<void> {
    const { nonce = "", systemVersionInfo = "" } = response;
    this.#assembly.add(response);
    if (systemVersionInfo === "") {
      call.write({ typeUrl: RESOURCE_TYPE, responseNonce: nonce });
      return;
    }
    this.#found();
    const isApplied = await this.#applyChanges().catch((error: unknown) => {
      this.#assembly.refuseAll(error instanceof Error ? error.message : String(error));
      return false;
    });
    const { refusals } = this.#assembly;
    for (const { resource, pointer, message } of refusals)
      this.#options.log.error(
        `a resource of the controller is refused; ${this.#assembly.insteadOf(resource)}`,
        { resource: resource + pointer, error: message },
      );
    call.write({
      typeUrl: RESOURCE_TYPE,
      responseNonce: nonce,
      ...(refusals.length === 0 ? {} : { errorDetail: errorOf(refusals) }),
    });
    this.#options.synchronized(this.#assembly.running);
    if (!isApplied) this.#retryAfter(LAST_RETRY_MILLISECONDS);
  }

  /** Applies the changes, without those that are refused; false if a refusal names no changed resource. */
  async #applyChanges(): Promise<boolean> {
    this.#assembly.retry();
    for (;;) {
      const candidate = this.#assembly.candidate();
      const found = await this.#options.apply(candidate);
      if (found.length === 0) {
        this.#assembly.commit(candidate);
        return true;
      }
      const own = found.filter(({ resource }) => candidate.changed.has(resource));
      for (const refusal of own) this.#assembly.refuse(refusal);
      if (own.length > 0) continue;
      this.#assembly.refuseAll(found.map(({ message }) => message).join("; "));
      return false;
    }
  }

  #found(): void {
    this.#failures = 0;
    if (this.#isLost) this.#options.log.info("the controller is reachable again");
    this.#isLost = false;
  }

  #disconnect(): void {
    const connection = this.#connection;
    this.#connection = undefined;
    connection?.call.cancel();
    connection?.client.close();
  }

  #ended(reason: string): void {
    this.#disconnect();
    if (this.#isClosed) return;
    const { log } = this.#options;
    if (!this.#isLost)
      log.warn("the controller is unreachable; the configuration stays as it is", { reason });
    this.#isLost = true;
    const full = Math.min(LAST_RETRY_MILLISECONDS, FIRST_RETRY_MILLISECONDS * 2 ** this.#failures);
    this.#failures += 1;
    this.#retryAfter(full / 2 + (full / 2) * this.#random());
  }

  /** Reconnects; a new stream receives everything that differs from the running configuration. */
  #retryAfter(milliseconds: number): void {
    clearTimeout(this.#retry);
    const again = (): Promise<void> => {
      this.#disconnect();
      return this.#connect();
    };
    this.#retry = after(
      milliseconds,
      again,
      logged(this.#options.log, "reconnecting to the controller"),
    );
  }
}

const CHANNEL = {
  "grpc.enable_http_proxy": 0,
  "grpc.service_config_disable_resolution": 1,
  "grpc.enable_channelz": 0,
  "grpc.use_local_subchannel_pool": 1,
  "grpc.max_receive_message_length": MAX_RESPONSE_BYTES,
  "grpc.keepalive_time_ms": KEEPALIVE_MILLISECONDS,
  "grpc.keepalive_timeout_ms": KEEPALIVE_TIMEOUT_MILLISECONDS,
};

function credentialsOf(tls: ControllerAccess["tls"]): grpc.ChannelCredentials {
  if (tls === undefined) return grpc.credentials.createInsecure();
  const { authorities } = tls;
  return grpc.credentials.createSsl(authorities === undefined ? null : Buffer.from(authorities));
}
