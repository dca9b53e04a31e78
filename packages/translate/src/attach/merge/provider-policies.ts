import type { AiProviderPolicies } from "@edge-gateway/generated/types/index.ts";
import type { Backend, SourcePlace } from "../../ir/index.ts";

/** The policies of one provider of several, and their place. */
export interface PlacedPolicies {
  readonly policies: AiProviderPolicies;
  readonly place: SourcePlace;
}

/** The inline policies of a backend's providers. */
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
