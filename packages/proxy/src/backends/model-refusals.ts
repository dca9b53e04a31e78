import type { ChatError, ChatFormat, JsonObject } from "@edge-gateway/llm";
import type { Refusal } from "../pipeline/policy.ts";

/** An error response in the client's API format. */
export function refusalOf(
  error: ChatError,
  format: Pick<ChatFormat, "writeError"> | undefined,
  code: Refusal["code"] = "model_request_refused",
): Refusal {
  const { status, message } = error;
  if (format === undefined) return { code, status, detail: message, text: message };
  return { ...shaped(code, status, format.writeError(error)), detail: message };
}

export function shaped(code: Refusal["code"], status: number, body: JsonObject): Refusal {
  return {
    code,
    status,
    headers: [["content-type", "application/json"]],
    body: Buffer.from(JSON.stringify(body)),
  };
}
