import type { Place } from "../model/order.ts";
import type { BodyMode } from "../model/policy.ts";
import {
  expression,
  type Feature,
  markRequest,
  markResponse,
  TAGS,
  textOf,
  type Touch,
} from "./feature.ts";

/** Features that read or edit bodies. */

const BOTH: readonly Touch[] = ["request body", "response body", "head"];

function transformations(place: "gateway" | "route" | "backend"): readonly Feature[] {
  const name = `t${TAGS[place]}`;
  const request = markRequest(name);
  const response = markResponse(name);
  const common = {
    row: place === "backend" ? "backend.transformation" : "traffic.transformation",
    slot: `${place}.transformation`,
  };
  const placed = { place, field: "transformation" } as const;
  return [
    {
      ...common,
      name: `${place}.transformation.request.body`,
      touches: ["request body", "head"],
      placed: { ...placed, policy: { kind: "transformation", request: { body: request } } },
      config: () => ({ request: { body: request.cel } }),
    },
    {
      ...common,
      name: `${place}.transformation.response.body`,
      touches: ["response body", "head"],
      placed: { ...placed, policy: { kind: "transformation", response: { body: response } } },
      config: () => ({ response: { body: response.cel } }),
    },
    {
      ...common,
      name: `${place}.transformation.both`,
      touches: BOTH,
      placed: {
        ...placed,
        policy: {
          kind: "transformation",
          request: { body: request },
          response: { body: response },
        },
      },
      config: () => ({ request: { body: request.cel }, response: { body: response.cel } }),
    },
  ];
}

const MODES: readonly (readonly [string, BodyMode, BodyMode])[] = [
  ["buffered", "Buffered", "Buffered"],
  ["partial", "BufferedPartial", "BufferedPartial"],
  ["streamed", "FullDuplexStreamed", "FullDuplexStreamed"],
  ["headers", "None", "None"],
];

function processors(place: "gateway" | "route"): readonly Feature[] {
  const server = `proc-${TAGS[place]}`;
  return MODES.map(([name, request, response]) => ({
    name: `${place}.extProc.${name}`,
    row: "traffic.extProc",
    touches: name === "headers" ? (["head"] as const) : BOTH,
    slot: `${place}.extProc`,
    placed: {
      place,
      field: "extProc",
      policy: { kind: "extProc", server, request, response },
    },
    config: ({ servers }) => ({
      url: `http://127.0.0.1:${servers[server]}`,
      ...(name === "streamed"
        ? {}
        : { processingOptions: { requestBodyMode: request, responseBodyMode: response } }),
    }),
    servers: [server],
  }));
}

const MOST_BODY = 1_000_000;

interface Authorization {
  readonly variant: "http" | "http-body" | "http-expression" | "grpc" | "grpc-body";
}

function authorizations(
  place: "gateway" | "route" | "backend",
  variants: readonly Authorization["variant"][],
): readonly Feature[] {
  return variants.map((variant) => {
    const isGrpc = variant.startsWith("grpc");
    const server = `auth-${isGrpc ? "grpc" : "http"}-${TAGS[place]}`;
    const sends = variant.endsWith("-body");
    const body = variant === "http-expression" ? markRequest("ask") : undefined;
    return {
      name: `${place}.extAuth.${variant}`,
      row: place === "backend" ? "backend.extAuth" : "traffic.extAuth",
      touches: sends || body !== undefined ? ["request body", "head"] : ["head", "path"],
      slot: `${place}.extAuth`,
      placed: {
        place,
        field: "extAuth",
        policy: {
          kind: "extAuth",
          server,
          grpc: isGrpc,
          ...(sends ? { maxBody: MOST_BODY } : {}),
          ...(body === undefined ? {} : { body }),
        },
      },
      config: ({ servers }) => ({
        url: `http://127.0.0.1:${servers[server]}`,
        ...(isGrpc
          ? { grpc: {} }
          : {
              http: {
                allowedRequestHeaders: ["x-exchange"],
                allowedResponseHeaders: [`x-p-${server}`],
                ...(body === undefined ? {} : { body: body.cel }),
              },
            }),
        ...(sends ? { forwardBody: { maxSize: MOST_BODY } } : {}),
      }),
      servers: [server],
    };
  });
}

function buffers(): readonly Feature[] {
  return (["request", "response"] as const).map((side) => ({
    name: `route.buffer.${side}`,
    row: "traffic.buffer",
    touches: [`${side} body`] as const,
    slot: "route.buffer",
    placed: {
      place: "route",
      field: "buffer",
      policy: { kind: "buffer", request: side === "request", response: side === "response" },
    },
    config: () => ({ [side]: {} }),
  }));
}

function rules(place: "gateway" | "route"): Feature {
  const cel = "string(request.body).contains('never')";
  const rule = expression(cel, ({ request }) => {
    const text = textOf(request);
    return text === undefined ? undefined : String(text.includes("never"));
  });
  return {
    name: `${place}.authorization.body`,
    row: "traffic.authorization",
    touches: ["request body", "identity"],
    slot: `${place}.authorization`,
    placed: {
      place,
      field: "authorization",
      policy: { kind: "authorization", action: "Deny", rule },
    },
    config: () => ({ action: "Deny", policy: { matchExpressions: [cel] } }),
  };
}

const route = (field: string) => ({ place: "route" satisfies Place, field }) as const;

const READ_BODY = expression("string(request.body)", ({ request }) => textOf(request));
const READ_SIZE = expression("size(request.body) * 0", () => "0");
const NEVER = expression("string(response.body).contains('never')", () => "false");
const ALWAYS = expression("true", () => "true");

const READERS: readonly Feature[] = [
  {
    name: "route.rateLimit.global",
    row: "traffic.rateLimit",
    touches: ["request body"],
    slot: "route.rateLimit",
    placed: {
      ...route("rateLimit"),
      policy: { kind: "rateLimit", server: "limit-r", descriptor: READ_BODY },
    },
    config: ({ servers }) => ({
      global: {
        url: `http://127.0.0.1:${servers["limit-r"]}`,
        domain: "pairs",
        descriptors: [
          {
            entries: [
              { name: "exchange", expression: "request.headers['x-exchange']" },
              { name: "body", expression: READ_BODY.cel },
            ],
          },
        ],
      },
    }),
    servers: ["limit-r"],
  },
  {
    name: "route.delay.body",
    row: "traffic.delay",
    touches: ["request body"],
    slot: "route.delay",
    placed: { ...route("delay"), policy: { kind: "delay", duration: READ_SIZE } },
    config: () => ({ duration: READ_SIZE.cel }),
  },
  {
    name: "route.directResponse.body",
    row: "traffic.directResponse",
    touches: BOTH,
    slot: "route.directResponse",
    placed: {
      ...route("directResponse"),
      policy: { kind: "directResponse", status: 200, condition: ALWAYS, body: READ_BODY },
    },
    config: () => ({ status: 200, bodyExpression: READ_BODY.cel }),
  },
  {
    name: "route.retry.condition",
    row: "traffic.retry",
    touches: ["request body", "response body", "connection"],
    slot: "route.retry",
    placed: { ...route("retry"), policy: { kind: "retry", condition: NEVER } },
    config: () => ({ attempts: 2, condition: NEVER.cel }),
  },
  {
    name: "route.retry.codes",
    row: "traffic.retry",
    touches: ["request body", "connection"],
    slot: "route.retry",
    placed: { ...route("retry"), policy: { kind: "retry" } },
    config: () => ({ attempts: 2, codes: [503] }),
  },
];

export const BODIES: readonly Feature[] = [
  ...(["gateway", "route", "backend"] as const).flatMap(transformations),
  ...(["gateway", "route"] as const).flatMap(processors),
  ...authorizations("gateway", ["http-body", "grpc-body", "grpc"]),
  ...authorizations("route", ["http-body", "http-expression", "grpc-body", "http"]),
  ...authorizations("backend", ["http-body", "http-expression", "grpc-body", "http"]),
  ...buffers(),
  ...(["gateway", "route"] as const).map(rules),
  ...READERS,
];
