import { createHash, createPrivateKey, X509Certificate } from "node:crypto";
import type { Logger } from "@edge-gateway/kernel/log/logger";
import { API_STATUS, hasStatus } from "@edge-gateway/kube/api-error";
import { pause } from "@edge-gateway/kube/backoff";
import type { Client } from "@edge-gateway/kube/client";
import type { Leadership } from "@edge-gateway/kube/leader-election";
import { isJson } from "@edge-gateway/kube/objects";
import type { Json } from "@edge-gateway/kube/objects";
import { issueAuthority, issueLeaf } from "@edge-gateway/x509/certificates";
import type { ServerCertificate } from "@edge-gateway/xds/server/discovery-port";
import {
  AUTHORITY_MILLISECONDS,
  BACKDATE_MILLISECONDS,
  CERTIFICATE_MILLISECONDS,
  CERTIFICATE_PAUSE_MILLISECONDS,
  CERTIFICATE_WAIT_MILLISECONDS,
  RENEW_MILLISECONDS,
} from "../bounds.ts";
import { errorText } from "../error-text.ts";
import type { ControllerSettings } from "@edge-gateway/generated/types/index.ts";

/** The certificate that data planes see, and the authorities that data planes must trust for it. */
export interface KeptCertificate extends ServerCertificate {
  readonly authorities: string;
}

export interface CertificateKeeperOptions {
  readonly client: Client;
  /**
   * Whether this replica leads: the leader creates and renews the certificate, and the other replicas read
   * it.
   */
  readonly leadership: Leadership;
  readonly settings: Pick<ControllerSettings, "podNamespace" | "xdsServiceName" | "xdsTlsSecret">;
  readonly changed: (certificate: KeptCertificate) => void;
  readonly log: Logger;
  /** The current time in milliseconds since 1970. */
  readonly wallClock: () => number;
}

/** The label of a Secret that the controller has created and renews. */
const MADE = "edgegateway.dev/made-by-controller";

/**
 * The certificate of the configuration server: either the user's Secret, or a Secret that the controller
 * creates and all replicas share. The controller's authority is long-lived; it signs a new certificate when
 * half of the old one's lifetime has passed.
 */
export class CertificateKeeper {
  readonly #options: CertificateKeeperOptions;
  readonly #path: string;
  #shown = "";
  /** Whether the leader has not created the certificate yet. */
  #isAwaited = false;

  constructor(options: CertificateKeeperOptions) {
    this.#options = options;
    const { podNamespace, xdsTlsSecret } = options.settings;
    this.#path = `/api/v1/namespaces/${podNamespace}/secrets/${xdsTlsSecret}`;
  }

  /** Checks the certificate at intervals until the signal aborts; failed checks are repeated. */
  async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      this.#isAwaited = false;
      await this.look().catch((error: unknown) => {
        if (!signal.aborted) this.#warn(error);
      });
      await pause(this.#pause, signal);
    }
  }

  get #pause(): number {
    if (this.#shown !== "") return CERTIFICATE_PAUSE_MILLISECONDS;
    return this.#isAwaited ? CERTIFICATE_WAIT_MILLISECONDS : RENEW_MILLISECONDS;
  }

  #warn(error: unknown): void {
    this.#options.log.warn("the certificate for data planes could not be read or renewed", {
      secret: this.#options.settings.xdsTlsSecret,
      error: errorText(error),
    });
  }

  /** @throws Error when the Secret cannot be read, or contains no certificate */
  async look(): Promise<void> {
    const kept = await this.#kept();
    this.#isAwaited = kept === undefined;
    if (kept === undefined) return;
    const { certificate, privateKey, authorities } = kept;
    const shown = hashOf(certificate, privateKey, authorities);
    if (shown === this.#shown) return;
    this.#options.changed(kept);
    this.#shown = shown;
  }

  /** Reads the certificate; undefined if the leader has not created it yet. */
  async #kept(): Promise<KeptCertificate | undefined> {
    const { leadership, wallClock } = this.#options;
    const secret = await this.#read();
    if (secret === undefined) return leadership.isLeader ? this.#create() : undefined;
    const data = dataOf(secret);
    const kept = certificateIn(data);
    const { metadata } = secret;
    const annotations = isJson(metadata) ? metadata["annotations"] : undefined;
    if (!isJson(annotations) || annotations[MADE] !== "true") return kept;
    const { validFromDate, validToDate } = new X509Certificate(kept.certificate);
    const half = (validFromDate.getTime() + validToDate.getTime()) / 2;
    if (wallClock() < half || !leadership.isLeader) return kept;
    return this.#renew(secret, data).catch((error: unknown) => {
      this.#warn(error);
      return kept;
    });
  }

  async #read(): Promise<Json | undefined> {
    try {
      const secret = await this.#options.client.request("GET", this.#path);
      return isJson(secret) ? secret : undefined;
    } catch (error) {
      if (hasStatus(error, API_STATUS.notFound)) return undefined;
      throw error;
    }
  }

  /** If another replica has created the Secret first, that Secret is used. */
  async #create(): Promise<KeptCertificate> {
    const now = this.#options.wallClock();
    const authority = issueAuthority("edge-gateway xds", {
      notBefore: new Date(now - BACKDATE_MILLISECONDS),
      notAfter: new Date(now + AUTHORITY_MILLISECONDS),
    });
    const data = this.#signed(authority.certificate, authority.privateKey);
    const { podNamespace: namespace, xdsTlsSecret: name } = this.#options.settings;
    const value = {
      apiVersion: "v1",
      kind: "Secret",
      type: "kubernetes.io/tls",
      metadata: { namespace, name, annotations: { [MADE]: "true" } },
      data: encoded(data),
    };
    return this.#written(data, () =>
      this.#options.client.request("POST", this.#path.slice(0, this.#path.lastIndexOf("/")), {
        body: { type: "application/json", value },
      }),
    );
  }

  async #renew(secret: Json, old: Texts): Promise<KeptCertificate> {
    const data = this.#signed(old["ca.crt"] ?? "", old["ca.key"] ?? "");
    return this.#written(data, () =>
      this.#options.client.request("PUT", this.#path, {
        body: { type: "application/json", value: { ...secret, data: encoded(data) } },
      }),
    );
  }

  async #written(data: Texts, write: () => Promise<unknown>): Promise<KeptCertificate> {
    try {
      await write();
      return certificateIn(data);
    } catch (error) {
      if (!hasStatus(error, API_STATUS.conflict)) throw error;
      return certificateIn(dataOf((await this.#read()) ?? {}));
    }
  }

  #signed(authority: string, authorityKey: string): Texts {
    const { settings, wallClock } = this.#options;
    const now = wallClock();
    const service = `${settings.xdsServiceName}.${settings.podNamespace}`;
    const issuer = {
      certificate: new X509Certificate(authority),
      privateKey: createPrivateKey(authorityKey),
    };
    const leaf = issueLeaf(issuer, {
      names: [
        settings.xdsServiceName,
        service,
        `${service}.svc`,
        `${service}.svc.cluster.local`,
        "localhost",
      ],
      notBefore: new Date(now - BACKDATE_MILLISECONDS),
      notAfter: new Date(now + CERTIFICATE_MILLISECONDS),
    });
    return {
      "ca.crt": authority,
      "ca.key": authorityKey,
      "tls.crt": leaf.certificate,
      "tls.key": leaf.privateKey,
    };
  }
}

function hashOf(...texts: readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(texts)).digest("base64");
}

type Texts = Readonly<Record<string, string>>;

function dataOf({ data }: Json): Texts {
  const entries = Object.entries(isJson(data) ? data : {});
  return Object.fromEntries(
    entries.map(([key, value]) => [key, Buffer.from(String(value), "base64").toString()]),
  );
}

function encoded(data: Texts): Texts {
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, Buffer.from(value).toString("base64")]),
  );
}

/** @throws Error when there is no certificate */
function certificateIn(data: Texts): KeptCertificate {
  const { "tls.crt": certificate = "", "tls.key": privateKey = "", "ca.crt": authorities } = data;
  new X509Certificate(certificate);
  createPrivateKey(privateKey);
  return { certificate, privateKey, authorities: authorities ?? certificate };
}
