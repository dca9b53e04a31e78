import { constants, X509Certificate } from "node:crypto";
import { callbackify } from "node:util";
import {
  createSecureContext,
  type SecureContext,
  type SecureContextOptions,
  type TlsOptions,
} from "node:tls";
import type { DynamicCaSettings, ParsedFrontendTls } from "@edge-gateway/generated/types/index.ts";
import type { KeyPair, ListenerTls } from "@edge-gateway/translate/ir";
import { HTTP_1_1, HTTP_2 } from "@edge-gateway/http";
import { MintedContexts } from "./minting/minted-contexts.ts";
import {
  cipherOptions,
  groupOptions,
  versionOptions,
} from "@edge-gateway/outbound/tls/tls-options";

const SPOKEN: readonly string[] = [HTTP_2, HTTP_1_1];

/**
 * TLS server options of a listener, made in steps of one certificate each.
 * @throws Error if a certificate or key cannot be read
 */
export function* terminatorOptions(
  { certificates, authority, clients }: ListenerTls,
  settings: ParsedFrontendTls,
  minting: DynamicCaSettings,
): Generator<undefined, TlsOptions> {
  const [first, ...others] = certificates;
  const common: SecureContextOptions = {
    ...versionOptions(settings),
    ...cipherOptions(settings.cipherSuites),
    ...groupOptions(settings.keyExchangeGroups),
    // Renegotiation is always off: HTTP/2 forbids it (RFC 9113 section 9.2.1), and ALPN decides only later
    // whether HTTP/2 is used.
    secureOptions: constants.SSL_OP_NO_RENEGOTIATION,
    // The list is empty if no client certificate is requested: by default Node.js would load all of its
    // trusted roots, 1 MiB.
    ca: clients?.authorities ?? [],
  };
  return {
    ...common,
    ...(first === undefined ? {} : shown(first)),
    ...(others.length === 0 ? {} : { SNICallback: yield* byName(certificates, common) }),
    ...(authority === undefined ? {} : { SNICallback: minted(authority, common, minting) }),
    ...(clients === undefined ? {} : { requestCert: true, rejectUnauthorized: clients.required }),
    ALPNProtocols: settings.alpnProtocols.filter((name) => SPOKEN.includes(name)),
  };
}

function shown({ certificate, privateKey }: KeyPair): SecureContextOptions {
  return { cert: certificate, key: privateKey };
}

/** Selects the first certificate for the requested server name, or the default certificate. */
function* byName(
  certificates: readonly KeyPair[],
  common: SecureContextOptions,
): Generator<undefined, NonNullable<TlsOptions["SNICallback"]>> {
  const known: { readonly certificate: X509Certificate; readonly context: SecureContext }[] = [];
  for (const pair of certificates) {
    const context = createSecureContext({ ...common, ...shown(pair) });
    known.push({ certificate: new X509Certificate(pair.certificate), context });
    yield;
  }
  return (name, done) => {
    const found = known.find(({ certificate }) => certificate.checkHost(name) !== undefined);
    done(null, found?.context);
  };
}

/**
 * Selects a certificate that is created for the requested name. If none can be created, the handshake fails.
 */
function minted(
  authority: KeyPair,
  common: SecureContextOptions,
  settings: DynamicCaSettings,
): NonNullable<TlsOptions["SNICallback"]> {
  const contexts = new MintedContexts(authority, common, settings);
  return callbackify((name: string) => contexts.of(name.toLowerCase()));
}
