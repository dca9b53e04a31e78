import type { JsonObject } from "@edge-gateway/llm";
import type { Converted, PolicyPlace } from "./agentgateway-parts.ts";
import { addressOf, listOf, objectOf, present, textOf } from "../values.ts";

/** The URL of a server that is named by `host`; undefined if it is named in another way. */
function urlOf(host: unknown): string | undefined {
  const text = textOf(host);
  if (text === undefined || addressOf(text) === undefined) return undefined;
  return /^https?:\/\//.test(text) ? text : `http://${text}`;
}

/** Converts a server that decides about requests, or says what cannot be converted. */
export function extAuthzOf(value: unknown): Converted {
  const { host, protocol, failureMode = "deny", ...others } = objectOf(value);
  const { includeRequestHeaders: headers, includeRequestBody: body, cache, ...rest } = others;
  const [unknown] = Object.keys(rest);
  const url = urlOf(host);
  if (unknown !== undefined) return `${unknown} of extAuthz is not converted`;
  if (url === undefined) return "the server of extAuthz is not a host and port";
  const spoken = protocolOf(protocol, headers);
  if (typeof spoken === "string") return spoken;
  const changed: string[] = [];
  if (failureMode !== "allow" && failureMode !== "deny")
    changed.push("while the server fails, requests are refused with 403");
  const { maxRequestBytes, allowPartialMessage, packAsBytes: _packed } = objectOf(body);
  if (allowPartialMessage === true)
    changed.push("requests with a longer body are refused, instead of sending its beginning");
  const extAuth = present({
    url,
    ...spoken,
    failureMode: failureMode === "allow" ? "FailOpen" : undefined,
    forwardBody:
      body === undefined ? undefined : { maxSize: maxRequestBytes ?? BODY_OF_AGENTGATEWAY },
    cache,
  });
  return { traffic: { extAuth }, changed };
}

/** The longest body that agentgateway sends unless it is told. */
const BODY_OF_AGENTGATEWAY = 8_192;

function protocolOf(protocol: unknown, headers: unknown): JsonObject | string {
  const { grpc, http } = objectOf(protocol ?? { grpc: {} });
  if (http === undefined) {
    if (listOf(headers).length > 0) return "includeRequestHeaders with gRPC is not converted";
    const { context, metadata, ...rest } = objectOf(grpc);
    const [unknown] = Object.keys(rest);
    if (unknown !== undefined) return `${unknown} of extAuthz is not converted`;
    return { grpc: present({ contextExtensions: context, requestMetadata: metadata }) };
  }
  const { path, redirect, body, addRequestHeaders, ...others } = objectOf(http);
  const { includeResponseHeaders, metadata, ...rest } = others;
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined) return `${unknown} of extAuthz is not converted`;
  return {
    http: present({
      path,
      redirect,
      body,
      addRequestHeaders,
      allowedRequestHeaders: headers,
      allowedResponseHeaders: includeResponseHeaders,
      responseMetadata: metadata,
    }),
  };
}

const WHOLE = 1_000_000;

/** Converts copies of requests that another server gets. */
export function mirrorOf(value: unknown, { servers }: PolicyPlace): Converted {
  const { backend, percentage = 1, ...rest } = objectOf(value);
  const [unknown] = Object.keys(rest);
  const server = addressOf(textOf(objectOf(backend)["host"]) ?? "");
  if (unknown !== undefined) return `${unknown} is not converted`;
  if (server === undefined) return "the server of the copies is not a host and port";
  if (typeof percentage !== "number" || percentage < 0 || percentage > 1)
    return "the percentage is not a share from 0 to 1";
  const fraction = { numerator: Math.round(percentage * WHOLE), denominator: WHOLE };
  const requestMirror = present({
    backendRef: { name: servers.nameOf(server.host, server.port) },
    fraction: percentage === 1 ? undefined : fraction,
  });
  return { filter: { type: "RequestMirror", requestMirror } };
}

/** Converts edits of requests and responses. */
export function transformationsOf(value: unknown): Converted {
  const { conditional, ...own } = objectOf(value);
  if (conditional === undefined) {
    const made = editsOf(own);
    return typeof made === "string" ? made : { traffic: { transformation: made } };
  }
  const cases: JsonObject[] = [];
  for (const each of listOf(conditional)) {
    const { condition, ...edits } = objectOf(each);
    const policy = editsOf(edits);
    if (typeof policy === "string") return policy;
    cases.push(present({ condition, policy }));
  }
  return { traffic: { transformation: { conditional: cases } } };
}

function editsOf({ request, response, ...rest }: JsonObject): JsonObject | string {
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined) return `${unknown} is not converted`;
  const [sent, received] = [request, response].map((each) =>
    each === undefined ? undefined : messageOf(objectOf(each)),
  );
  if (typeof sent === "string") return sent;
  return typeof received === "string" ? received : present({ request: sent, response: received });
}

function messageOf({ add, set, remove, body, metadata, ...rest }: JsonObject): JsonObject | string {
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined) return `${unknown} is not converted`;
  const fields = (map: unknown): readonly JsonObject[] | undefined =>
    map === undefined
      ? undefined
      : Object.entries(objectOf(map)).map(([name, expression]) => ({ name, value: expression }));
  return present({ metadata, set: fields(set), add: fields(add), remove, body });
}
