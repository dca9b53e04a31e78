/** The error of a JSON-RPC response. */
export interface JsonRpcError {
  readonly code: number;
  readonly message: string;
  /** JSON. */
  readonly data?: string;
}

/** JSON-RPC 2.0 section 5.1, and those of MCP. */
export const CODES = {
  parse: -32_700,
  invalidRequest: -32_600,
  methodNotFound: -32_601,
  invalidParams: -32_602,
  internal: -32_603,
  /** Of the transport. */
  server: -32_000,
  sessionNotFound: -32_001,
  /** Before version 2026-07-28. */
  resourceNotFound: -32_002,
} as const;

/** A response that is an error, as JSON; `id` is JSON, and null where no request could be read. */
export function errorResponse({ code, message, data }: JsonRpcError, id = "null"): string {
  const more = data === undefined ? "" : `,"data":${data}`;
  return `{"jsonrpc":"2.0","id":${id},"error":{"code":${code},"message":${JSON.stringify(message)}${more}}}`;
}

/** A response that is a result, as JSON. */
export function resultResponse(result: string, id: string): string {
  return `{"jsonrpc":"2.0","id":${id},"result":${result}}`;
}
