import type { BackendDefinition } from "@edge-gateway/gateway/exchange/backend";

/** A broken backend reference: its requests get 500 (Gateway API, HTTPRouteRule backendRefs). */
export const unresolvedBackend: BackendDefinition<"unresolved"> = {
  compile({ name }) {
    return {
      name,
      type: "unresolved",
      protocol: "http",
      upstream: { name },
      authority: undefined,
      prepare: () => NO_BACKEND,
    };
  },
};

const NO_BACKEND = {
  code: "no_valid_backends",
  detail: "the backend reference is broken",
} as const;
