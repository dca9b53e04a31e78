import { isSuccess } from "@edge-gateway/kernel/http/http-status";
import type { ApiTool } from "@edge-gateway/translate/ir/openapi/api-tool";

/** The response of an API. */
export interface ApiResponse {
  readonly status: number;
  readonly contentType: string;
  readonly body: Buffer;
}

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\b/i;
const TEXT_TYPE =
  /^(?:text\/|application\/(?:[\w.-]+\+)?(?:xml|yaml)\b|application\/x-www-form-urlencoded\b|$)/i;

/**
 * Converts the response of an API to the result of a tool call: JSON. An error status becomes an error
 * result, which the model sees.
 */
export function resultOf({ output }: ApiTool, response: ApiResponse): string {
  const { status, contentType, body } = response;
  const text = body.toString();
  const json = JSON_TYPE.test(contentType) && isJson(text) ? text : undefined;
  if (!isSuccess(status) || (output !== undefined && json === undefined))
    return errorResult(
      `The API has responded with status ${status}${text === "" ? "" : `: ${text}`}`,
    );
  if (json !== undefined) {
    const isObject = json.trimStart().startsWith("{");
    const structured =
      output === "object" || (output === undefined && isObject) ? json : `{"data":${json}}`;
    return `{"content":[${textContent(text)}],"structuredContent":${structured}}`;
  }
  if (body.length === 0) return `{"content":[${textContent(`status ${status}`)}]}`;
  if (TEXT_TYPE.test(contentType)) return `{"content":[${textContent(text)}]}`;
  return `{"content":[${binaryContent(contentType, body)}]}`;
}

/** A result that describes an error, as JSON. */
export function errorResult(text: string): string {
  return `{"content":[${textContent(text)}],"isError":true}`;
}

function textContent(text: string): string {
  return JSON.stringify({ type: "text", text });
}

function binaryContent(contentType: string, body: Buffer): string {
  const mimeType = (contentType.split(";")[0] ?? "").trim();
  const data = body.toString("base64");
  const [kind] = mimeType.split("/");
  if (kind === "image" || kind === "audio") return JSON.stringify({ type: kind, data, mimeType });
  return JSON.stringify({ type: "resource", resource: { uri: "data:", mimeType, blob: data } });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
