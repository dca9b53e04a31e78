import { type ChatFormat, errorsOf, factsOfPath } from "@edge-gateway/llm";
import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import type { ApiKeyAuthentication } from "@edge-gateway/generated/types/index.ts";
import { refusalOf } from "@edge-gateway/llm/refusals";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import type { Refusal } from "@edge-gateway/gateway/exchange/policy";

/** The headers in which the SDKs of Anthropic, Azure and Google send keys. */
const HEADERS = ["x-api-key", "api-key", "x-goog-api-key"] as const;

/** Whether the configuration names no location of its own for keys. */
export function isUsualPlace({ header }: ApiKeyAuthentication["location"]): boolean {
  const usual = DEFAULTS.apiKeyAuthentication.location.header;
  return header?.name.toLowerCase() === usual.name.toLowerCase() && header.prefix === usual.prefix;
}

/** The format of errors at a path of an API of models; undefined at any other path. */
function formatOf({ request: { method, path } }: Exchange): ChatFormat | undefined {
  return errorsOf(factsOfPath(method, path).format);
}

/**
 * The key of a client of models in the header of its SDK. A key that is not known may be one for the backend,
 * and is no key for the gateway.
 */
export function keyOfClient(
  exchange: Exchange,
  isKnown: (key: string) => boolean,
): { readonly key: string; readonly header: string } | undefined {
  const { request } = exchange;
  const header = HEADERS.find((name) => request.get(name) !== undefined);
  const key = header === undefined ? undefined : request.get(header);
  if (header === undefined || key === undefined || formatOf(exchange) === undefined)
    return undefined;
  return isKnown(key) ? { key, header } : undefined;
}

/** The refusal of a request, at an API of models in the format of its errors. */
export function refusalFor(
  exchange: Exchange,
  message: string,
  headers: NonNullable<Refusal["headers"]>,
): Refusal {
  const code = "api_key_refused";
  const format = formatOf(exchange);
  if (format === undefined) return { code, text: message, headers };
  const error = { kind: "authentication", status: UNAUTHORIZED, message } as const;
  const refusal = refusalOf(error, format, code);
  return { ...refusal, headers: [...(refusal.headers ?? []), ...headers] };
}

const UNAUTHORIZED = 401;
