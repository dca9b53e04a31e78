import { createPrivateKey } from "node:crypto";
import type { FrontendTlsConfig, SecretObjectRef } from "@edge-gateway/generated/types/index.ts";
import type { ClientValidation, KeyPair, ListenerTls } from "../../../ir.ts";
import { certificatesOf, isAuthority } from "../../../standalone/tls-files.ts";
import type { Context } from "../../context.ts";
import type { Document } from "../../document.ts";
import { secretText } from "../../secret-text.ts";
import { REASON, failed } from "../../statuses.ts";
import type { Resolution } from "../../statuses.ts";
import type { ListenerPoint } from "./point.ts";

/** Keys of a Secret of type kubernetes.io/tls, and of a ConfigMap with authorities (Gateway API). */
const KEYS = { certificate: "tls.crt", privateKey: "tls.key", authorities: "ca.crt" } as const;

/** The option of a listener that says where its certificates come from, and the one value of it that is run. */
const CERTIFICATE_SOURCE = "agentgateway.dev/tls-certificate-source";
const DYNAMIC_CA = "DYNAMIC_CA";

type Place = Pick<ListenerPoint, "owner" | "gateway" | "spec">;

/** TLS of a listener from the Secrets and ConfigMaps that it and its gateway name. */
export function tlsOf(place: Place, context: Context): Resolution<ListenerTls> {
  const { gateway, spec } = place;
  const shown = certificatesAt(place, context);
  if (shown.found === undefined) return shown;
  const frontend = gateway.value.spec.tls?.frontend;
  const config =
    frontend?.perPort?.find(({ port }) => port === spec.port)?.tls ?? frontend?.default;
  if (config?.validation === undefined) return shown;
  const clients = clientValidation(gateway, config.validation, context);
  return clients.found === undefined
    ? clients
    : { found: { ...shown.found, clients: clients.found } };
}

/** What clients are shown: the certificates of the Secrets, or those that one of them signs. */
function certificatesAt({ owner, spec }: Place, context: Context): Resolution<ListenerTls> {
  const { certificateRefs = [], options } = spec.tls ?? {};
  const source = options?.[CERTIFICATE_SOURCE];
  if (source !== undefined && source !== DYNAMIC_CA)
    return failed(
      REASON.invalidCertificateRef,
      `the option ${CERTIFICATE_SOURCE} can only be ${DYNAMIC_CA}`,
    );
  const certificates: KeyPair[] = [];
  for (const ref of certificateRefs) {
    const pair = keyPair(owner, ref, context);
    if (pair.found === undefined) return pair;
    certificates.push(pair.found);
  }
  if (certificates.length === 0)
    return failed(REASON.invalidCertificateRef, `the listener ${spec.name} has no certificate`);
  return source === undefined ? { found: { certificates } } : dynamicCa(certificates, spec.name);
}

/** The one certificate is that of an authority, which signs those that are shown. */
function dynamicCa(
  [authority, second]: readonly KeyPair[],
  listener: string,
): Resolution<ListenerTls> {
  if (authority !== undefined && second === undefined && isAuthority(authority))
    return { found: { certificates: [], authority } };
  return failed(
    REASON.invalidCertificateRef,
    `with ${DYNAMIC_CA} the listener ${listener} needs the certificate of one authority, and its key`,
  );
}

function keyPair(
  owner: ListenerPoint["owner"],
  ref: SecretObjectRef,
  context: Context,
): Resolution<KeyPair> {
  const secret = context.secret(owner, ref);
  if (secret.found === undefined) {
    const { reason, message } = secret.failure;
    return failed(
      reason === REASON.refNotPermitted ? reason : REASON.invalidCertificateRef,
      message,
    );
  }
  const certificate = secretText(secret.found, KEYS.certificate) ?? "";
  const privateKey = secretText(secret.found, KEYS.privateKey) ?? "";
  const name = `Secret ${secret.found.namespace}/${secret.found.name}`;
  try {
    const [leaf] = certificatesOf(certificate);
    if (leaf?.checkPrivateKey(createPrivateKey(privateKey)) === true)
      return { found: { certificate, privateKey } };
    return failed(
      REASON.invalidCertificateRef,
      `the key of ${name} does not belong to its certificate`,
    );
  } catch {
    const message = `${name} must hold a certificate in ${KEYS.certificate} and its key in ${KEYS.privateKey}, as PEM`;
    return failed(REASON.invalidCertificateRef, message);
  }
}

function clientValidation(
  gateway: Document<"Gateway">,
  { caCertificateRefs, mode }: NonNullable<FrontendTlsConfig["validation"]>,
  context: Context,
): Resolution<ClientValidation> {
  const authorities: string[] = [];
  for (const ref of caCertificateRefs) {
    const found = context.configMap(gateway, ref);
    if (found.found === undefined) {
      const { reason, message } = found.failure;
      if (reason === REASON.invalidKind) return failed(REASON.invalidCaCertificateKind, message);
      return failed(
        reason === REASON.refNotPermitted ? reason : REASON.invalidCaCertificateRef,
        message,
      );
    }
    const { namespace, name, value } = found.found;
    const text = value.data?.[KEYS.authorities] ?? "";
    try {
      certificatesOf(text);
    } catch {
      const message = `ConfigMap ${namespace}/${name} must hold certificates in ${KEYS.authorities}, as PEM`;
      return failed(REASON.invalidCaCertificateRef, message);
    }
    authorities.push(text);
  }
  return { found: { authorities: authorities.join("\n"), required: mode === "AllowValidOnly" } };
}
