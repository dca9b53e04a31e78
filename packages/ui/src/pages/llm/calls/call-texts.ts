import type { AdminLlmCall } from "@edge-gateway/generated/types/index.ts";
import { KEY_REFUSED } from "../../../live/refused-keys.ts";

/** The first status of a request that failed, and was not refused. */
const FIRST_FAILURE = 500;

/** What people read as the caller where an administrator has sent a call. */
const TRIAL = "a trial of this UI";

/** The model of a call: the one that the client named, and the one that the provider was asked for. */
export function modelText({ model, asked }: Pick<AdminLlmCall, "model" | "asked">): string {
  return asked === undefined ? model : `${asked} → ${model}`;
}

/** Who has called. */
export function callerText({
  key,
  team,
  isTrial,
}: Pick<AdminLlmCall, "key" | "team" | "isTrial">): string {
  const name = team === undefined ? key : `${key} (${team})`;
  if (isTrial !== true) return name;
  return name === "" ? TRIAL : `${TRIAL} as ${name}`;
}

/** The status of a call, and why where it did not come from the provider or the client cannot know. */
export function statusText({
  status,
  keyRefused,
  refusal,
}: Pick<AdminLlmCall, "status" | "keyRefused" | "refusal">): string {
  const shown = status === 0 ? "no response" : String(status);
  if (keyRefused === true) return `${shown}: ${KEY_REFUSED}`;
  if (refusal === undefined) return shown;
  return status >= FIRST_FAILURE
    ? `${shown}: the gateway had no response (${refusal})`
    : `${shown}: refused by the gateway (${refusal})`;
}
