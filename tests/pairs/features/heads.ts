import type { Place } from "../model/order.ts";
import type { Modifiers } from "../model/policy.ts";
import { expression, type Feature, TAGS } from "./feature.ts";

/** Features that read or edit heads. */

const listOf = (fields: Readonly<Record<string, string>> = {}) =>
  Object.entries(fields).map(([name, value]) => ({ name, value }));

function configOf({ set, add, remove }: Modifiers) {
  return {
    ...(set === undefined ? {} : { set: listOf(set) }),
    ...(add === undefined ? {} : { add: listOf(add) }),
    ...(remove === undefined ? {} : { remove }),
  };
}

function headTransformation(place: "gateway" | "route" | "backend"): Feature {
  const chained = `x-p-chain`;
  const set = expression(
    `request.headers['${chained}'] + '.${TAGS[place]}'`,
    ({ request }) => `${request.headers[chained] ?? ""}.${TAGS[place]}`,
  );
  const back = expression(`response.headers['${chained}'] + '.${TAGS[place]}'`, ({ response }) => {
    const value = response?.headers[chained];
    return value === undefined ? undefined : `${value}.${TAGS[place]}`;
  });
  return {
    name: `${place}.transformation.head`,
    row: place === "backend" ? "backend.transformation" : "traffic.transformation",
    touches: ["head"],
    slot: `${place}.transformation`,
    placed: {
      place,
      field: "transformation",
      policy: {
        kind: "transformation",
        request: { set: { [chained]: set } },
        response: { set: { [chained]: back } },
      },
    },
    config: () => ({
      request: { set: [{ name: chained, value: set.cel }] },
      response: { set: [{ name: chained, value: back.cel }] },
    }),
  };
}

function modifiers(place: "route" | "backend"): Feature {
  const tag = TAGS[place];
  const request = { set: { [`x-p-m${tag}`]: "set" }, remove: ["x-p-gone"] };
  const response = { set: { [`x-p-m${tag}`]: "set" }, remove: ["x-p-gone"] };
  return {
    name: `${place}.headerModifiers`,
    row: place === "backend" ? "backend.headerModifiers" : "traffic.headerModifiers",
    touches: ["head"],
    slot: `${place}.headerModifiers`,
    placed: {
      place,
      field: "headerModifiers",
      policy: { kind: "headerModifiers", request, response },
    },
    config: () => ({ request: configOf(request), response: configOf(response) }),
  };
}

function headerFilters(place: "filter" | "backendFilter"): readonly Feature[] {
  return (["request", "response"] as const).map((side) => {
    const type = side === "request" ? "RequestHeaderModifier" : "ResponseHeaderModifier";
    const edits = { set: { [`x-p-f${TAGS[place]}`]: "set" }, remove: ["x-p-gone"] };
    return {
      name: `${place}.${type}`,
      row: `filter.${type}`,
      touches: ["head"] as const,
      slot: `${place}.${type}`,
      placed: { place, field: type, policy: { kind: "headerModifiers", [side]: edits } },
      config: () => ({ type, [`${side}HeaderModifier`]: configOf(edits) }),
    };
  });
}

function rewrites(place: "filter" | "backendFilter"): readonly Feature[] {
  const path = `/rewritten-${TAGS[place]}`;
  return [
    {
      name: `${place}.URLRewrite.path`,
      row: "filter.URLRewrite",
      touches: ["path", "head"],
      slot: `${place}.URLRewrite`,
      placed: { place, field: "URLRewrite", policy: { kind: "rewrite", path } },
      config: () => ({
        type: "URLRewrite",
        urlRewrite: { path: { type: "ReplaceFullPath", replaceFullPath: path } },
      }),
    },
    {
      name: `${place}.URLRewrite.hostname`,
      row: "filter.URLRewrite",
      touches: ["head"],
      slot: `${place}.URLRewrite`,
      placed: { place, field: "URLRewrite", policy: { kind: "rewrite", host: "rewritten.test" } },
      config: () => ({ type: "URLRewrite", urlRewrite: { hostname: "rewritten.test" } }),
    },
  ];
}

function mirror(place: "filter" | "backendFilter"): Feature {
  const server = `mirror-${TAGS[place]}`;
  return {
    name: `${place}.RequestMirror`,
    row: "filter.RequestMirror",
    touches: ["request body", "head", "path"],
    slot: `${place}.RequestMirror`,
    placed: { place, field: "RequestMirror", policy: { kind: "mirror", server } },
    config: () => ({
      type: "RequestMirror",
      requestMirror: { backendRef: { name: server } },
    }),
    servers: [server],
  };
}

function origins(place: Place): Feature {
  const cors = { allowOrigins: [ORIGIN], allowMethods: ["GET", "POST"], exposeHeaders: [EXPOSED] };
  const isFilter = place === "filter";
  return {
    name: isFilter ? "filter.CORS" : `${place}.cors`,
    row: isFilter ? "filter.CORS" : "traffic.cors",
    touches: ["head"],
    slot: `${place}.cors`,
    placed: { place, field: "cors", policy: { kind: "cors", origin: ORIGIN, exposed: EXPOSED } },
    config: () => (isFilter ? { type: "CORS", cors } : cors),
    credentials: () => ({ origin: ORIGIN }),
  };
}

const ORIGIN = "https://page.test";
const EXPOSED = "x-p-exposed";

const ASKED = "auth-http-i";
const MOST_BODY = 1_000_000;

const EXTERNAL_AUTH: Feature = {
  name: "filter.ExternalAuth",
  row: "filter.ExternalAuth",
  touches: ["request body", "head", "path"],
  slot: "filter.ExternalAuth",
  placed: {
    place: "filter",
    field: "extAuth",
    policy: { kind: "extAuth", server: ASKED, maxBody: MOST_BODY },
  },
  config: ({ servers }) => ({
    type: "ExternalAuth",
    externalAuth: {
      protocol: "HTTP",
      backendRef: { name: ASKED, port: servers[ASKED] },
      http: { allowedHeaders: ["x-exchange"], allowedResponseHeaders: [`x-p-${ASKED}`] },
      forwardBody: { maxSize: MOST_BODY },
    },
  }),
  servers: [ASKED],
};

const REDIRECT: Feature = {
  name: "filter.RequestRedirect",
  row: "filter.RequestRedirect",
  touches: ["path", "head"],
  slot: "filter.URLRewrite",
  placed: { place: "filter", field: "RequestRedirect", policy: { kind: "redirect", path: "/r" } },
  config: () => ({
    type: "RequestRedirect",
    requestRedirect: { path: { type: "ReplaceFullPath", replaceFullPath: "/r" } },
  }),
};

const CSRF: Feature = {
  name: "route.csrf",
  row: "traffic.csrf",
  touches: ["head"],
  slot: "route.csrf",
  placed: { place: "route", field: "csrf", policy: { kind: "csrf" } },
  config: () => ({ additionalOrigins: [ORIGIN] }),
};

export const HEADS: readonly Feature[] = [
  ...(["gateway", "route", "backend"] as const).map(headTransformation),
  ...(["route", "backend"] as const).map(modifiers),
  ...(["filter", "backendFilter"] as const).flatMap(headerFilters),
  ...(["filter", "backendFilter"] as const).flatMap(rewrites),
  ...(["filter", "backendFilter"] as const).map(mirror),
  ...(["gateway", "route", "filter"] as const).map(origins),
  EXTERNAL_AUTH,
  REDIRECT,
  CSRF,
];
