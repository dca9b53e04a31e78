import type { LlmProvider } from "@edge-gateway/generated/types/index.ts";
import type { Backend } from "../index.ts";

/**
 * The key of the Service backend that a provider uses; undefined if the provider has its own host.
 */
export function serviceOfProvider({ custom }: LlmProvider): string | undefined {
  return custom?.backendRef?.name;
}

/** The keys of the Services that a backend's providers use. */
export function providerServices(backend: Backend): readonly string[] {
  if (backend.kind !== "ai") return [];
  const { provider, groups = [] } = backend.ai;
  const all = [
    ...(provider === undefined ? [] : [provider]),
    ...groups.flatMap(({ providers }) => providers),
  ];
  return all.flatMap((each) => serviceOfProvider(each) ?? []);
}

/**
 * The keys of the backends whose policies apply to a backend, the most specific last: the Service of
 * its only provider, and itself.
 */
export function policyKeysOf(key: string, source: Backend | undefined): readonly string[] {
  if (source?.kind !== "ai" || source.ai.provider === undefined) return [key];
  const service = serviceOfProvider(source.ai.provider);
  return service === undefined ? [key] : [service, key];
}
