import type { Remembered } from "@edge-gateway/kernel/http/exchange-memo";
import { matchesModel } from "@edge-gateway/translate/ir/models/model-pattern";
import { knownModel } from "./model-exchange.ts";

/**
 * Whether a key's list of models has a name.
 * @param models names, `prefix*`, `*suffix` or `*`; undefined: every model
 */
export function hasModel(models: readonly string[] | undefined, name: string): boolean {
  return models === undefined || models.some((pattern) => matchesModel(name, pattern));
}

/** Whether the client may ask only for some models. */
export function isLimitedToModels(exchange: Remembered): boolean {
  return (knownModel(exchange)?.allowedModels.length ?? 0) > 0;
}

/** Whether every key of the client allows a model. */
export function mayAskFor(exchange: Remembered, name: string): boolean {
  return knownModel(exchange)?.allowedModels.every((models) => hasModel(models, name)) ?? true;
}

/** The text of the refusal of a model; undefined: the request names none. */
export function notAllowedText(name: string | undefined): string {
  return name === undefined
    ? "the API key may use only some models, and the request names none"
    : `the API key may not use the model \`${name}\``;
}
