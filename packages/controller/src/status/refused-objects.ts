import { isDeepStrictEqual } from "node:util";
import type { Refusal } from "../translation/configuration-server.ts";

/** A part of an object that data planes of a gateway refuse. */
export interface RefusedPart extends Pick<Refusal, "pointer" | "message"> {
  /** The namespace and name of the gateway, for example `apps/web`. */
  readonly gateway: string;
}

/** The refusals of data planes, by the object from which the refused resource was made. */
export class RefusedObjects {
  readonly #gateways = new Map<string, ReadonlyMap<string, readonly RefusedPart[]>>();

  /**
   * Replaces the refusals of a gateway's data planes; returns the names of all objects that are or
   * were refused.
   */
  set(gateway: string, refusals: readonly Refusal[]): ReadonlySet<string> {
    const before = this.#gateways.get(gateway);
    const after = partsOf(gateway, refusals);
    if (after.size === 0) this.#gateways.delete(gateway);
    else this.#gateways.set(gateway, after);
    return new Set([...(before?.keys() ?? []), ...after.keys()]);
  }

  /** The refused parts of an object, for example `HTTPRoute apps/web`. */
  of(name: string): readonly RefusedPart[] {
    return [...this.#gateways.values()].flatMap((parts) => parts.get(name) ?? []);
  }
}

/** Groups refusals by object; a refusal that several data planes of a gateway report is kept once. */
function partsOf(
  gateway: string,
  refusals: readonly Refusal[],
): ReadonlyMap<string, readonly RefusedPart[]> {
  const parts = new Map<string, readonly RefusedPart[]>();
  for (const { resource, pointer, message } of refusals) {
    const part = { gateway, pointer, message };
    const known = parts.get(resource) ?? [];
    if (!known.some((other) => isDeepStrictEqual(other, part)))
      parts.set(resource, [...known, part]);
  }
  return parts;
}
