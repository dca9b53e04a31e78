import { member } from "../components/member.ts";
import { initializeParams } from "./mcp-initialize.ts";

/** The first version of MCP without sessions, in which each request says who asks. */
export const SESSIONLESS_VERSION = "2026-07-28";

const META = "io.modelcontextprotocol/";
/** The parameter that the header field `Mcp-Name` repeats, by method. */
const NAMED: ReadonlyMap<string, string> = new Map([
  ["tools/call", "name"],
  ["prompts/get", "name"],
  ["resources/read", "uri"],
  ["tasks/get", "taskId"],
  ["tasks/update", "taskId"],
  ["tasks/cancel", "taskId"],
]);

/** A request in the form of this version. */
export interface EnvelopedRequest {
  readonly params: object;
  /** Header fields that repeat parts of the message. */
  readonly headers: readonly string[];
}

/**
 * Adds to a request what a server without sessions must know of its client.
 * @param capabilities what the client can do for the server
 */
export function enveloped(method: string, params: object, capabilities: object): EnvelopedRequest {
  const { clientInfo } = initializeParams(capabilities);
  const _meta = {
    ...Object(member(params, "_meta")),
    [`${META}protocolVersion`]: SESSIONLESS_VERSION,
    [`${META}clientCapabilities`]: capabilities,
    [`${META}clientInfo`]: clientInfo,
  };
  const name = member(params, NAMED.get(method) ?? "");
  return {
    params: { ...params, _meta },
    headers: [
      `mcp-method: ${method}`,
      ...(typeof name === "string" ? [`mcp-name: ${headerValue(name)}`] : []),
    ],
  };
}

const ANNOTATION = "x-mcp-header";

/** The header fields in which the arguments of a tool are repeated, as its schema says. */
export function argumentHeaders(schema: unknown, given: unknown): readonly string[] {
  const name = member(schema, ANNOTATION);
  const value = typeof given === "string" ? given : JSON.stringify(given);
  const own =
    typeof name === "string" && value !== undefined && typeof given !== "object"
      ? [`mcp-param-${name}: ${headerValue(value)}`]
      : [];
  const inner = Object.entries(Object(member(schema, "properties"))).flatMap(([key, value]) =>
    argumentHeaders(value, member(given, key)),
  );
  return [...own, ...inner];
}

const PLAIN = /^(?! )[ -~]*(?<! )$/;
const WRAPPED = /^=\?base64\?/;

/** A text as the value of a header field, encoded if it has characters that are not allowed there. */
function headerValue(text: string): string {
  if (PLAIN.test(text) && !WRAPPED.test(text)) return text;
  return `=?base64?${btoa(String.fromCodePoint(...new TextEncoder().encode(text)))}?=`;
}
