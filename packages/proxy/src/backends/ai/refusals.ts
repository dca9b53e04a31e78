import type { ChatError, ChatFormat, JsonObject } from "@edge-gateway/llm";
import type { Refusal } from "../../pipeline/policy.ts";

/** An answer of the gateway in the form that clients of the format know. */
export function refusalOf(error: ChatError, format: ChatFormat | undefined): Refusal {
  const { status, message } = error;
  const refused = { code: "model_request_refused", status, detail: message } as const;
  if (format === undefined) return { ...refused, text: message };
  return { ...shaped("model_request_refused", status, format.writeError(error)), detail: message };
}

export function shaped(code: Refusal["code"], status: number, body: JsonObject): Refusal {
  return {
    code,
    status,
    headers: [["content-type", "application/json"]],
    body: Buffer.from(JSON.stringify(body)),
  };
}
