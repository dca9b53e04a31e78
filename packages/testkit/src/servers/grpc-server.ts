import grpc from "@grpc/grpc-js";
import { DESCRIPTORS } from "@edge-gateway/generated/proto/descriptors.ts";
import type { RpcMethod } from "@edge-gateway/generated/proto/methods.ts";
import protobuf from "protobufjs";

/** Handles one call: returns a message, or an Error that becomes a failed status. */
export type AnswerCall<Request, Response> = (
  request: Request,
  metadata: grpc.Metadata,
) => Response | Promise<Response>;

/** A call with streams in both directions. */
export type Conversation<Request, Response> = grpc.ServerDuplexStream<Request, Response>;

export interface GrpcServerOptions {
  /** The TLS settings; unset: the server accepts plaintext connections. */
  readonly tls?: {
    readonly certificate: string;
    readonly key: string;
    /** The authority of the client certificates that the server requires. */
    readonly clientAuthority?: string;
  };
  /** The port of the server; 0 selects a free port. */
  readonly port?: number;
}

/** A gRPC server on the loopback address, with the messages of `generated/proto`. */
export class GrpcServer implements AsyncDisposable {
  readonly port: number;
  readonly #server: grpc.Server;

  private constructor(server: grpc.Server, port: number) {
    this.#server = server;
    this.port = port;
  }

  /** Serves a method with one message in each direction. */
  static answer<Request extends object, Response extends object>(
    method: RpcMethod<Request, Response>,
    answer: AnswerCall<Request, Response>,
    options: GrpcServerOptions = {},
  ): Promise<GrpcServer> {
    const handle: grpc.handleUnaryCall<Request, Response> = async (call, callback) => {
      try {
        const response = await answer(call.request, call.metadata);
        callback(null, response);
      } catch (error) {
        callback({ code: grpc.status.INTERNAL, details: String(error) });
      }
    };
    return GrpcServer.#start(method, false, options, handle);
  }

  /** Serves a method with streams in both directions. */
  static converse<Request extends object, Response extends object>(
    method: RpcMethod<Request, Response>,
    converse: (call: Conversation<Request, Response>) => void,
    options: GrpcServerOptions = {},
  ): Promise<GrpcServer> {
    return GrpcServer.#start(method, true, options, converse);
  }

  static async #start<Request extends object, Response extends object>(
    method: RpcMethod<Request, Response>,
    streams: boolean,
    { tls, port = 0 }: GrpcServerOptions,
    handler: grpc.UntypedHandleCall,
  ): Promise<GrpcServer> {
    const server = new grpc.Server();
    const requests = codecOf(method.request);
    const responses = codecOf(method.response);
    const definition: grpc.MethodDefinition<object, object> = {
      path: method.path,
      requestStream: streams,
      responseStream: streams,
      requestSerialize: requests.write,
      requestDeserialize: requests.read,
      responseSerialize: responses.write,
      responseDeserialize: responses.read,
    };
    server.addService({ call: definition }, { call: handler });
    const credentials =
      tls === undefined
        ? grpc.ServerCredentials.createInsecure()
        : grpc.ServerCredentials.createSsl(
            tls.clientAuthority === undefined ? null : Buffer.from(tls.clientAuthority),
            [{ private_key: Buffer.from(tls.key), cert_chain: Buffer.from(tls.certificate) }],
            tls.clientAuthority !== undefined,
          );
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    server.bindAsync(`127.0.0.1:${port}`, credentials, (error, bound) =>
      error === null ? resolve(bound) : reject(error),
    );
    return new GrpcServer(server, await promise);
  }

  /** Ends all connections of the server at once. */
  close(): Promise<void> {
    this.#server.forceShutdown();
    return Promise.resolve();
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }
}

const ROOT = protobuf.Root.fromJSON(DESCRIPTORS);

function codecOf(name: string) {
  const type = ROOT.lookupType(name);
  return {
    write: (message: object) => Buffer.from(type.encode(type.fromObject(message)).finish()),
    read: (bytes: Buffer): object =>
      type.toObject(type.decode(bytes), { longs: Number, enums: String }),
  };
}
