import { AS_WRITTEN, KINDS, WITH_DEFAULTS } from "@edge-gateway/generated/kinds/index.ts";
import type { DocumentShape } from "../../shape/judge-shape.ts";
import { DocumentType } from "../../shape/places/typed-places.ts";
import type { KindName, Values } from "../document/document.ts";
import { asHttpRoute } from "./http-route/grpc-route.ts";

/** One reader per kind, for values that passed the validator. */
const READERS: { readonly [Kind in KindName]: (valid: unknown) => Values[Kind] } = {
  ...WITH_DEFAULTS,
  EdgeParameters: AS_WRITTEN.EdgeParameters,
  GRPCRoute: (valid) => asHttpRoute(WITH_DEFAULTS.GRPCRoute(valid)),
};

/** The value of a document that passed its kind's validator. */
export function valueOf<Kind extends KindName>(kind: Kind, valid: unknown): Values[Kind] {
  return READERS[kind](valid);
}

const SHAPES = new Map<KindName, DocumentShape>();

/** The expected shape of a kind's documents. */
export function shapeOfKind(kind: KindName): DocumentShape {
  const shape = SHAPES.get(kind) ?? makeShape(kind);
  SHAPES.set(kind, shape);
  return shape;
}

/** An API server checks this product's kinds by their CRDs, which do not check formats. */
function makeShape(kind: KindName): DocumentShape {
  const { type, validate, isOwn } = KINDS[kind];
  const formatCode = isOwn ? "unusable" : "wrong-value";
  return { type: new DocumentType(type), validate, formatCode };
}
