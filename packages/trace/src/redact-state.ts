import type { RequestState, TracedHeaderFields } from "@edge-gateway/generated/types/index.ts";
import { REDACTED } from "@edge-gateway/kernel/redact";
import type { Redaction } from "@edge-gateway/kernel/redact";
import type { SeenSecrets } from "./secrets.ts";

/** Members that would hold the token itself. */
const TOKEN_MEMBERS = new Set(["rawToken"]);

/** A copy of the state that may be shown: first redacted by name, then free of the secrets found so. */
export function redactState(
  state: RequestState,
  redaction: Redaction,
  secrets: SeenSecrets,
): RequestState {
  const { request, response, jwt } = state;
  const named: RequestState = {
    ...state,
    ...(request && {
      request: {
        ...request,
        headers: redactFields(request.headers, redaction),
        uri: redaction.uri(request.uri),
        pathAndQuery: redaction.uri(request.pathAndQuery),
      },
    }),
    ...(response && {
      response: { ...response, headers: redactFields(response.headers, redaction) },
    }),
    ...(jwt && {
      jwt: Object.fromEntries(
        Object.entries(jwt).map(([name, claim]) => [
          name,
          TOKEN_MEMBERS.has(name) ? REDACTED : claim,
        ]),
      ),
    }),
  };
  return withoutSecrets(named, secrets);
}

function withoutSecrets(state: RequestState, secrets: SeenSecrets): RequestState {
  const { request, response, jwt } = state;
  const fields = (headers: TracedHeaderFields): TracedHeaderFields =>
    secrets.json(headers) as TracedHeaderFields;
  return {
    ...state,
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
    ...(jwt && { jwt: secrets.json(jwt) as NonNullable<typeof jwt> }),
  };
}

function redactFields(fields: TracedHeaderFields, redaction: Redaction): TracedHeaderFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === "string"
        ? redaction.header(name, value)
        : value.map((one) => redaction.header(name, one)),
    ]),
  );
}
