import type { ParentReference } from "@edge-gateway/generated/types/index.ts";
import { SHOWN_FAILURES } from "../../bounds.ts";
import type { Finding } from "../../diagnostics/diagnostic.ts";
import { readablePath } from "../../diagnostics/pointer.ts";
import type { Document, ObjectKey } from "./document.ts";

/**
 * A condition as a controller writes it, but without its transition time, which a translation
 * cannot know.
 */
export interface Condition {
  readonly type: string;
  readonly status: "True" | "False" | "Unknown";
  /** The reason of the condition, as one machine-readable word. */
  readonly reason: string;
  /** The message of the condition, for people. */
  readonly message: string;
  /** The generation that the status is about; undefined if the object has no generation. */
  readonly observedGeneration?: number;
}

/** The status of an object at one of its parents, or of a policy at one of its ancestors. */
export interface ParentStatus {
  readonly parentRef: ParentReference;
  readonly conditions: readonly Condition[];
}

/** The status of one listener. */
export interface ListenerStatus {
  readonly name: string;
  readonly attachedRoutes: number;
  readonly supportedKinds: readonly { readonly group: string; readonly kind: string }[];
  readonly conditions: readonly Condition[];
}

/** The status that a controller would write to an object; a kind uses only some fields. */
export interface ResourceStatus extends ObjectKey {
  readonly conditions?: readonly Condition[];
  readonly listeners?: readonly ListenerStatus[];
  readonly parents?: readonly ParentStatus[];
  readonly ancestors?: readonly ParentStatus[];
  /** The number of listener sets that add listeners to a gateway; unset if there are none. */
  readonly attachedListenerSets?: number;
  /**
   * Why the object has no conditions, for example because its class belongs to another controller.
   */
  readonly note?: string;
}

/** Condition types (Gateway API v1; `Attached` is for policies). */
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

/** Condition reasons (Gateway API v1, apis/v1; the last group is for policies and backends). */
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
  addressNotAssigned: "AddressNotAssigned",
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
  keySetNotFetched: "KeySetNotFetched",
  translationError: "TranslationError",
} as const;

/** The reason why a reference or an object is not usable. */
export type Reason = (typeof REASON)[keyof typeof REASON];

/** Why an object or a part of it is not usable. */
export interface Failure {
  readonly reason: Reason;
  readonly message: string;
  /** The wrong field of a reference; unset if the reference as a whole is wrong. */
  readonly field?: string;
  /** A similar name that was probably meant. */
  readonly suggestion?: string | undefined;
}

/** Why a part of an object is not usable. */
export interface PlacedFailure {
  /** A JSON pointer to the place in the object. */
  readonly pointer: string;
  readonly failure: Failure;
}

/** Combines the failures of an object's parts, with their places; undefined if there are none. */
export function failureOf(failures: readonly PlacedFailure[]): Failure | undefined {
  const [first] = failures;
  if (first === undefined) return undefined;
  const shown = failures
    .slice(0, SHOWN_FAILURES)
    .map(({ pointer, failure: { message } }) => `${readablePath(pointer)}: ${message}`);
  const rest = failures.length - shown.length;
  const message = [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join("; ");
  return { reason: first.failure.reason, message };
}

/** Converts a failure to a finding at the reference's wrong field, with a suggestion. */
export function failureAt(
  pointer: string,
  { message, field, suggestion }: Failure,
): Pick<Finding, "pointer" | "message" | "suggestion"> {
  const place = field === undefined ? pointer : `${pointer}/${field}`;
  return { pointer: place, message, suggestion };
}

/** The result of resolving a reference, or why it is broken. */
export type Resolution<Thing> =
  | { readonly found: Thing; readonly failure?: never }
  | { readonly found?: never; readonly failure: Failure };

/**
 * Makes a condition of the given type with the given outcome: status True or False, reason and
 * message.
 */
export function condition(
  { generation }: Pick<Document, "generation">,
  type: (typeof CONDITION)[keyof typeof CONDITION],
  outcome: { readonly ok: boolean; readonly reason: Reason; readonly message: string },
): Condition {
  const { ok, reason, message } = outcome;
  const observed = generation === undefined ? {} : { observedGeneration: generation };
  return { type, status: ok ? "True" : "False", reason, message, ...observed };
}

/** The result of a broken reference. */
export function failed(
  reason: Reason,
  message: string,
  wrong: Pick<Failure, "field" | "suggestion"> = {},
): { readonly failure: Failure } {
  return { failure: { reason, message, ...wrong } };
}
