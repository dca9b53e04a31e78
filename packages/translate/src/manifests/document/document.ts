import type { KindInputs, KindValues } from "@edge-gateway/generated/kinds/index.ts";
import type { HttpRoute } from "@edge-gateway/generated/types/index.ts";
import type { Finding } from "../../diagnostics/diagnostic.ts";
import type { RouteMatch, SourcePlace } from "../../ir/index.ts";
import type { ObjectReference } from "../../shape/places/find-references.ts";

/** The type of each kind's documents, after defaults. */
export interface Values extends Omit<KindValues, "EdgeParameters" | "GRPCRoute"> {
  /**
   * EdgeParameters without defaults, which are added after the parameters of class and gateway are
   * merged.
   */
  readonly EdgeParameters: KindInputs["EdgeParameters"];
  /** A GRPCRoute, converted to an HTTPRoute. */
  readonly GRPCRoute: HttpRoute & RouteOfCalls;
}

/** A GRPCRoute whose matches have the precedence of gRPC calls (`rank`). */
interface RouteOfCalls {
  readonly spec: { readonly rules: readonly { readonly matches: RouteMatch[] }[] };
}

/** A kind that is read from manifests. */
export type KindName = keyof Values;

/** Identifies an object: unique within a set. */
export interface ObjectKey<Kind extends string = string> {
  readonly kind: Kind;
  /** The namespace of the object; empty for cluster-scoped kinds. */
  readonly namespace: string;
  readonly name: string;
}

/** An object from a set of manifests that has passed its kind's validator. */
export interface Document<Kind extends KindName = KindName> extends ObjectKey<Kind> {
  readonly apiVersion: string;
  /** The generation of the object; undefined if no API server has stored it. */
  readonly generation: number | undefined;
  /** `creationTimestamp` (RFC 3339); undefined if no API server has stored the object. */
  readonly createdAt: string | undefined;
  /**
   * The position in the set, from 0; it determines which of two objects without a creation time is
   * older.
   */
  readonly order: number;
  readonly labels: Readonly<Record<string, string>>;
  readonly annotations: Readonly<Record<string, string>>;
  readonly value: Values[Kind];
  /**
   * Problems that the validator does not find, such as planned features and expressions that do not
   * compile. These problems have already been reported. A translator leaves the wrong parts out and
   * reports them in its conditions.
   */
  readonly problems: readonly Finding[];
  /** References to Secrets and ConfigMaps, except in parts that do not run. */
  readonly references: readonly ObjectReference[];
}

/** A route of HTTP or gRPC requests. */
export type RouteDocument = Document<"HTTPRoute" | "GRPCRoute">;

/** A route of connections or datagrams. */
export type StreamDocument = Document<"TCPRoute" | "TLSRoute" | "UDPRoute">;

/** An object's name in messages: `Service default/app`. */
export function nameOf({ kind, namespace, name }: ObjectKey): string {
  return namespace === "" ? `${kind} ${name}` : `${kind} ${namespace}/${name}`;
}

/** A place in a document, in the format of the internal form. */
export function placeOf(document: ObjectKey, pointer: string): SourcePlace & { document: string } {
  return { document: nameOf(document), pointer };
}

/**
 * Sorts oldest first, then by namespace and name: the precedence between equal objects (Gateway
 * API, conflict resolution).
 */
export function byAge(left: Document, right: Document): number {
  return (
    compareText(left.createdAt ?? "", right.createdAt ?? "") ||
    compareText(left.namespace, right.namespace) ||
    compareText(left.name, right.name)
  );
}

/** A text that sorts like {@link byAge}. It is unambiguous because names contain no spaces. */
export function rankOf({ createdAt = "", namespace, name }: Document): string {
  return `${createdAt} ${namespace} ${name}`;
}

/** Compares by code units, independent of the locale. */
export function compareText(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** The errors at a place and below it, without warnings. */
export function errorsWithin(problems: readonly Finding[], pointer: string): readonly Finding[] {
  return problems.filter(
    (problem) => problem.severity !== "warning" && `${problem.pointer}/`.startsWith(`${pointer}/`),
  );
}

/** A finding about a document of the set. */
export interface DocumentFinding extends Finding {
  readonly document: Document;
}
