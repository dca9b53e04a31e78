import { badRequest, ChatFault } from "../../chat/fault.ts";
import { NO_NAMES } from "../../chat/tool-names.ts";
import { KNOWN_MODELS, type KnownModels } from "../../facts/model-facts.ts";
import type { FormatName } from "../../formats/names.ts";
import type { CallPlan } from "./plan.ts";
import type { Provider } from "./provider.ts";

/** The parameters of a WebSocket request. */
export interface SocketRequest {
  readonly format: FormatName;
  readonly target: string;
  /** The model that a virtual model has chosen; undefined without a virtual model. */
  readonly model: string | undefined;
  /** The model that is asked for in place of a named one. */
  readonly edited: (model: string) => string;
}

const BAD_REQUEST = 400;
const MODEL = "model";
/** The parameters that name a model; Azure OpenAI has another one. */
const NAMES: readonly string[] = [MODEL, "deployment"];

/**
 * Plans the calls of a WebSocket.
 * @throws ChatFault if the provider does not support the format
 */
export function planSocket(
  { format, target, model: chosen, edited }: SocketRequest,
  provider: Provider,
  models: KnownModels = KNOWN_MODELS,
): CallPlan {
  const { vendor } = provider;
  const [path = "", query = ""] = target.split("?", 2);
  const params = new URLSearchParams(query);
  const [requestModel = ""] = NAMES.flatMap((name) => params.get(name) ?? []);
  const named = chosen ?? requestModel;
  const model = provider.model ?? edited(named);
  const facts = models.factsOf(vendor.name, model);
  if (!vendor.formats(facts).includes(format))
    throw new ChatFault(`${vendor.name} does not support ${format} over WebSocket`, BAD_REQUEST);
  if (format === "realtime" && model === "") throw badRequest("", "no model is named in the query");
  for (const name of NAMES) if (params.has(name)) params.set(name, model);
  if (format === "realtime") params.set(MODEL, model);
  const asked = params.size === 0 ? path : `${path}?${params.toString()}`;
  return {
    format,
    providerFormat: format,
    target: provider.target({ format, model, stream: true, facts }, { format, target: asked }),
    stream: true,
    requestModel,
    model,
    facts,
    body: undefined,
    hidesUsage: false,
    wantsUsage: true,
    toolNames: NO_NAMES,
    notes: [],
  };
}
