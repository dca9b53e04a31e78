import { modelRefusal } from "../model-refusal.ts";
import type { BackendDefinition } from "@edge-gateway/gateway/exchange/backend";

/** The models that a backend offers. {@link ModelRouter} sends each request to the backend of one model. */
export const modelsBackend: BackendDefinition<"models"> = {
  compile({ name }) {
    return {
      name,
      type: "models",
      protocol: "llm",
      refusalFormat: modelRefusal,
      upstream: { name },
      authority: undefined,
      prepare: () => NO_MODEL,
    };
  },
};

const NO_MODEL = { code: "no_valid_backends", detail: "no model has been chosen" } as const;
