import { X509Certificate } from "node:crypto";
import { createSecureContext, type SecureContextOptions, type TlsOptions } from "node:tls";
import type { FrontendTls } from "@edge-gateway/generated/types/index.ts";
import type { KeyPair, ListenerTls } from "@edge-gateway/translate/ir";
import { HTTP_1_1, HTTP_2 } from "./application-protocols.ts";
import { cipherOptions, groupOptions, versionOptions } from "./tls-options.ts";

const SPOKEN: readonly string[] = [HTTP_2, HTTP_1_1];

/** Options of a TLS server for one listener. @throws Error if a certificate or key cannot be read */
export function terminatorOptions(
  { certificates, clients }: ListenerTls,
  settings: FrontendTls,
): TlsOptions {
  const [first, ...others] = certificates;
  const common: SecureContextOptions = {
    ...versionOptions(settings),
    ...cipherOptions(settings.cipherSuites),
    ...groupOptions(settings.keyExchangeGroups),
    ...(clients === undefined ? {} : { ca: clients.authorities }),
  };
  return {
    ...common,
    ...(first === undefined ? {} : shown(first)),
    ...(others.length === 0 ? {} : { SNICallback: byName(certificates, common) }),
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
