import type {
  AdminModel,
  AdminModels,
  AdminPlace,
  IrModel,
  LlmProvider,
  SourcePlace,
} from "@edge-gateway/generated/types/index.ts";
import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import { compileProvider, ModelPrices } from "@edge-gateway/llm";
import type { Backend, Ir } from "@edge-gateway/translate/ir";
import type { EndpointStatus } from "@edge-gateway/gateway/endpoints/endpoint-status";
import { AdminRefusal } from "../../problem.ts";
import { openAt } from "../open-at.ts";
import type { SomeHandlers } from "../operation.ts";
import type { ApiParts } from "../parts.ts";
import { placeOf } from "../place-of.ts";
import { aiBackends, offeredModels, providersOf } from "./offered-models.ts";

const MOST_MODELS = LIMITS.adminModels.models.maxItems;
const MOST_TARGETS = LIMITS.adminModel.targets.maxItems;
const PERCENT = 100;

type AiBackend = Extract<Backend, { kind: "ai" }>;

/** The operation `getModels`. */
export function modelOperations({ ir, endpoints, status }: ApiParts): SomeHandlers<"getModels"> {
  return {
    getModels: async () => {
      const current = ir();
      if (current === undefined) throw new AdminRefusal("unavailable", "the gateway is starting");
      const placed = (from: SourcePlace) => placeOf(from, status().config.source);
      return { value: modelsOf(current, await endpoints(), placed) };
    },
  };
}

/** The models that clients can request, and the backends of providers that pass on any name. */
function modelsOf(
  ir: Ir,
  endpoints: readonly EndpointStatus[],
  placed: (from: SourcePlace) => AdminPlace,
): AdminModels {
  const prices = new ModelPrices(ir.modelCatalogs ?? []);
  const offered = offeredModels(ir);
  const backends = new Map(aiBackends(ir).map((backend) => [backend.key, backend]));
  const used = new Set(offered.map(({ backend }) => backend));
  const own = (model: IrModel): AdminModel => ({
    name: model.pattern,
    kind: model.virtual === undefined ? "model" : "virtual",
    isPublic: model.isPublic,
    provider: model.provider,
    ...(model.virtual === undefined ? {} : { choice: model.virtual.choice }),
    targets: targetsOf(model),
    ...factsOf(backends.get(model.backend ?? ""), prices, model.pattern),
    ...healthOf(endpoints, model.backend),
    ...openAt(ir, model.key),
    ...(model.place === undefined ? {} : { place: placed(model.place) }),
  });
  const ofProvider = (backend: AiBackend): AdminModel => ({
    name: backend.name,
    kind: "provider",
    isPublic: true,
    provider: providersOf(backend).map(vendorOf).join(", "),
    targets: [],
    ...factsOf(backend, prices, ""),
    ...healthOf(endpoints, backend.key),
    place: placed(backend.place),
  });
  const others = [...backends.values()].filter(({ key }) => !used.has(key));
  const all = [...offered.map(own), ...others.map(ofProvider)];
  const models = all.slice(0, MOST_MODELS);
  return { models, omitted: all.length - models.length };
}

function targetsOf({ virtual }: IrModel): AdminModel["targets"] {
  return (virtual?.targets ?? [])
    .slice(0, MOST_TARGETS)
    .map(({ name, weight, priority, when }) => ({
      ...{ model: name, weight, priority },
      ...(when === undefined ? {} : { when }),
    }));
}

type Facts = Pick<AdminModel, "backend" | "upstreamModel" | "rates">;

/** The backend of a model, and its price if a single provider gets the requests. */
function factsOf(backend: AiBackend | undefined, prices: ModelPrices, requestModel: string): Facts {
  if (backend === undefined) return {};
  const [config, another] = providersOf(backend);
  if (config === undefined || another !== undefined) return { backend: backend.key };
  const { model: own, vendor } = compileProvider(config, backend.basePath);
  const rates = prices.ratesOf({
    provider: vendor.name,
    requestModel,
    model: own ?? requestModel,
  });
  return {
    backend: backend.key,
    ...(own === undefined ? {} : { upstreamModel: own }),
    ...(rates === undefined ? {} : { rates }),
  };
}

function vendorOf(config: LlmProvider): string {
  return compileProvider(config).vendor.name;
}

function healthOf(
  endpoints: readonly EndpointStatus[],
  backend: string | undefined,
): Pick<AdminModel, "health"> {
  const own = endpoints.filter((one) => one.backend === backend);
  if (backend === undefined || own.length === 0) return {};
  const least = Math.min(...own.map(({ health, failsChecks }) => (failsChecks ? 0 : health)));
  return { health: Math.round(least * PERCENT) };
}
