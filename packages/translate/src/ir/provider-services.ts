import type { LlmProvider } from "@edge-gateway/generated/types/index.ts";
import type { Backend } from "./index.ts";

/** The key of the backend that a provider is; undefined: it has a host of its own. */
export function serviceOfProvider({ custom }: LlmProvider): string | undefined {
  return custom?.backendRef?.name;
}

/** The keys of the Services that providers of a backend are. */
export function providerServices(backend: Backend): readonly string[] {
  if (backend.kind !== "ai") return [];
  const { provider, groups = [] } = backend.ai;
  const all = [
    ...(provider === undefined ? [] : [provider]),
    ...groups.flatMap(({ providers }) => providers),
  ];
  return all.flatMap((each) => serviceOfProvider(each) ?? []);
}
