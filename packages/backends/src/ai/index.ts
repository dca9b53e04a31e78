import { modelRefusal } from "../model-refusal.ts";
import type { ParsedAiBackend, LlmProvider } from "@edge-gateway/generated/types/index.ts";
import type {
  BackendContext,
  BackendDefinition,
  CompiledBackend,
} from "@edge-gateway/gateway/exchange/backend";
import type { Step } from "@edge-gateway/gateway/exchange/policy";
import type { AiCalls } from "./ai-calls.ts";
import { AiCall } from "./call.ts";
import { type GroupsPlace, ProviderGroups } from "./groups.ts";
import { MODEL_PRICES } from "../model-prices.ts";
import { MODEL_TEXTS } from "../model-texts.ts";
import { providerServer } from "./provider-server.ts";
import { chooseServer, seeResponse } from "./service-server.ts";

/**
 * A backend of LLM providers. Requests are converted to the provider's format, and responses to the client's.
 */
export const aiBackend: BackendDefinition<"ai"> = {
  compile({ key, name, ai, basePath }, context): CompiledBackend {
    const shared = {
      maxBodyBytes: ai.maxBodySize,
      isStrict: ai.conversion === "Strict",
      firstEventTimeout: ai.firstEventTimeout ?? 0,
      drainTime: ai.clientDisconnect === "Drain" ? ai.drainTimeout : 0,
      maxTokens: ai.defaultMaxTokens,
      now: context.now,
      wallClock: context.wallClock,
      prices: context.use(MODEL_PRICES),
      texts: context.use(MODEL_TEXTS),
    };
    const compiled =
      ai.provider === undefined
        ? ofGroups(ai, shared, { key, context })
        : ofProvider(ai.provider, { ...shared, basePath }, context);
    return { name, type: "ai", protocol: "llm", refusalFormat: modelRefusal, ...compiled };
  },
};

type OwnParts = Pick<
  CompiledBackend,
  "upstream" | "authority" | "hasSeveralEndpoints" | "prepare" | "respond" | "close"
>;
type Shared = Omit<AiCalls, "provider">;

interface OneProvider extends Shared {
  /** The base path of the provider's API; undefined: the default. */
  readonly basePath: string | undefined;
}

function ofProvider(
  config: LlmProvider,
  { basePath, ...shared }: OneProvider,
  context: BackendContext,
): OwnParts {
  const place = { at: "provider", basePath };
  const server = providerServer(config, undefined, place, context);
  const { provider, upstream, authority, service, close } = server;
  const calls = { ...shared, provider };
  const prepare: Step = (exchange) => AiCall.of(exchange, calls).prepare();
  const respond: Step = (exchange) => AiCall.of(exchange, calls).respond();
  return {
    upstream,
    authority,
    hasSeveralEndpoints: service?.backend.hasSeveralEndpoints === true,
    prepare:
      service === undefined
        ? prepare
        : async (exchange) => (await prepare(exchange)) ?? chooseServer(service, exchange),
    respond:
      service === undefined
        ? respond
        : async (exchange) => (await respond(exchange)) ?? seeResponse(service, exchange),
    close,
  };
}

function ofGroups({ groups = [] }: ParsedAiBackend, shared: Shared, place: GroupsPlace): OwnParts {
  const own = new ProviderGroups(groups, shared, place);
  const { upstreams } = own;
  const [first] = upstreams;
  if (first === undefined) throw new RangeError("groups without a provider");
  return {
    upstream: first,
    authority: undefined,
    hasSeveralEndpoints: own.hasSeveralEndpoints,
    prepare: (exchange) => own.prepare(exchange),
    respond: (exchange) => own.respond(exchange),
    close: () => own.close(),
  };
}
