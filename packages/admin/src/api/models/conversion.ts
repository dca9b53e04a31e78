import type { AdminConversion, IrModel } from "@edge-gateway/generated/types/index.ts";
import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import { compileProvider, requestFault, REQUEST_FORMATS, upstreamRequest } from "@edge-gateway/llm";
import type { Backend, Ir } from "@edge-gateway/translate/ir";
import { ModelNames } from "@edge-gateway/backends/models/model-names";
import { AdminRefusal } from "../../problem.ts";
import { aiBackends, offeredModels, providersOf } from "./offered-models.ts";
import type { SomeHandlers } from "../operation.ts";
import type { ApiParts } from "../parts.ts";

const MOST_HEADERS = LIMITS.adminConversion.headers.maxItems;
const MOST_NOTES = LIMITS.adminConversion.notes.maxItems;

type AiBackend = Extract<Backend, { kind: "ai" }>;

/** The operation `convertRequest`. */
export function conversionOperations({ ir, redaction }: ApiParts): SomeHandlers<"convertRequest"> {
  return {
    convertRequest: ({ body: { format: shown, model: name, request } }) => {
      const current = ir();
      const format = REQUEST_FORMATS.get(shown);
      if (current === undefined || format === undefined)
        throw new AdminRefusal("unavailable", "the gateway is starting");
      const { backend, model } = chosen(current, name);
      const [config] = providersOf(backend);
      if (config === undefined) throw unknown(name);
      const provider = compileProvider(config, backend.basePath);
      const { defaultMaxTokens: maxTokens } = backend.ai;
      try {
        const converted = upstreamRequest({ format, body: request, model, maxTokens }, provider);
        const hidden = redaction();
        const sent: AdminConversion["body"] = JSON.parse(JSON.stringify(converted.body ?? null));
        const value: AdminConversion = {
          ...{ model: model ?? name, backend: backend.key },
          method: converted.method,
          url: hidden.uri(converted.url),
          headers: Object.entries(converted.headers)
            .slice(0, MOST_HEADERS)
            .map(([field, text]) => ({ name: field, value: hidden.header(field, text) })),
          body: sent,
          notes: converted.notes.slice(0, MOST_NOTES),
        };
        return { value };
      } catch (error) {
        throw new AdminRefusal(
          "bad-request",
          `the request cannot be converted: ${requestFault(error).message}`,
        );
      }
    },
  };
}

/** The backend that would get a request for a model, and the name of the model there. */
function chosen(ir: Ir, name: string): { readonly backend: AiBackend; readonly model?: string } {
  const backends = aiBackends(ir);
  const models = offeredModels(ir);
  const byKey = new Map(models.map((model) => [model.key, model]));
  let model: IrModel | undefined = new ModelNames(models).find(name);
  let asked = name;
  for (const seen = new Set<IrModel>(); model?.virtual !== undefined && !seen.has(model);) {
    seen.add(model);
    const [first] = model.virtual.targets.toSorted((one, other) => one.priority - other.priority);
    asked = first?.name ?? asked;
    model = byKey.get(first?.model ?? "");
  }
  const key = model?.backend;
  const ofModel = key === undefined ? undefined : backends.find((one) => one.key === key);
  if (ofModel !== undefined) return { backend: ofModel, model: asked };
  const named = backends.find((one) => one.key === name || one.name === name);
  if (named === undefined) throw unknown(name);
  return { backend: named };
}

function unknown(name: string): AdminRefusal {
  return new AdminRefusal("not-found", `there is no model or backend ${name}`);
}
