import { X509Certificate } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as grpc from "@grpc/grpc-js";
import { loadSync } from "@grpc/proto-loader";
import type { CertificateAuthority } from "@edge-gateway/testkit/certificates";

/** The API as go-spiffe publishes it, limited to X.509 identities. */
const PROTO = `
syntax = "proto3";
service SpiffeWorkloadAPI { rpc FetchX509SVID(X509SVIDRequest) returns (stream X509SVIDResponse); }
message X509SVIDRequest {}
message X509SVIDResponse {
  repeated X509SVID svids = 1;
  repeated bytes crl = 2;
  map<string, bytes> federated_bundles = 3;
}
message X509SVID {
  string spiffe_id = 1;
  bytes x509_svid = 2;
  bytes x509_svid_key = 3;
  bytes bundle = 4;
  string hint = 5;
}
`;

/** A server of the Workload API of SPIFFE on a Unix socket. */
export interface TestWorkloadApi extends AsyncDisposable {
  /** The address in the form of `SPIFFE_ENDPOINT_SOCKET`. */
  readonly endpoint: string;
  /** Sends this identity to all current and future clients. */
  give(id: string, authority: CertificateAuthority): Promise<void>;
}

type Stream = grpc.ServerWritableStream<object, object>;

export async function startWorkloadApi(): Promise<TestWorkloadApi> {
  const folder = await mkdtemp(join(tmpdir(), "spiffe-"));
  const file = join(folder, "workload.proto");
  await writeFile(file, PROTO);
  const { SpiffeWorkloadAPI: service } = grpc.loadPackageDefinition(
    loadSync(file, { keepCase: true }),
  );
  if (service === undefined || !("service" in service)) throw new Error("no service in the proto");
  const streams = new Set<Stream>();
  let current: object | undefined;
  const server = new grpc.Server();
  server.addService(service.service as grpc.ServiceDefinition, {
    FetchX509SVID(stream: Stream) {
      const [header] = stream.metadata.get("workload.spiffe.io");
      if (header !== "true") {
        stream.destroy(new Error("the security header is missing"));
        return;
      }
      streams.add(stream);
      stream.on("cancelled", () => streams.delete(stream));
      if (current !== undefined) stream.write(current);
    },
  });
  const endpoint = `unix://${join(folder, "agent.sock")}`;
  await new Promise<void>((resolve, reject) =>
    server.bindAsync(endpoint, grpc.ServerCredentials.createInsecure(), (error) =>
      error === null ? resolve() : reject(error),
    ),
  );
  return {
    endpoint,
    async give(id, authority) {
      const { certificate, key } = await authority.issue({
        name: "workload",
        alternativeNames: [`URI:${id}`],
      });
      current = {
        svids: [
          {
            spiffe_id: id,
            x509_svid: derOf(certificate),
            x509_svid_key: keyOf(key),
            bundle: derOf(authority.certificate),
          },
        ],
      };
      for (const stream of streams) stream.write(current);
    },
    async [Symbol.asyncDispose]() {
      server.forceShutdown();
      await rm(folder, { recursive: true });
    },
  };
}

function derOf(pem: string): Buffer {
  return new X509Certificate(pem).raw;
}

function keyOf(pem: string): Buffer {
  return Buffer.from(pem.replaceAll(/-----[^-]+-----|\s/g, ""), "base64");
}
