/** The error of a JSON-RPC response. */
export interface JsonRpcError {
  readonly code: number;
  readonly message: string;
  /** The member `data` as JSON text. */
  readonly data?: string;
}

/** Error codes of JSON-RPC 2.0 (section 5.1) and MCP. */
export const CODES = {
  parse: -32_700,
  invalidRequest: -32_600,
  methodNotFound: -32_601,
  invalidParams: -32_602,
  internal: -32_603,
  /** The code for errors of the MCP transport. */
  server: -32_000,
  sessionNotFound: -32_001,
  /** The code for unknown resources before protocol version 2026-07-28. */
  resourceNotFound: -32_002,
} as const;

/** Formats an error response as JSON. `id` is JSON; `null` if the request could not be read. */
export function errorResponse({ code, message, data }: JsonRpcError, id = "null"): string {
  const more = data === undefined ? "" : `,"data":${data}`;
  return `{"jsonrpc":"2.0","id":${id},"error":{"code":${code},"message":${JSON.stringify(message)}${more}}}`;
}

/** Formats a response with an error that is already JSON text. */
export function errorWith(error: string, id: string): string {
  return `{"jsonrpc":"2.0","id":${id},"error":${error}}`;
}

/** Formats a success response as JSON text. */
export function resultResponse(result: string, id: string): string {
  return `{"jsonrpc":"2.0","id":${id},"result":${result}}`;
}
