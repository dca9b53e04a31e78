import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import type {
  BackendTls,
  BackendTlsPolicyValidation,
} from "@edge-gateway/generated/types/index.ts";
import { targetOf } from "../../../shape/check-reference.ts";
import type { Context } from "../../context.ts";
import type { Document } from "../../document/document.ts";
import { holderKey } from "../../document/keys.ts";
import { NO_SERVER } from "../../../ir/policies/closed-policies.ts";
import { REASON } from "../../document/statuses.ts";
import type { Failure } from "../../document/statuses.ts";

interface PlacedValidation {
  readonly validation: BackendTlsPolicyValidation;
  readonly pointer: string;
}

/** The settings that verify the certificates of backends. */
export interface TlsValidation {
  /** The TLS policy; it trusts no server if no authority can be read. */
  readonly tls: BackendTls;
  /** Why a reference to authorities is broken; the first of several reasons. */
  readonly unresolved: Failure | undefined;
  /** Why the policy trusts no server. */
  readonly refused: Failure | undefined;
}

/** The `validation` of a document, as a TLS policy of the internal form. */
export function validationOf(
  document: Document,
  { validation, pointer: at }: PlacedValidation,
  context: Context,
): TlsValidation {
  const { hostname, subjectAltNames = [], caCertificateRefs = [] } = validation;
  const isWithin = (pointer: string): boolean => pointer.startsWith(`${at}/`);
  const faults = context.referenceFaults(document).filter(({ reference }) => isWithin(reference));
  const wrong = new Set(faults.map(({ reference }) => reference));
  const usable = document.references
    .filter(({ place: { pointer } }) => isWithin(pointer) && !wrong.has(pointer))
    .flatMap((reference) => targetOf(reference) ?? [])
    .map(({ kind, name }) => ({ kind, name: holderKey({ ...document, name }) }));
  const [unresolved] = faults.map(({ reference, message }): Failure => {
    const found = document.references.find(({ place }) => place.pointer === reference);
    const isKind = found !== undefined && targetOf(found) === undefined;
    return { reason: isKind ? REASON.invalidKind : REASON.invalidCaCertificateRef, message };
  });
  const common = { ...DEFAULTS.backendTls, sni: hostname };
  if (caCertificateRefs.length > 0 && usable.length === 0) {
    const why = unresolved?.message ?? "";
    const message = `no certificate authority can be read, so requests are refused: ${why}`;
    const tls = { ...common, verifySubjectAltNames: [NO_SERVER] };
    return { tls, unresolved, refused: { reason: REASON.noValidCaCertificate, message } };
  }
  const names = subjectAltNames.flatMap(({ hostname: host, uri }) => host ?? uri ?? []);
  const trusted = usable.length === 0 ? {} : { caCertificateRefs: usable };
  const verified = names.length === 0 ? {} : { verifySubjectAltNames: names };
  return { tls: { ...common, ...trusted, ...verified }, unresolved, refused: undefined };
}
