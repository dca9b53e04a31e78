import {
  errorsOf,
  isListOfModels,
  keepsPath,
  namesInBody,
  namesInPath,
  namesInQuery,
} from "@edge-gateway/llm";
import { refusalOf } from "@edge-gateway/llm/refusals";
import type { Refusal } from "@edge-gateway/gateway/exchange/policy";
import {
  isLimitedToModels,
  mayAskFor,
  notAllowedText,
} from "@edge-gateway/gateway/models/model-rights";
import { otherModels } from "../other-models.ts";
import type { ClientRequest } from "./client-request.ts";
import type { PlannedCall } from "./planned-call.ts";

const FORBIDDEN = 403;

/**
 * Refuses a call of a model that the client's key does not allow. Where `models` did not choose the backend, the names
 * that the provider gets count: what the client calls the model may be replaced, or read in another way there.
 */
export function refusalOfModel(request: ClientRequest, call: PlannedCall): Refusal | undefined {
  const { exchange, facts, isChosen, isSocket } = request;
  if (isChosen || !isLimitedToModels(exchange) || isListOfModels(facts.format)) return undefined;
  const names = namesIn(call);
  // The events of a WebSocket may name the model; each is checked.
  if (names.length === 0 && isSocket) return undefined;
  const denied = names.find((name) => !mayAskFor(exchange, name));
  if (denied === undefined && names.length > 0) return undefined;
  const message = notAllowedText(denied);
  exchange.trace?.note("apply", message);
  const error = { kind: "permission", status: FORBIDDEN, message } as const;
  const refusal = refusalOf(error, errorsOf(facts.format), "model_not_allowed");
  // Another provider may be asked for another model.
  return { ...refusal, isOfTarget: true };
}

/** Every model that the provider could read in the request. */
function namesIn({ plan: { format, model, target }, body = {} }: PlannedCall): readonly string[] {
  return [
    ...(model === "" ? [] : [model]),
    ...namesInBody(body),
    ...otherModels(body),
    ...(keepsPath(format) ? namesInPath(target) : []),
    ...namesInQuery(target),
  ];
}
