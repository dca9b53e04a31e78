import { REFERENCE_PLACES } from "@edge-gateway/generated/references/places.ts";
import type { ReferencePlace } from "@edge-gateway/generated/references/places.ts";
import { textsAt } from "./texts-at.ts";
import type { Held } from "./secret-contents.ts";
import type { Cursor } from "../../document/cursor.ts";
import type { TypedPlace } from "./typed-places.ts";

/** Kinds of objects that hold values by key. */
export type HolderKind = "Secret" | "ConfigMap";

/** A reference to a Secret or ConfigMap by name or by labels. */
export interface ObjectReference {
  readonly place: Cursor;
  /** The first is the default if the reference names no kind. */
  readonly kinds: readonly [HolderKind, ...HolderKind[]];
  /** Keys that the object must have, unless the reference names one. */
  readonly needs: readonly string[];
  /** What the values of the referenced keys must be. */
  readonly holds: Held | undefined;
}

const PLACES: Readonly<Record<string, readonly ReferencePlace[]>> = REFERENCE_PLACES;

/** Finds every reference to Secrets and ConfigMaps that the schemas define. */
export function findReferences(places: readonly TypedPlace[]): readonly ObjectReference[] {
  return places.flatMap(({ type, place }) =>
    (PLACES[type] ?? []).flatMap(
      ({ path, kinds, key, needs, ...held }): readonly ObjectReference[] => {
        const [first, ...others] = kinds.filter(isHolderKind);
        if (first === undefined) return [];
        const keys = key === undefined ? needs : [key, ...needs];
        return textsAt(place, path)
          .filter(({ isMap }) => isMap)
          .map((found) => ({
            place: found,
            kinds: [first, ...others],
            needs: keys,
            holds: heldBy(held, place),
          }));
      },
    ),
  );
}

function heldBy(
  { holds, algorithm }: Pick<ReferencePlace, "holds" | "algorithm">,
  place: Cursor,
): Held | undefined {
  if (holds === undefined) return undefined;
  if (algorithm === undefined) return { kind: holds };
  return { kind: holds, algorithm: place.at(algorithm.field).text ?? algorithm.otherwise };
}

function isHolderKind(kind: string): kind is HolderKind {
  return kind === "Secret" || kind === "ConfigMap";
}
