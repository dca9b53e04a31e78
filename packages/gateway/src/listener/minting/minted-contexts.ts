import { createPrivateKey, X509Certificate } from "node:crypto";
import { createSecureContext } from "node:tls";
import type { SecureContext, SecureContextOptions } from "node:tls";
import type { DynamicCaSettings } from "@edge-gateway/generated/types/index.ts";
import { LruCache } from "@edge-gateway/kernel/lru-cache";
import type { KeyPair } from "@edge-gateway/translate/ir";
import type { Issuer } from "@edge-gateway/x509/certificates";
import { signingOf } from "@edge-gateway/x509/signing";
import { isServerName } from "./server-name.ts";

interface Minted {
  readonly context: SecureContext;
  /** When the certificate expires, in milliseconds since 1970. */
  readonly until: number;
}

const SECOND = 1000;

/**
 * Certificates that an authority signs for the server names that clients request, as TLS contexts.
 */
export class MintedContexts {
  readonly #issuer: Issuer;
  /** The certificates that are sent after each created certificate. */
  readonly #chain: string;
  readonly #common: SecureContextOptions;
  readonly #times: Readonly<Record<"cacheTtl" | "validity" | "backdate", number>>;
  readonly #cache: LruCache<string, Minted>;
  readonly #now: () => number;
  readonly #mostInSecond: number;
  /**
   * The second in which the last certificate was created, and the number of certificates created in that
   * second.
   */
  #second = 0;
  #made = 0;
  /**
   * The module that creates certificates is loaded on demand, because it loads slowly, and most gateways do
   * not need it.
   */
  readonly #writer = import("@edge-gateway/x509/certificates");

  /** @throws Error if the authority's key cannot sign certificates */
  constructor(
    { certificate, privateKey }: KeyPair,
    common: SecureContextOptions,
    { maxCertificates, maxNewCertificates, cacheTtl, validity, backdate }: DynamicCaSettings,
    now: () => number = Date.now,
  ) {
    this.#issuer = {
      certificate: new X509Certificate(certificate),
      privateKey: createPrivateKey(privateKey),
    };
    signingOf(this.#issuer.privateKey);
    this.#chain = certificate;
    this.#common = common;
    this.#times = {
      cacheTtl,
      validity,
      backdate,
    };
    this.#cache = new LruCache(maxCertificates, ({ context }) => release(context));
    this.#mostInSecond = maxNewCertificates;
    this.#now = now;
  }

  /**
   * Returns the context for a name in lower case; concurrent requests share it. Undefined if the name is
   * invalid, or the maximum number of certificates in this second is reached.
   */
  async of(name: string): Promise<SecureContext | undefined> {
    if (!isServerName(name)) return undefined;
    const { issueLeaf } = await this.#writer;
    const now = this.#now();
    const known = this.#cache.get(name);
    if (known !== undefined && now < known.until) return known.context;
    if (!this.#mayMake(now)) return undefined;
    const { validity, backdate, cacheTtl } = this.#times;
    const end = Math.min(now + validity, this.#issuer.certificate.validToDate.getTime());
    const subject = { names: [name], notBefore: new Date(now - backdate), notAfter: new Date(end) };
    const { certificate, privateKey } = issueLeaf(this.#issuer, subject);
    const cert = `${certificate}${this.#chain}`;
    const context = createSecureContext({ ...this.#common, cert, key: privateKey });
    this.#cache.set(name, { context, until: Math.min(now + cacheTtl, end) });
    return context;
  }

  /**
   * Whether another certificate may be created in this second. Each one costs a new key and a signature, so a
   * flood of names must not slow down requests.
   */
  #mayMake(now: number): boolean {
    const second = Math.floor(now / SECOND);
    if (second !== this.#second) this.#made = 0;
    this.#second = second;
    return ++this.#made <= this.#mostInSecond;
  }
}

/**
 * Frees a context's OpenSSL memory as soon as no connection uses it. The garbage collector sees only a small
 * wrapper object, and would let thousands of contexts accumulate.
 */
function release({ context }: SecureContext): void {
  const native = Object(context);
  if (typeof native.close === "function") native.close();
}
