import { constants, X509Certificate } from "node:crypto";
import { callbackify } from "node:util";
import { createSecureContext, type SecureContextOptions, type TlsOptions } from "node:tls";
import type { DynamicCaSettings, FrontendTls } from "@edge-gateway/generated/types/index.ts";
import type { KeyPair, ListenerTls } from "@edge-gateway/translate/ir";
import { HTTP_1_1, HTTP_2 } from "@edge-gateway/http";
import { MintedContexts } from "./minting/minted-contexts.ts";
import { cipherOptions, groupOptions, versionOptions } from "../tls/tls-options.ts";

const SPOKEN: readonly string[] = [HTTP_2, HTTP_1_1];

/** Options of a TLS server for one listener. @throws Error if a certificate or key cannot be read */
export function terminatorOptions(
  { certificates, authority, clients }: ListenerTls,
  settings: FrontendTls,
  minting: DynamicCaSettings,
): TlsOptions {
  const [first, ...others] = certificates;
  const common: SecureContextOptions = {
    ...versionOptions(settings),
    ...cipherOptions(settings.cipherSuites),
    ...groupOptions(settings.keyExchangeGroups),
    // RFC 9113 section 9.2.1; which protocol will be spoken is not known yet.
    secureOptions: constants.SSL_OP_NO_RENEGOTIATION,
    // None where nobody is asked for a certificate: by itself it would hold all that Node.js trusts, 1 MiB.
    ca: clients?.authorities ?? [],
  };
  return {
    ...common,
    ...(first === undefined ? {} : shown(first)),
    ...(others.length === 0 ? {} : { SNICallback: byName(certificates, common) }),
    ...(authority === undefined ? {} : { SNICallback: minted(authority, common, minting) }),
    ...(clients === undefined ? {} : { requestCert: true, rejectUnauthorized: clients.required }),
    ALPNProtocols: settings.alpnProtocols.filter((name) => SPOKEN.includes(name)),
  };
}

function shown({ certificate, privateKey }: KeyPair): SecureContextOptions {
  return { cert: certificate, key: privateKey };
}

/** Shows the first certificate that has the asked name; without one, that of the server itself. */
function byName(
  certificates: readonly KeyPair[],
  common: SecureContextOptions,
): NonNullable<TlsOptions["SNICallback"]> {
  const known = certificates.map((pair) => ({
    certificate: new X509Certificate(pair.certificate),
    context: createSecureContext({ ...common, ...shown(pair) }),
  }));
  return (name, done) => {
    const found = known.find(({ certificate }) => certificate.checkHost(name) !== undefined);
    done(null, found?.context);
  };
}

/** Shows a certificate that is made for the asked name; a server that cannot make one shows none. */
function minted(
  authority: KeyPair,
  common: SecureContextOptions,
  settings: DynamicCaSettings,
): NonNullable<TlsOptions["SNICallback"]> {
  const contexts = new MintedContexts(authority, common, settings);
  return callbackify((name: string) => contexts.of(name.toLowerCase()));
}
