import { createPrivateKey, X509Certificate } from "node:crypto";
import { readFile } from "node:fs/promises";
import { ISTIO_CERTIFICATE_SERVICE_CREATE_CERTIFICATE } from "@edge-gateway/generated/proto/methods.ts";
import type { IstioSettings } from "@edge-gateway/generated/types/index.ts";
import { after, logged } from "@edge-gateway/kernel/process/callbacks";
import type { Logger } from "@edge-gateway/kernel/log/logger";
import type { WorkloadIdentity } from "@edge-gateway/translate/ir";
import {
  MESH_CERTIFICATE_SECONDS,
  MESH_CERTIFICATE_TIMEOUT,
  WORKLOAD_API_FIRST_DELAY,
  WORKLOAD_API_MAX_DELAY,
} from "../bounds.ts";
import type { GrpcClient } from "@edge-gateway/outbound/grpc/grpc-client";
import type { OutboundTarget } from "@edge-gateway/outbound/outbound-target";
import { alternativeNames } from "@edge-gateway/outbound/tls/alternative-names";
import type { IdentityChanged, IdentitySource } from "./identity-source.ts";
import { serviceAccountIn } from "./service-account.ts";

const SPIFFE_ID = /^spiffe:\/\/([^/]+)\//;

export interface MeshAuthorityOptions {
  readonly address: string;
  readonly settings: IstioSettings;
  readonly grpc: GrpcClient;
  readonly changed: IdentityChanged;
  readonly log: Logger;
  /** The current time in milliseconds since 1970. */
  readonly wallClock: () => number;
}

/**
 * Gets certificates from the authority of an Istio mesh, each with its own key. A certificate is renewed
 * after half of its lifetime.
 */
export class MeshAuthority implements IdentitySource {
  readonly name = "the certificate authority of the mesh";
  readonly #options: MeshAuthorityOptions;
  #timer: NodeJS.Timeout | undefined;
  #delay = WORKLOAD_API_FIRST_DELAY;
  #isClosed = false;

  constructor(options: MeshAuthorityOptions) {
    this.#options = options;
  }

  start(): void {
    void this.#renew();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  async #renew(): Promise<void> {
    const { changed, wallClock, log } = this.#options;
    try {
      const { identity, expires } = await this.#ask();
      if (this.#isClosed) return;
      this.#delay = WORKLOAD_API_FIRST_DELAY;
      this.#after((expires - wallClock()) / 2);
      changed(identity);
    } catch (error) {
      if (this.#isClosed) return;
      const reason = error instanceof Error ? error.message : String(error);
      log.warn(
        "the authority of the mesh issued no certificate; the previous certificate stays in use",
        {
          reason,
        },
      );
      this.#after(this.#delay);
      this.#delay = Math.min(2 * this.#delay, WORKLOAD_API_MAX_DELAY);
    }
  }

  #after(milliseconds: number): void {
    const failed = logged(this.#options.log, "asking the authority of the mesh");
    this.#timer = after(milliseconds, () => this.#renew(), failed);
  }

  async #ask(): Promise<{ readonly identity: WorkloadIdentity; readonly expires: number }> {
    const { settings, grpc, wallClock } = this.#options;
    const token = (await readFile(settings.tokenFile, "utf8")).trim();
    const { namespace, name } = serviceAccountIn(token);
    const uri = `spiffe://${settings.trustDomain}/ns/${namespace}/sa/${name}`;
    // The module is loaded on demand, because its library is large and few gateways belong to a mesh.
    const { requestCertificate } = await import("@edge-gateway/x509/certificate-request");
    const { request, privateKey } = requestCertificate(uri);
    const { certChain: chain = [] } = await grpc.call(
      await this.#target(),
      ISTIO_CERTIFICATE_SERVICE_CREATE_CERTIFICATE,
      { csr: request, validityDuration: MESH_CERTIFICATE_SECONDS },
      {
        timeout: MESH_CERTIFICATE_TIMEOUT,
        headers: { authorization: `Bearer ${token}`, clusterid: settings.clusterId },
      },
    );
    const root = chain.at(-1);
    const leaf = new X509Certificate(chain[0] ?? "");
    const expires = leaf.validToDate.getTime();
    const trustDomain = trustDomainOf(leaf);
    if (root === undefined || chain.length < 2 || trustDomain === undefined)
      throw new Error(
        "the response has no certificate with a SPIFFE ID, or none of the authority that signed it",
      );
    if (!leaf.checkPrivateKey(createPrivateKey(privateKey)))
      throw new Error("the certificate is for another key");
    if (expires <= wallClock()) throw new Error("the certificate has expired");
    const certificate = chain.slice(0, -1).join("\n");
    const identity = {
      trustDomain,
      additionalTrustDomains: settings.additionalTrustDomains,
      certificate,
      privateKey,
      authorities: root,
    };
    return { identity, expires };
  }

  /**
   * The token file may be created later than this process, and may change, so it is read for each
   * certificate.
   */
  async #target(): Promise<OutboundTarget> {
    const { address: url, settings } = this.#options;
    const authorities = await readFile(settings.rootCertificates, "utf8").catch(() => undefined);
    if (authorities === undefined) return { url };
    return { url, tls: { serverName: undefined, skipVerify: undefined, authorities } };
  }
}

function trustDomainOf({ subjectAltName = "" }: X509Certificate): string | undefined {
  const uri = alternativeNames(subjectAltName).find(({ kind }) => kind === "URI");
  return SPIFFE_ID.exec(uri?.name ?? "")?.[1];
}
