import type { BackendDefinition } from "../../pipeline/backend.ts";

/**
 * The models that a place offers. {@link ModelRouter} sends each request to one of their backends.
 */
export const modelsBackend: BackendDefinition<"models"> = {
  compile({ name }) {
    return {
      name,
      type: "models",
      protocol: "llm",
      upstream: { name },
      authority: undefined,
      prepare: () => NO_MODEL,
    };
  },
};

const NO_MODEL = { code: "no_valid_backends", detail: "no model has been chosen" } as const;
