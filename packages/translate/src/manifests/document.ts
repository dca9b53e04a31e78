import type { KindInputs, KindValues } from "@edge-gateway/generated/kinds/index.ts";
import type { HttpRoute } from "@edge-gateway/generated/types/index.ts";
import type { Finding } from "../diagnostics/diagnostic.ts";
import type { SourcePlace } from "../ir/index.ts";
import type { ObjectReference } from "../shape/find-references.ts";

/** What the documents of each kind hold, after defaults. */
export interface Values extends Omit<KindValues, "EdgeParameters" | "GRPCRoute"> {
  /** As written: defaults come after those of a class and a gateway are laid over each other. */
  readonly EdgeParameters: KindInputs["EdgeParameters"];
  /** What it means in HTTP. */
  readonly GRPCRoute: HttpRoute;
}

/** A kind that is read from manifests. */
export type KindName = keyof Values;

/** What names an object: no two of a set are the same. */
export interface ObjectKey<Kind extends string = string> {
  readonly kind: Kind;
  /** Empty for kinds that belong to no namespace. */
  readonly namespace: string;
  readonly name: string;
}

/** One object of a set of manifests: it has passed the validator of its kind. */
export interface Document<Kind extends KindName = KindName> extends ObjectKey<Kind> {
  readonly apiVersion: string;
  /** Undefined where no API server has written it. */
  readonly generation: number | undefined;
  /** `creationTimestamp` (RFC 3339); undefined where no API server has written it. */
  readonly createdAt: string | undefined;
  /** Position in the set, the first is 0: what is older, where no time says so. */
  readonly order: number;
  readonly labels: Readonly<Record<string, string>>;
  readonly annotations: Readonly<Record<string, string>>;
  readonly value: Values[Kind];
  /**
   * What is wrong beside the shape: what this build does not run, expressions that do not compile.
   * Whoever read the document has reported it; a translator leaves those parts out, and its
   * conditions say so.
   */
  readonly problems: readonly Finding[];
  /** To Secrets and ConfigMaps, except where nothing is run. */
  readonly references: readonly ObjectReference[];
}

/** A route of requests. */
export type RouteDocument = Document<"HTTPRoute" | "GRPCRoute">;

/** A route of connections or datagrams. */
export type StreamDocument = Document<"TCPRoute" | "TLSRoute" | "UDPRoute">;

/** `Service default/app`: how messages name an object. */
export function nameOf({ kind, namespace, name }: ObjectKey): string {
  return namespace === "" ? `${kind} ${name}` : `${kind} ${namespace}/${name}`;
}

/** A place in a document, as the internal form names it. */
export function placeOf(document: ObjectKey, pointer: string): SourcePlace & { document: string } {
  return { document: nameOf(document), pointer };
}

/** Oldest first, then by namespace and name: who wins between equals (Gateway API, conflicts). */
export function byAge(left: Document, right: Document): number {
  return (
    compareText(left.createdAt ?? "", right.createdAt ?? "") ||
    compareText(left.namespace, right.namespace) ||
    compareText(left.name, right.name)
  );
}

/** A text that sorts as {@link byAge} does: no name holds a space. */
export function rankOf({ createdAt = "", namespace, name }: Document): string {
  return `${createdAt} ${namespace} ${name}`;
}

/** By code units, the same everywhere. */
export function compareText(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** The problems of a place and of everything below it, without warnings. */
export function errorsWithin(problems: readonly Finding[], pointer: string): readonly Finding[] {
  return problems.filter(
    (problem) => problem.severity !== "warning" && `${problem.pointer}/`.startsWith(`${pointer}/`),
  );
}

/** A finding about one document of the set. */
export interface DocumentFinding extends Finding {
  readonly document: Document;
}
