import type { IrModel, LlmProvider } from "@edge-gateway/generated/types/index.ts";
import type { Backend, Ir } from "@edge-gateway/translate/ir";

type AiBackend = Extract<Backend, { kind: "ai" }>;

/** The backends of providers. */
export function aiBackends({ backends }: Ir): readonly AiBackend[] {
  return backends.filter((backend) => backend.kind === "ai");
}

/** The models of all places, each once. */
export function offeredModels({ backends }: Ir): readonly IrModel[] {
  const all = backends.flatMap((backend) => (backend.kind === "models" ? backend.models : []));
  return [...new Map(all.map((model) => [model.key, model])).values()];
}

/** The providers of a backend, in the order in which they are tried. */
export function providersOf({ ai }: AiBackend): readonly LlmProvider[] {
  return ai.provider === undefined
    ? ai.groups.flatMap(({ providers }) => providers)
    : [ai.provider];
}
