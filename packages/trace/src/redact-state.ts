import type { RequestState, TracedHeaderFields } from "@edge-gateway/generated/types/index.ts";
import { REDACTED } from "@edge-gateway/kernel/redact";
import type { Redaction } from "@edge-gateway/kernel/redact";
import type { SeenSecrets } from "./secrets.ts";

/** The claim that would contain the token itself. */
const TOKEN_CLAIM = "rawToken";

/**
 * A copy of the state with secrets hidden: first by name, then every copy of the secrets that were
 * found.
 */
export function redactState(
  state: RequestState,
  redaction: Redaction,
  secrets: SeenSecrets,
): RequestState {
  return withoutSecrets(redactedByName(state, redaction), secrets);
}

function redactedByName(state: RequestState, redaction: Redaction): RequestState {
  const { request, response, jwt, source } = state;
  const fields = (headers: TracedHeaderFields): TracedHeaderFields =>
    mapFields(headers, (name, value) => redaction.header(name, value));
  return {
    ...state,
    ...(source?.connectHeaders && {
      source: { ...source, connectHeaders: fields(source.connectHeaders) },
    }),
    ...(request && {
      request: {
        ...request,
        headers: fields(request.headers),
        uri: redaction.uri(request.uri),
        path: redaction.path(request.path),
        pathAndQuery: redaction.path(request.pathAndQuery),
      },
    }),
    ...(response && { response: { ...response, headers: fields(response.headers) } }),
    ...(jwt && TOKEN_CLAIM in jwt && { jwt: { ...jwt, [TOKEN_CLAIM]: REDACTED } }),
  };
}

function withoutSecrets(state: RequestState, secrets: SeenSecrets): RequestState {
  const { request, response, jwt, source } = state;
  const fields = (headers: TracedHeaderFields): TracedHeaderFields =>
    mapFields(headers, (_, value) => secrets.text(value));
  return {
    ...state,
    ...(source?.connectHeaders && {
      source: { ...source, connectHeaders: fields(source.connectHeaders) },
    }),
    ...(request && {
      request: {
        ...request,
        headers: fields(request.headers),
        uri: secrets.text(request.uri),
        path: secrets.text(request.path),
        pathAndQuery: secrets.text(request.pathAndQuery),
      },
    }),
    ...(response && { response: { ...response, headers: fields(response.headers) } }),
    ...(jwt && { jwt: secrets.object(jwt) }),
  };
}

function mapFields(
  fields: TracedHeaderFields,
  show: (name: string, value: string) => string,
): TracedHeaderFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === "string" ? show(name, value) : value.map((one) => show(name, one)),
    ]),
  );
}
