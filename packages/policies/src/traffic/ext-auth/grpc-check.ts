import { isUtf8 } from "node:buffer";
import type {
  CheckRequest,
  CheckResponse,
  Struct,
} from "@edge-gateway/generated/proto/messages.ts";
import { AUTHORIZATION_CHECK } from "@edge-gateway/generated/proto/methods.ts";
import type { ExtAuthGrpc } from "@edge-gateway/generated/types/index.ts";
import type { OutboundTarget } from "@edge-gateway/outbound/outbound-target";
import { POLICY_SERVERS } from "@edge-gateway/outbound/policy-servers";
import { jsonOf, structOf } from "@edge-gateway/outbound/grpc/struct";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import type { CompileContext } from "@edge-gateway/gateway/exchange/policy";
import { compileEntries } from "../../computed-entries.ts";
import { fieldsOf, statusOf } from "../../header-mutations.ts";
import type { Ask, Decision } from "./decision.ts";
import { mayEdit, type FilterTerms } from "./filter-terms.ts";

/** The metadata namespace in which Envoy sends the claims of a verified JWT. */
const JWT_NAMESPACE = "envoy.filters.http.jwt_authn";
const JWT_FIELD = "jwt_payload";
const HTTP_FORBIDDEN = 403;
const MILLISECONDS_PER_SECOND = 1_000;
const NANOSECONDS_PER_MILLISECOND = 1_000_000;

/** Asks the authorization server with Envoy's gRPC protocol (envoy.service.auth.v3). */
export function compileGrpcCheck(
  { contextExtensions = {}, requestMetadata }: ExtAuthGrpc,
  target: OutboundTarget,
  context: CompileContext,
  terms: FilterTerms,
): Ask {
  const { grpc, authorizationTimeout } = context.use(POLICY_SERVERS);
  const metadata = requestMetadata && compileEntries(requestMetadata, context);
  grpc.prepare();
  return async (exchange, body) => {
    const filterMetadata = metadata === undefined ? claims(exchange) : structs(metadata(exchange));
    const request: CheckRequest = {
      attributes: {
        ...attributesOf(exchange, body, terms),
        contextExtensions,
        metadataContext: { filterMetadata },
      },
    };
    const response = await grpc.call(target, AUTHORIZATION_CHECK, request, {
      timeout: authorizationTimeout,
    });
    const decision = decisionOf(response, terms);
    return { decision, response: responseOf(decision), isLasting: true };
  };
}

function attributesOf(
  { request, stream, client }: Exchange,
  body: Uint8Array | undefined,
  { sentHeaders }: FilterTerms,
) {
  const { downstream, startedAt } = stream;
  const { method, target, authority, scheme, version } = request;
  const arrived = performance.timeOrigin + startedAt;
  const names = Array.from(request.entries(), ([name]) => name);
  const sent = names.filter((name) => sentHeaders?.has(name.toLowerCase()) !== false);
  const fields = sent.map((name) => [name, utf8(request.get(name) ?? "")]);
  const sni = downstream.transport?.serverName;
  return {
    source: peer(
      client ?? downstream.remoteAddress,
      downstream.remotePort,
      downstream.transport?.client,
    ),
    destination: peer(downstream.localAddress, downstream.localPort),
    ...(sni === undefined ? {} : { tlsSession: { sni } }),
    request: {
      time: {
        seconds: Math.floor(arrived / MILLISECONDS_PER_SECOND),
        nanos: Math.floor(arrived % MILLISECONDS_PER_SECOND) * NANOSECONDS_PER_MILLISECOND,
      },
      http: {
        method,
        path: target,
        host: authority,
        scheme,
        protocol: `HTTP/${version}`,
        size: body?.length ?? (stream.hasRequestBody ? -1 : 0),
        headers: {
          ...Object.fromEntries(fields),
          ":authority": authority,
          ":method": method,
          ":path": target,
          ":scheme": scheme,
        },
        ...(body === undefined ? {} : bodyOf(body)),
      },
    },
  };
}

function bodyOf(body: Uint8Array) {
  return isUtf8(body) ? { body: Buffer.from(body).toString() } : { rawBody: body };
}

function peer(address: string, port: number, client: object = {}) {
  const { spiffeId, subject, certificate }: Partial<Record<string, unknown>> = { ...client };
  const principal = spiffeId ?? subject;
  return {
    address: { socketAddress: { address, portValue: port } },
    ...(typeof principal === "string" ? { principal } : {}),
    ...(typeof certificate === "string" ? { certificate: encodeURIComponent(certificate) } : {}),
  };
}

/** Header values are bytes, but gRPC strings are UTF-8. */
function utf8(value: string): string {
  return Buffer.from(value, "latin1").toString();
}

function claims({ jwt }: Exchange): Record<string, Struct> {
  return jwt === undefined ? {} : { [JWT_NAMESPACE]: structOf({ [JWT_FIELD]: jwt }) };
}

function structs(entries: Readonly<Record<string, unknown>>): Record<string, Struct> {
  return Object.fromEntries(
    Object.entries(entries).map(([namespace, value]) => [namespace, structOf(value)]),
  );
}

/** Reads the decision: only the gRPC status OK allows the request. */
function decisionOf(response: CheckResponse, terms: FilterTerms): Decision {
  const { status, okResponse: ok = {}, deniedResponse: denied } = response;
  const found = ok.dynamicMetadata ?? response.dynamicMetadata;
  const metadata = found === undefined ? {} : { metadata: jsonOf(found) };
  if ((status?.code ?? 0) !== 0 || denied !== undefined)
    return { ...metadata, refusal: refusalOf(denied) };
  return {
    ...metadata,
    edits: {
      set: (ok.headers ?? []).filter(({ header }) =>
        mayEdit((header?.key ?? "").toLowerCase(), terms),
      ),
      removed: ok.headersToRemove ?? [],
      setInResponse: ok.responseHeadersToAdd ?? [],
      setParameters: (ok.queryParametersToSet ?? []).map(({ key = "", value = "" }) => [
        key,
        value,
      ]),
      removedParameters: ok.queryParametersToRemove ?? [],
    },
  };
}

function refusalOf(denied: CheckResponse["deniedResponse"]): NonNullable<Decision["refusal"]> {
  const code = "external_authorization_denied";
  if (denied === undefined) return { code };
  return {
    code,
    status: statusOf(denied.status?.code) ?? HTTP_FORBIDDEN,
    headers: fieldsOf(denied.headers),
    body: Buffer.from(denied.body ?? ""),
  };
}

/** Builds the variable `response` for expressions about the decision. */
function responseOf({ refusal }: Decision): object {
  return {
    code: refusal === undefined ? HTTP_OK : (refusal.status ?? HTTP_FORBIDDEN),
    headers: Object.fromEntries(refusal?.headers ?? []),
  };
}

const HTTP_OK = 200;
