import { connect as connectTls, type TLSSocket } from "node:tls";
import type grpcJs from "@grpc/grpc-js";
import { tlsSocketOptions, type TlsPolicy } from "../tls/tls-policy.ts";

/**
 * Credentials for TLS as the policy configures it. No server name is sent for an IP address (RFC 6066 section
 * 3).
 */
export function secureCredentials(
  grpc: typeof grpcJs,
  policy: TlsPolicy,
  host: string,
): grpcJs.ChannelCredentials {
  const options = { ...tlsSocketOptions(policy, host), host, ALPNProtocols: ["h2"] };
  class PolicyCredentials extends grpc.ChannelCredentials {
    override compose(): never {
      throw new TypeError("these credentials have no call credentials");
    }

    override _isSecure(): boolean {
      return true;
    }

    override _equals(other: grpcJs.ChannelCredentials): boolean {
      return this === other;
    }

    override _createSecureConnector(): ReturnType<
      grpcJs.ChannelCredentials["_createSecureConnector"]
    > {
      return {
        connect: async (socket) => ({
          socket: await secured(connectTls({ ...options, socket })),
          secure: true,
        }),
        waitForReady: () => Promise.resolve(),
        getCallCredentials: () => grpc.CallCredentials.createEmpty(),
        destroy: () => {},
      };
    }
  }
  return new PolicyCredentials();
}

function secured(socket: TLSSocket): Promise<TLSSocket> {
  const { promise, resolve, reject } = Promise.withResolvers<TLSSocket>();
  socket.once("secureConnect", () => resolve(socket));
  socket.on("error", reject);
  return promise;
}
