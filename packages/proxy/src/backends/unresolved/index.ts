import type { BackendDefinition } from "../../pipeline/backend.ts";

/** A reference that leads nowhere: its requests get 500 (Gateway API, HTTPRouteRule backendRefs). */
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
  detail: "the reference to the backend leads nowhere",
} as const;
