import type { Duplex } from "node:stream";
import grpc from "@grpc/grpc-js";
import type {
  DeltaDiscoveryRequest,
  DeltaDiscoveryResponse,
  DiscoveryNode,
} from "@edge-gateway/generated/proto/messages.ts";
import { AGGREGATED_DISCOVERY_SERVICE_DELTA_AGGREGATED_RESOURCES as METHOD } from "@edge-gateway/generated/proto/methods.ts";
import type { IrResource } from "@edge-gateway/generated/types/index.ts";
import type { Logger } from "@edge-gateway/kernel/log/logger";
import {
  FIRST_REQUEST_MILLISECONDS,
  KEEPALIVE_MILLISECONDS,
  KEEPALIVE_TIMEOUT_MILLISECONDS,
  MAX_REQUEST_BYTES,
  MAX_STREAMS,
  STREAMS_PER_CONNECTION,
} from "../bounds.ts";
import { RESOURCE_TYPE, SERVER_CODEC } from "../wire/messages.ts";
import type { Refusal } from "../wire/messages.ts";
import { configurationOf, NO_CONFIGURATION } from "./configuration.ts";
import type { Configuration } from "./configuration.ts";
import { Subscription } from "./subscription.ts";

/** The namespace and name of the Gateway whose configuration a data plane requests. */
export interface GatewayName {
  readonly namespace: string;
  readonly name: string;
}

/** The state of a gateway's data planes. */
export interface DataPlanes {
  /** The number of connected data planes. */
  readonly connected: number;
  /** Number of data planes with the latest configuration. */
  readonly synchronized: number;
  /** The resources that at least one data plane refuses. */
  readonly refusals: readonly Refusal[];
}

export interface DiscoveryServerOptions {
  /** Why the owner of a token may not read a gateway's configuration; undefined if reading is allowed. */
  readonly refused: (
    gateway: GatewayName,
    token: string | undefined,
  ) => Promise<string | undefined>;
  /** Called when the state of a gateway's data planes has changed. */
  readonly heard: (gateway: string, dataPlanes: DataPlanes) => void;
  readonly log: Logger;
}

type Call = grpc.ServerDuplexStream<DeltaDiscoveryRequest, DeltaDiscoveryResponse>;

/** The connection of one data plane. */
interface Session {
  readonly subscription: Subscription;
  taken: string | undefined;
  refusals: readonly Refusal[];
}

/** Sends data planes their configuration, and receives their acknowledgements. */
export class DiscoveryServer {
  readonly #options: DiscoveryServerOptions;
  readonly #server = new grpc.Server(SERVER);
  readonly #injector: ReturnType<grpc.Server["createConnectionInjector"]>;
  readonly #configurations = new Map<string, Configuration>();
  readonly #sessions = new Map<string, Set<Session>>();
  #streams = 0;
  #isReady = false;
  /** Streams that arrived before any configuration was published. */
  readonly #waiting = new Set<() => void>();

  constructor(options: DiscoveryServerOptions) {
    this.#options = options;
    const definition: grpc.MethodDefinition<DeltaDiscoveryResponse, DeltaDiscoveryResponse> = {
      path: METHOD.path,
      requestStream: true,
      responseStream: true,
      requestSerialize: SERVER_CODEC.write,
      requestDeserialize: SERVER_CODEC.read,
      responseSerialize: SERVER_CODEC.write,
      responseDeserialize: SERVER_CODEC.read,
    };
    this.#server.addService({ call: definition }, { call: (call: Call) => this.#serve(call) });
    this.#injector = this.#server.createConnectionInjector(grpc.ServerCredentials.createInsecure());
  }

  /** The number of connected data planes. */
  get streams(): number {
    return this.#streams;
  }

  /** Accepts a connection that uses HTTP/2. */
  accept(connection: Duplex): void {
    this.#injector.injectConnection(connection);
  }

  /** Publishes all resources of a gateway; undefined means that the gateway was deleted. */
  publish(gateway: string, resources: ReadonlyMap<string, IrResource>): void {
    const before = this.#configurations.get(gateway);
    const configuration = configurationOf(resources, before);
    if (before?.version === configuration.version) return;
    if (resources.size === 0) this.#configurations.delete(gateway);
    else this.#configurations.set(gateway, configuration);
    for (const { subscription } of this.#sessions.get(gateway) ?? [])
      subscription.update(configuration);
    this.#hear(gateway);
  }

  /**
   * Records that all gateways were published; data planes of other gateways now get an empty configuration.
   */
  ready(): void {
    this.#isReady = true;
    for (const resume of this.#waiting) resume();
    this.#waiting.clear();
  }

  close(): void {
    this.#injector.destroy();
    this.#server.forceShutdown();
  }

  #serve(call: Call): void {
    let session: Session | undefined;
    let isOver = false;
    const fail = (code: grpc.status, details: string): void => {
      if (isOver) return;
      call.emit("error", { code, details });
      end();
    };
    const late = setTimeout(
      () => fail(grpc.status.DEADLINE_EXCEEDED, "no request was received in time"),
      FIRST_REQUEST_MILLISECONDS,
    );
    let gateway = "";
    const end = (): void => {
      if (isOver) return;
      isOver = true;
      clearTimeout(late);
      this.#streams -= 1;
      if (session === undefined) return;
      this.#sessions.get(gateway)?.delete(session);
      this.#hear(gateway);
    };
    this.#streams += 1;
    if (this.#streams > MAX_STREAMS)
      return fail(grpc.status.RESOURCE_EXHAUSTED, "too many data planes are connected");
    const begin = async (first: DeltaDiscoveryRequest): Promise<void> => {
      const name = gatewayOf(first.node);
      if (first.typeUrl !== RESOURCE_TYPE || name === undefined)
        return fail(
          grpc.status.INVALID_ARGUMENT,
          `the first request needs the type ${RESOURCE_TYPE}, and namespace and gateway in the metadata of its node`,
        );
      gateway = `${name.namespace}/${name.name}`;
      const refusal = await this.#options.refused(name, tokenOf(call.metadata));
      if (refusal !== undefined) {
        this.#options.log.warn("a data plane is refused", { gateway, reason: refusal });
        return fail(grpc.status.PERMISSION_DENIED, refusal);
      }
      await this.#isPublished();
      if (isOver) return;
      session = this.#open(gateway, first, call);
    };
    call.on("data", (request: DeltaDiscoveryRequest) => {
      if (session !== undefined) return session.subscription.acknowledged(request);
      if (gateway !== "") return;
      clearTimeout(late);
      begin(request).catch((error: unknown) =>
        fail(grpc.status.UNAVAILABLE, error instanceof Error ? error.message : String(error)),
      );
    });
    call.on("error", end);
    call.on("cancelled", end);
    call.on("end", () => {
      call.end();
      end();
    });
  }

  #open(gateway: string, first: DeltaDiscoveryRequest, call: Call): Session {
    const state: Omit<Session, "subscription"> = { taken: undefined, refusals: [] };
    const target = this.#configurations.get(gateway) ?? NO_CONFIGURATION;
    const subscription = new Subscription(first, target, {
      send: (response) => void call.write(response),
      taken: (version, refusals) => {
        state.taken = version;
        state.refusals = refusals;
        this.#hear(gateway);
      },
    });
    const session: Session = Object.assign(state, { subscription });
    const sessions = this.#sessions.get(gateway) ?? new Set();
    this.#sessions.set(gateway, sessions.add(session));
    this.#options.log.info("a data plane is connected", { gateway, node: first.node?.id ?? "" });
    this.#hear(gateway);
    return session;
  }

  #isPublished(): Promise<void> {
    if (this.#isReady) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.add(resolve));
  }

  #hear(gateway: string): void {
    const sessions = [...(this.#sessions.get(gateway) ?? [])];
    if (sessions.length === 0) this.#sessions.delete(gateway);
    const { version } = this.#configurations.get(gateway) ?? NO_CONFIGURATION;
    this.#options.heard(gateway, {
      connected: sessions.length,
      synchronized: sessions.filter(({ taken }) => taken === version).length,
      refusals: sessions.flatMap(({ refusals }) => refusals),
    });
  }
}

const SERVER = {
  "grpc.max_receive_message_length": MAX_REQUEST_BYTES,
  "grpc.max_concurrent_streams": STREAMS_PER_CONNECTION,
  "grpc.keepalive_time_ms": KEEPALIVE_MILLISECONDS,
  "grpc.keepalive_timeout_ms": KEEPALIVE_TIMEOUT_MILLISECONDS,
  "grpc.enable_channelz": 0,
};

function gatewayOf(node: DiscoveryNode | undefined): GatewayName | undefined {
  const { namespace, gateway } = node?.metadata?.fields ?? {};
  const [inside, name] = [namespace?.stringValue, gateway?.stringValue];
  if (inside === undefined || name === undefined || inside === "" || name === "") return undefined;
  return { namespace: inside, name };
}

function tokenOf(metadata: grpc.Metadata): string | undefined {
  const [value] = metadata.get("authorization");
  const [, token] = /^Bearer (\S+)$/i.exec(String(value ?? "")) ?? [];
  return token;
}
