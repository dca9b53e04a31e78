import type { RpcMethod } from "@edge-gateway/generated/proto/methods.ts";
import type protobufJs from "protobufjs";

/** Converts messages to bytes and bytes to messages. */
export interface Codec<Sent, Received> {
  write(message: Sent): Buffer;
  read(bytes: Uint8Array): Received;
}

/**
 * The only type assertion for messages; it is safe because descriptors and types are generated from the same
 * files.
 */
export function codecOf<Sent extends object, Received>(
  root: protobufJs.Root,
  sent: string,
  received: string,
): Codec<Sent, Received> {
  const written = root.lookupType(sent);
  const read = root.lookupType(received);
  return {
    write: (message) => Buffer.from(written.encode(written.fromObject(message)).finish()),
    read: (bytes) => read.toObject(read.decode(bytes), AS_TYPED) as Received,
  };
}

/** The codec of a client that calls the gRPC method. */
export function callCodec<Request extends object, Response>(
  { request, response }: RpcMethod<Request, Response>,
  root: protobufJs.Root,
): Codec<Request, Response> {
  return codecOf(root, request, response);
}

const AS_TYPED = { longs: Number, enums: String };
