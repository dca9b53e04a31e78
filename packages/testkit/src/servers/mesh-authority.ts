import type { IstioCertificateRequest } from "@edge-gateway/generated/proto/messages.ts";
import { ISTIO_CERTIFICATE_SERVICE_CREATE_CERTIFICATE } from "@edge-gateway/generated/proto/methods.ts";
import type { CertificateAuthority } from "../certificates.ts";
import { GrpcServer } from "./grpc-server.ts";

/** A request for a certificate, as the authority received it. */
export interface AskedOfAuthority {
  readonly authorization: string;
  readonly cluster: string;
  readonly request: IstioCertificateRequest;
}

/**
 * The certificate authority of an Istio mesh, which signs the certificate of every caller that sends the right token.
 */
export class TestMeshAuthority implements AsyncDisposable {
  readonly asked: AskedOfAuthority[] = [];
  /** The authority that issues the certificates of the mesh. */
  authority: CertificateAuthority;
  /** Whether the authority refuses all requests, with the request in its error message. */
  refuses = false;
  #server: GrpcServer | undefined;

  private constructor(authority: CertificateAuthority) {
    this.authority = authority;
  }

  /** Serves over TLS, with a certificate that the same authority has signed. */
  static async start(authority: CertificateAuthority, token: string): Promise<TestMeshAuthority> {
    const mesh = new TestMeshAuthority(authority);
    const tls = await authority.issue({ name: "istiod", alternativeNames: ["IP:127.0.0.1"] });
    mesh.#server = await GrpcServer.answer(
      ISTIO_CERTIFICATE_SERVICE_CREATE_CERTIFICATE,
      async (request, metadata) => {
        const authorization = String(metadata.get("authorization")[0]);
        const cluster = String(metadata.get("clusterid")[0]);
        mesh.asked.push({ authorization, cluster, request });
        if (mesh.refuses || authorization !== `Bearer ${token}`)
          throw new Error(`not authenticated: ${authorization}`);
        const leaf = await mesh.authority.sign(request.csr ?? "");
        return { certChain: [leaf, mesh.authority.certificate] };
      },
      { tls },
    );
    return mesh;
  }

  /** The URL of the authority, `https://127.0.0.1:<port>`. */
  get url(): string {
    return `https://127.0.0.1:${this.#server?.port}`;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#server?.close();
  }
}

/** A service account token as a cluster issues it, with a signature that tests can search for. */
export function serviceAccountToken(namespace: string, name: string, signature: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const claims = { sub: `system:serviceaccount:${namespace}:${name}`, aud: ["istio-ca"] };
  return `${part({ alg: "RS256" })}.${part(claims)}.${signature}`;
}
