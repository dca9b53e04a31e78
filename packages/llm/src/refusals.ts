import type { Refusal } from "@edge-gateway/kernel/http/refusal";
import type { ChatError } from "./chat/form.ts";
import type { ChatFormat } from "./formats/format.ts";
import type { JsonObject } from "./json.ts";

/** An error response in the client's API format. */
export function refusalOf(
  error: ChatError,
  format: Pick<ChatFormat, "writeError" | "errorHeaders"> | undefined,
  code: Refusal["code"] = "model_request_refused",
): Refusal {
  const { status, message } = error;
  if (format === undefined) return { code, status, detail: message, text: message };
  const refusal = shaped(code, status, format.writeError(error));
  const headers = [...(refusal.headers ?? []), ...(format.errorHeaders?.(error) ?? [])];
  return { ...refusal, headers, detail: message };
}

export function shaped(code: Refusal["code"], status: number, body: JsonObject): Refusal {
  return {
    code,
    status,
    headers: [["content-type", "application/json"]],
    body: Buffer.from(JSON.stringify(body)),
  };
}
