import type {
  RequestState,
  TracedHeaderFields,
  TracedValues,
} from "@edge-gateway/generated/types/index.ts";
import { REDACTED } from "@edge-gateway/kernel/log/redact";
import type { Redaction } from "@edge-gateway/kernel/log/redact";
import type { SeenSecrets } from "./secrets.ts";

/** The claim name that would contain the token itself. */
const TOKEN_CLAIM = "rawToken";
/** Variables whose values have arbitrary names. */
const VALUES = ["jwt", "apiKey", "basicAuth", "extauthz", "metadata", "llm"] as const;

/**
 * Copies the state without secrets: values with secret names are hidden first, and then every copy of the
 * values that were hidden.
 */
export function redactState(
  state: RequestState,
  redaction: Redaction,
  secrets: SeenSecrets,
): RequestState {
  const shown = withoutSecrets(redactedByName(state, redaction), secrets);
  const values = valuesOf(state, (some) => secrets.object(redaction.document(some) ?? {}));
  return { ...shown, ...values };
}

function redactedByName(state: RequestState, redaction: Redaction): RequestState {
  return withTexts(state, {
    header: (name, value) => redaction.header(name, value),
    uri: (text) => redaction.uri(text),
    path: (text) => redaction.path(text),
  });
}

function withoutSecrets(state: RequestState, secrets: SeenSecrets): RequestState {
  const text = (value: string): string => secrets.text(value);
  return withTexts(state, { header: (_, value) => text(value), uri: text, path: text });
}

/** The texts that are shown instead of the original texts of a request or a response. */
interface ShownTexts {
  header(name: string, value: string): string;
  uri(text: string): string;
  path(text: string): string;
}

/** Copies the state with other texts for the request, the response and the connection. */
function withTexts(state: RequestState, show: ShownTexts): RequestState {
  const { request, response, source } = state;
  const fields = (headers: TracedHeaderFields): TracedHeaderFields =>
    mapFields(headers, show.header);
  return {
    ...state,
    ...(source?.connectHeaders && {
      source: { ...source, connectHeaders: fields(source.connectHeaders) },
    }),
    ...(request && {
      request: {
        ...request,
        headers: fields(request.headers),
        uri: show.uri(request.uri),
        path: show.path(request.path),
        pathAndQuery: show.path(request.pathAndQuery),
      },
    }),
    ...(response && { response: { ...response, headers: fields(response.headers) } }),
  };
}

/** Copies the variables whose values policies have set; each value is changed by the given function. */
function valuesOf(
  state: RequestState,
  change: (values: TracedValues) => TracedValues,
): Pick<RequestState, (typeof VALUES)[number]> {
  return Object.fromEntries(
    VALUES.flatMap((name) => {
      const values = state[name];
      return values === undefined ? [] : [[name, change(hideToken(values))]];
    }),
  );
}

function hideToken(values: TracedValues): TracedValues {
  return TOKEN_CLAIM in values ? { ...values, [TOKEN_CLAIM]: REDACTED } : values;
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
