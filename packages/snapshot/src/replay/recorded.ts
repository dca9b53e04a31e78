import type { RequestState, TraceRecord } from "@edge-gateway/generated/types/index.ts";

/** What was verified about the client of a recorded request. */
export type RecordedIdentity = Pick<RequestState, "jwt" | "apiKey" | "basicAuth">;

/** What a gateway decided about a request. A member that is not set is not known. */
export interface Decided {
  /** The key of the route; null: no route matched. */
  readonly route?: string | null;
  /** The merged policies of each phase that the request has reached. */
  readonly policies: Readonly<Record<string, object>>;
  /** The status of the gateway's own response; null: the request went to a backend. */
  readonly response?: number | null;
  /** Why the gateway itself responded. */
  readonly why?: string;
  readonly backend?: string;
  /** The server that was called. */
  readonly endpoint?: string;
  /** The URL and the headers that were sent to the backend. */
  readonly url?: string;
  readonly headers?: Readonly<Record<string, unknown>>;
}

/** A request that was recorded, and what was decided about it. */
export interface RecordedRequest {
  /** The line of its beginning, from 1. */
  readonly line: number;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, unknown>>;
  /** Whether all headers were recorded; an access log has none. */
  readonly hasHeaders: boolean;
  /** The address of the client. */
  readonly client: string;
  /** The port of the gateway; undefined: it was not recorded. */
  readonly port: number | undefined;
  /** The name of the gateway, where it was recorded instead of the port. */
  readonly gateway: string | undefined;
  readonly identity: RecordedIdentity;
  readonly decided: Decided;
}

const IDENTITIES = ["jwt", "apiKey", "basicAuth"] as const;
const FINAL = "final request";

/** What a gateway decided about one request, by the records of its trace. */
export function decidedBy(records: readonly TraceRecord[]): Decided {
  const decided: Changing<Decided> & { policies: Record<string, object> } = { policies: {} };
  for (const { message } of records) {
    if (message.type === "routeSelection") decided.route = message.selectedRoute;
    if (message.type === "policySelection")
      decided.policies[message.phase] = message.effectivePolicy;
    if (message.type === "backendCallStart") decided.endpoint ??= message.target;
    if (message.type === "requestSnapshot" && message.stage === FINAL) {
      const { request, backend } = message.requestState;
      Object.assign(decided, { response: null, ...sentOf(request) });
      if (backend?.name !== undefined) decided.backend = backend.name;
    }
    if (message.type === "requestFinished" && decided.response === undefined) {
      decided.response = message.status;
      if (message.error !== null) decided.why = message.error;
    }
  }
  return decided;
}

type Changing<Value> = { -readonly [Name in keyof Value]: Value[Name] };

function sentOf(request: RequestState["request"]): Pick<Decided, "url" | "headers"> {
  return {
    ...(request?.uri === undefined ? {} : { url: request.uri }),
    ...(request?.headers === undefined ? {} : { headers: request.headers }),
  };
}

/** The request of a trace; undefined if the trace has none. */
export function tracedRequest(
  line: number,
  records: readonly TraceRecord[],
): RecordedRequest | undefined {
  const states = records.flatMap(({ message }) =>
    message.type === "requestSnapshot" || message.type === "responseSnapshot"
      ? [message.requestState]
      : [],
  );
  const [first] = states;
  const { request, source, destination } = first ?? {};
  if (request?.method === undefined || request.uri === undefined) return undefined;
  const identity = Object.fromEntries(
    IDENTITIES.flatMap((name) => {
      const known = states.find((state) => state[name] !== undefined)?.[name];
      return known === undefined ? [] : [[name, known]];
    }),
  );
  return {
    ...{ line, identity, gateway: undefined },
    method: request.method,
    url: request.uri,
    headers: request.headers ?? {},
    hasHeaders: true,
    client: source?.address ?? "",
    port: destination?.port,
    decided: decidedBy(records),
  };
}
