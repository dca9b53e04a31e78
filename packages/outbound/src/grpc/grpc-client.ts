import { lookup as lookupBySystem } from "node:dns";
import type { LookupFunction } from "node:net";
import type grpcJs from "@grpc/grpc-js";
import {
  GRPC_END_WITHIN,
  GRPC_FIRST_DELAY,
  MAX_GRPC_REASON,
  MAX_OUTBOUND_AGENTS,
} from "../bounds.ts";
import { DESCRIPTORS } from "@edge-gateway/generated/proto/descriptors.ts";
import type { RpcMethod } from "@edge-gateway/generated/proto/methods.ts";
import { after } from "@edge-gateway/kernel/process/callbacks";
import { LruCache } from "@edge-gateway/kernel/lru-cache";
import { onceLoaded } from "@edge-gateway/kernel/process/once";
import type protobufJs from "protobufjs";
import { TRUSTED_BY_SYSTEM } from "../tls/tls-policy.ts";
import { callCodec } from "@edge-gateway/xds/wire/codec";
import { secureCredentials } from "./grpc-credentials.ts";
import { NAME_RESOLUTION, registerNames, SERVERS_SCHEME } from "./grpc-resolver.ts";
import { OutboundError } from "../outbound-error.ts";
import type { OutboundTarget } from "../outbound-target.ts";

export interface GrpcLimits {
  readonly maxMessageBytes: number;
  /** Maximum milliseconds between two attempts to connect. */
  readonly maxReconnectDelay: number;
}

/** The metadata of a gRPC call: texts by name. */
export type CallHeaders = Readonly<Record<string, string>>;

/** The options of a unary gRPC call. */
export interface CallOptions {
  /** The maximum time of the whole call, in milliseconds. */
  readonly timeout: number;
  readonly headers?: CallHeaders;
}

/** Receives the events of a stream; no event follows `ended`. */
export interface StreamReader<Response> {
  received(message: Response): void;
  /** Called when the stream has ended. `error` is undefined if the server ended the stream regularly. */
  ended(error: OutboundError | undefined): void;
  /** Called when more messages can be sent. */
  drained?(): void;
}

/** A bidirectional stream of gRPC messages. */
export interface GrpcStream<Request> {
  /** Sends a message. Returns false if too much data is queued; then `drained` is called later. */
  send(message: Request): boolean;
  /** Stops receiving until {@link resume}. */
  pause(): void;
  resume(): void;
  /** Ends the client's side of the stream. */
  end(): void;
  /** Cancels the stream; `ended` is not called afterwards. */
  cancel(): void;
  /**
   * Ends the client's side, and lets the server end its own; `ended` is not called afterwards. Servers close
   * connections on which many streams are cancelled (CVE-2023-44487).
   */
  finish(): void;
}

interface Libraries {
  readonly grpc: typeof grpcJs;
  /** The protobuf root with all message types. */
  readonly root: protobufJs.Root;
}

/** Loads the libraries on demand, because they use about 15 MB of memory and take 100 ms. */
async function load(): Promise<Libraries> {
  const [grpc, protobuf] = await Promise.all([
    import("@grpc/grpc-js"),
    import("protobufjs/light.js"),
  ]);
  const root = protobuf.default.Root.fromJSON(DESCRIPTORS);
  root.resolveAll();
  registerNames(grpc.default);
  return { grpc: grpc.default, root };
}

interface OwnClient {
  readonly client: grpcJs.Client;
  /** When the client was created, in milliseconds since 1970. */
  readonly madeAt: number;
}

/** Makes the gateway's own gRPC calls, with limits of time and size, and never through a proxy. */
export class GrpcClient {
  readonly #limits: GrpcLimits;
  readonly #lookup: LookupFunction;
  readonly #wallClock: () => number;
  readonly #clients = new LruCache<string, OwnClient>(MAX_OUTBOUND_AGENTS, ({ client }) =>
    client.close(),
  );
  readonly #loaded = onceLoaded(load);

  /** @param lookup resolves the host names of servers */
  constructor(
    limits: GrpcLimits,
    lookup: LookupFunction = lookupBySystem,
    wallClock: () => number = Date.now,
  ) {
    this.#limits = limits;
    this.#lookup = lookup;
    this.#wallClock = wallClock;
  }

  /** Loads the library before the first call. */
  prepare(): void {
    // A call that needs it tries again, and reports what is wrong.
    this.#loaded().catch(() => {});
  }

  /**
   * Makes a unary call.
   * @throws OutboundError
   */
  async call<Request extends object, Response>(
    target: OutboundTarget,
    method: RpcMethod<Request, Response>,
    request: Request,
    { timeout, headers = {} }: CallOptions,
  ): Promise<Response> {
    const libraries = await this.#loaded();
    const client = this.#client(target, libraries.grpc);
    const codec = callCodec(method, libraries.root);
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const metadata = metadataOf(headers, libraries);
    const call = client.client.makeUnaryRequest(
      method.path,
      codec.write,
      codec.read,
      request,
      metadata,
      { deadline: this.#wallClock() + timeout },
      (error, response) => {
        timer.clear();
        if (error !== null) {
          this.#judge(error, target, client, libraries);
          reject(outboundError(target, error));
        } else if (response === undefined) reject(new OutboundError(hostOf(target), "no message"));
        else resolve(response);
      },
    );
    const timer = this.#limitConnecting(target, client, libraries, (error) => {
      reject(error);
      call.cancel();
    });
    return promise;
  }

  /** Opens a stream without a time limit. */
  async open<Request extends object, Response>(
    target: OutboundTarget,
    method: RpcMethod<Request, Response>,
    headers: CallHeaders,
    reader: StreamReader<Response>,
  ): Promise<GrpcStream<Request>> {
    const libraries = await this.#loaded();
    const codec = callCodec(method, libraries.root);
    const metadata = metadataOf(headers, libraries);
    const client = this.#client(target, libraries.grpc);
    const call = client.client.makeBidiStreamRequest(
      method.path,
      codec.write,
      codec.read,
      metadata,
    );
    let isOver = false;
    const end = (error: OutboundError | undefined): void => {
      if (isOver) return;
      isOver = true;
      timer.clear();
      reader.ended(error);
    };
    const timer = this.#limitConnecting(target, client, libraries, (error) => {
      end(error);
      call.cancel();
    });
    call.on("data", (message: Response) => isOver || reader.received(message));
    call.on("error", (error: grpcJs.ServiceError) => {
      if (!isOver) this.#judge(error, target, client, libraries);
      end(outboundError(target, error));
    });
    call.on("end", () => end(undefined));
    call.on("drain", () => isOver || reader.drained?.());
    const forget = (): void => {
      isOver = true;
      timer.clear();
    };
    return {
      send: (message) => isOver || call.write(message),
      pause: () => call.pause(),
      resume: () => call.resume(),
      end: () => call.end(),
      cancel: () => {
        forget();
        call.cancel();
      },
      finish: () => {
        forget();
        finish(call);
      },
    };
  }

  /**
   * Closes the connection to a server that does not respond, so that the next call makes a new connection.
   */
  reconnect(target: OutboundTarget): void {
    const key = keyOf(target);
    this.#clients.get(key)?.client.close();
    this.#clients.delete(key);
  }

  close(): void {
    for (const { client } of this.#clients.values()) client.close();
    this.#clients.clear();
  }

  /**
   * Fails a call that waits for a connection longer than its target allows, and makes a new connection for
   * later calls.
   */
  #limitConnecting(
    target: OutboundTarget,
    own: OwnClient,
    { grpc }: Libraries,
    fail: (error: OutboundError) => void,
  ): { clear(): void } {
    const isReady = (): boolean =>
      own.client.getChannel().getConnectivityState(false) === grpc.connectivityState.READY;
    if (target.connectTimeout === undefined || isReady()) return NO_TIMER;
    const failed = (reason: string, cause?: unknown): void =>
      fail(new OutboundError(hostOf(target), reason, undefined, cause));
    const expired = (): void => {
      if (isReady()) return;
      failed("no connection in time");
      if (this.#clients.get(keyOf(target)) === own) this.reconnect(target);
    };
    const timer = after(target.connectTimeout, expired, (error) =>
      failed("the call failed", error),
    );
    return { clear: () => clearTimeout(timer) };
  }

  /**
   * Makes a new connection for later calls if the server may have failed: a call has timed out, or calls
   * still fail although the library had time to reconnect. The library waits up to 20 s for a server that
   * accepts a connection but sends nothing, and lets calls fail meanwhile.
   */
  #judge(
    { code }: grpcJs.ServiceError,
    target: OutboundTarget,
    client: OwnClient,
    { grpc }: Libraries,
  ): void {
    if (this.#clients.get(keyOf(target)) !== client) return;
    const isOld = this.#wallClock() - client.madeAt > this.#limits.maxReconnectDelay;
    const isStuck = code === grpc.status.UNAVAILABLE && isOld;
    if (isStuck || code === grpc.status.DEADLINE_EXCEEDED) this.reconnect(target);
  }

  #client(target: OutboundTarget, grpc: typeof grpcJs): OwnClient {
    const key = keyOf(target);
    const known = this.#clients.get(key);
    if (known !== undefined) return known;
    const { protocol, hostname } = new URL(target.url);
    const secure = protocol === "https:";
    const credentials = secure
      ? secureCredentials(grpc, target.tls ?? TRUSTED_BY_SYSTEM, withoutBrackets(hostname))
      : grpc.credentials.createInsecure();
    const { maxMessageBytes, maxReconnectDelay } = this.#limits;
    const client = new grpc.Client(addressOf(target), credentials, {
      [NAME_RESOLUTION]: { lookup: this.#lookup, pause: maxReconnectDelay },
      "grpc.enable_http_proxy": 0,
      "grpc.service_config_disable_resolution": 1,
      "grpc.enable_channelz": 0,
      "grpc.use_local_subchannel_pool": 1,
      "grpc.max_receive_message_length": maxMessageBytes,
      "grpc.initial_reconnect_backoff_ms": Math.min(maxReconnectDelay, GRPC_FIRST_DELAY),
      "grpc.max_reconnect_backoff_ms": maxReconnectDelay,
      ...(target.tls?.serverName === undefined
        ? {}
        : { "grpc.default_authority": target.tls.serverName }),
    });
    const own = { client, madeAt: this.#wallClock() };
    this.#clients.set(key, own);
    return own;
  }
}

/** Ends the client's side of a call, and cancels the call if the server does not end it in time. */
function finish<Request, Response>(call: grpcJs.ClientDuplexStream<Request, Response>): void {
  const cancel = () => call.cancel();
  const timer = after(GRPC_END_WITHIN, cancel, cancel);
  call.on("status", () => clearTimeout(timer));
  call.end();
  call.resume();
}

const NO_TIMER = { clear: () => {} };

/** Default ports of http and https (RFC 9110 sections 4.2.1 and 4.2.2). */
const HTTP_PORT = "80";
const HTTPS_PORT = "443";

/** Writes the target in the form that the library expects; the server of the URL comes first. */
function addressOf({ url, origins = [], socketPath }: OutboundTarget): string {
  if (socketPath !== undefined) return `unix:${socketPath}`;
  const servers = new Set([new URL(url).origin, ...origins].map(serverOf));
  return `${SERVERS_SCHEME}:${[...servers].join(",")}`;
}

function serverOf(origin: string): string {
  const { protocol, hostname, port } = new URL(origin);
  const usedPort = port === "" ? (protocol === "https:" ? HTTPS_PORT : HTTP_PORT) : port;
  return `${hostname}:${usedPort}`;
}

function withoutBrackets(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, "");
}

function metadataOf(headers: CallHeaders, { grpc }: Libraries): grpcJs.Metadata {
  const metadata = new grpc.Metadata();
  for (const [name, value] of Object.entries(headers)) metadata.set(name, value);
  return metadata;
}

function keyOf({ url, origins, socketPath, tls }: OutboundTarget): string {
  return JSON.stringify([origins?.toSorted() ?? new URL(url).origin, socketPath, tls]);
}

function hostOf({ url }: OutboundTarget): string {
  return new URL(url).host;
}

function outboundError(target: OutboundTarget, error: grpcJs.ServiceError): OutboundError {
  const reason = `gRPC status ${error.code}: ${error.details}`.slice(0, MAX_GRPC_REASON);
  return new OutboundError(hostOf(target), reason, undefined, error);
}
