import type { ParentReference } from "@edge-gateway/generated/types/index.ts";
import type { Finding } from "../diagnostics/diagnostic.ts";
import type { Document, ObjectKey } from "./document.ts";

/** One aspect of the state of an object, as a controller writes it; the time of it is not known here. */
export interface Condition {
  readonly type: string;
  readonly status: "True" | "False" | "Unknown";
  /** One word, for programs. */
  readonly reason: string;
  /** A sentence, for people. */
  readonly message: string;
  /** Undefined where the object has no generation. */
  readonly observedGeneration?: number;
}

/** The state of an object at one of its parents, or of a policy at one of its ancestors. */
export interface ParentStatus {
  readonly parentRef: ParentReference;
  readonly conditions: readonly Condition[];
}

/** The state of one listener. */
export interface ListenerStatus {
  readonly name: string;
  readonly attachedRoutes: number;
  readonly supportedKinds: readonly { readonly group: string; readonly kind: string }[];
  readonly conditions: readonly Condition[];
}

/** What a controller would write into the status of one object; only the parts that its kind has. */
export interface ResourceStatus extends ObjectKey {
  readonly conditions?: readonly Condition[];
  readonly listeners?: readonly ListenerStatus[];
  readonly parents?: readonly ParentStatus[];
  readonly ancestors?: readonly ParentStatus[];
  /** How many listener sets add listeners to a gateway; unset: none. */
  readonly attachedListenerSets?: number;
  /** Why the object has no conditions, such as a class of another controller. */
  readonly note?: string;
}

/** Types of conditions (Gateway API v1; `Attached` is that of policies). */
export const CONDITION = {
  accepted: "Accepted",
  attached: "Attached",
  conflicted: "Conflicted",
  insecureFrontendValidationMode: "InsecureFrontendValidationMode",
  partiallyInvalid: "PartiallyInvalid",
  programmed: "Programmed",
  resolvedRefs: "ResolvedRefs",
  statusSummarized: "StatusSummarized",
  supportedVersion: "SupportedVersion",
} as const;

/** Reasons of conditions (Gateway API v1, apis/v1; the last group is that of policies and backends). */
export const REASON = {
  accepted: "Accepted",
  programmed: "Programmed",
  resolvedRefs: "ResolvedRefs",
  noConflicts: "NoConflicts",
  configurationChanged: "ConfigurationChanged",
  pending: "Pending",
  noResources: "NoResources",
  invalid: "Invalid",
  listenersNotValid: "ListenersNotValid",
  invalidParameters: "InvalidParameters",
  unsupportedAddress: "UnsupportedAddress",
  addressNotUsable: "AddressNotUsable",
  supportedVersion: "SupportedVersion",
  unsupportedVersion: "UnsupportedVersion",
  unsupportedProtocol: "UnsupportedProtocol",
  portUnavailable: "PortUnavailable",
  hostnameConflict: "HostnameConflict",
  protocolConflict: "ProtocolConflict",
  invalidRouteKinds: "InvalidRouteKinds",
  invalidCertificateRef: "InvalidCertificateRef",
  invalidClientCertificateRef: "InvalidClientCertificateRef",
  noValidCaCertificate: "NoValidCACertificate",
  invalidCaCertificateRef: "InvalidCACertificateRef",
  invalidCaCertificateKind: "InvalidCACertificateKind",
  refNotPermitted: "RefNotPermitted",
  backendNotFound: "BackendNotFound",
  invalidKind: "InvalidKind",
  noMatchingParent: "NoMatchingParent",
  noMatchingListenerHostname: "NoMatchingListenerHostname",
  notAllowedByListeners: "NotAllowedByListeners",
  unsupportedValue: "UnsupportedValue",
  incompatibleFilters: "IncompatibleFilters",
  notAllowed: "NotAllowed",
  notFound: "NotFound",
  invalidExtensionRef: "InvalidExtensionRef",
  valid: "Valid",
  partiallyValid: "PartiallyValid",
  attached: "Attached",
  targetNotFound: "TargetNotFound",
  merged: "Merged",
  conflicted: "Conflicted",
  statusSummarized: "StatusSummarized",
  overridden: "Overridden",
  translationError: "TranslationError",
} as const;

/** A word for why a reference or an object is not usable. */
export type Reason = (typeof REASON)[keyof typeof REASON];

/** Why something is not usable. */
export interface Failure {
  readonly reason: Reason;
  readonly message: string;
  /** The field of a reference that is wrong; unset: the whole of it. */
  readonly field?: string;
  /** What was probably meant by it. */
  readonly suggestion?: string | undefined;
}

/** A failure at its reference: the place of the field that is wrong, and what to write there. */
export function failureAt(
  pointer: string,
  { message, field, suggestion }: Failure,
): Pick<Finding, "pointer" | "message" | "suggestion"> {
  const place = field === undefined ? pointer : `${pointer}/${field}`;
  return { pointer: place, message, suggestion };
}

/** What a reference leads to, or why it leads nowhere. */
export type Resolution<Thing> =
  | { readonly found: Thing; readonly failure?: never }
  | { readonly found?: never; readonly failure: Failure };

/** The condition of this type that tells of a failure, or else that all is well. */
export function condition(
  { generation }: Pick<Document, "generation">,
  type: (typeof CONDITION)[keyof typeof CONDITION],
  outcome: { readonly ok: boolean; readonly reason: Reason; readonly message: string },
): Condition {
  const { ok, reason, message } = outcome;
  const observed = generation === undefined ? {} : { observedGeneration: generation };
  return { type, status: ok ? "True" : "False", reason, message, ...observed };
}

/** A reference that leads nowhere. */
export function failed(
  reason: Reason,
  message: string,
  wrong: Pick<Failure, "field" | "suggestion"> = {},
): { readonly failure: Failure } {
  return { failure: { reason, message, ...wrong } };
}
