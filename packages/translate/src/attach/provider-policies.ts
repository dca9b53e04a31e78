import type { AiProviderPolicies } from "@edge-gateway/generated/types/index.ts";
import type { Backend, SourcePlace } from "../ir/index.ts";

/** Policies of one of several providers, and where they are. */
export interface PlacedPolicies {
  readonly policies: AiProviderPolicies;
  readonly place: SourcePlace;
}

/** What the providers of a backend say of themselves. */
export function providerPolicies(backend: Backend): readonly PlacedPolicies[] {
  if (backend.kind !== "ai") return [];
  const { groups = [] } = backend.ai;
  return groups.flatMap(({ providers }, group) =>
    providers.flatMap(({ policies }, index) => {
      if (policies === undefined) return [];
      const own = `${backend.place.pointer}/ai/groups/${group}/providers/${index}/policies`;
      return [{ policies, place: { ...backend.place, pointer: own } }];
    }),
  );
}
