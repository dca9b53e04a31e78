import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import type { BackendTls } from "@edge-gateway/generated/types/index.ts";
import type { Context } from "../../context.ts";
import type { Document } from "../../document/document.ts";
import { holderKey } from "../../document/keys.ts";
import { NO_SERVER } from "../../../ir/policies/closed-policies.ts";
import { REASON } from "../../document/statuses.ts";
import type { Failure } from "../../document/statuses.ts";
import { validationOf } from "../backend-tls-policy/validation.ts";

const CLIENT_CERTIFICATE = "/spec/tls/clientCertificateRef";

interface XbackendTls {
  /**
   * The TLS settings of the backend; undefined if it does not use TLS. The settings trust no server
   * if a certificate cannot be read.
   */
  readonly tls: BackendTls | undefined;
  /** Why a reference cannot be followed; the first of several. */
  readonly failure: Failure | undefined;
}

/** How TLS is spoken with the servers of an XBackend. */
export function tlsOf(document: Document<"XBackend">, context: Context): XbackendTls {
  const { validation, clientCertificateRef } = document.value.spec.tls ?? {};
  if (validation === undefined) return { tls: undefined, failure: undefined };
  const place = { validation, pointer: "/spec/tls/validation" };
  const { tls, unresolved, refused } = validationOf(document, place, context);
  if (clientCertificateRef === undefined) return { tls, failure: unresolved ?? refused };
  const failure = certificateFault(document, context);
  if (failure !== undefined)
    return { tls: { ...DEFAULTS.backendTls, verifySubjectAltNames: [NO_SERVER] }, failure };
  const name = holderKey({ namespace: document.namespace, name: clientCertificateRef.name });
  const reference = { group: "", kind: "Secret", name } as const;
  return { tls: { ...tls, mtlsCertificateRef: [reference] }, failure: unresolved ?? refused };
}

function certificateFault(document: Document<"XBackend">, context: Context): Failure | undefined {
  const { namespace } = document.value.spec.tls?.clientCertificateRef ?? {};
  if (namespace !== undefined && namespace !== document.namespace) {
    const message = "a client certificate of another namespace is not allowed";
    return { reason: REASON.refNotPermitted, message };
  }
  const faults = context.referenceFaults(document);
  const fault = faults.find(({ reference }) => reference === CLIENT_CERTIFICATE);
  return fault && { reason: REASON.invalidClientCertificateRef, message: fault.message };
}
