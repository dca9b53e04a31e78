import { filled, GATEWAY, joined, repeated, ROUTE, ROUTES, type LargeText } from "./fill.ts";

const BACKEND = "backends: [{host: 'a:1'}]";
const expression = (text: LargeText): LargeText => {
  const head = `${ROUTE}      policies: {authorization: {policy: {matchExpressions: [`;
  return (length) => `${head}${text(length)}]}}}\n`;
};

/** Large configurations, by what they contain. */
export const LARGE_CONFIGURATIONS: Readonly<Record<string, LargeText>> = {
  "unknown keys": filled(GATEWAY, (index) => `k${index}: 1\n`),
  "unknown keys with texts": filled(GATEWAY, (index) => `k${index}: abcdef${index}\n`),
  "keys like a known one": filled(GATEWAY, (index) => `gatewey${index}: 1\n`),
  "unknown keys of policies": filled(
    `${ROUTE}      policies:\n`,
    (index) => `        timeoot${index}: 1\n`,
  ),
  "unknown keys of each route": filled(
    ROUTES,
    (index) => `    - {nam: r${index}, backends: [{hst: 'a:1'}]}\n`,
  ),
  "unknown keys of each backend": filled(
    `${GATEWAY}backends:\n`,
    (index) => `  b${index}: {k: {host: a, port: 1}}\n`,
  ),
  "gateways that are numbers": filled("gateways:\n", (index) => `  g${index}: 1\n`),
  "unknown values": filled("gateways:\n", (index) => `  g${index}: {port: 1, protocol: HTTTP}\n`),
  "gateways of one port": filled(
    "gateways:\n",
    (index) => `  g${index}: {port: 1, routes: [{${BACKEND}}]}\n`,
  ),
  listeners: filled(
    "gateways:\n  web:\n    port: 80\n    listeners:\n",
    (index) => `    - {name: l${index}, hostname: h${index}.a}\n`,
  ),
  "valid routes": filled(
    `${GATEWAY}routes:\n`,
    (index) =>
      `- {name: r${index}, gateways: [web], hostnames: [h${index}.a], matches: [{path: {value: /${index}}}], ${BACKEND}}\n`,
  ),
  "routes that take the same requests": filled(
    `${GATEWAY}routes:\n`,
    () => `- {gateways: [web], ${BACKEND}}\n`,
  ),
  "routes of one name": filled(
    `${GATEWAY}routes:\n`,
    () => `- {name: a, gateways: [web], ${BACKEND}}\n`,
  ),
  "regular expressions behind prefixes": filled(`${GATEWAY}routes:\n`, (index) =>
    index % 2 === 0
      ? `- {gateways: [web], matches: [{headers: [{name: a, value: b${index}}]}], ${BACKEND}}\n`
      : `- {gateways: [web], matches: [{path: {type: RegularExpression, value: /a${index}}}], ${BACKEND}}\n`,
  ),
  "routes of unknown gateways": filled(
    `${GATEWAY}routes:\n`,
    (index) => `- {gateways: [weeb${index}], ${BACKEND}}\n`,
  ),
  "routes to unknown backends": joined(
    filled(
      `${GATEWAY}routes:\n`,
      (index) => `- {gateways: [web], backends: [{backend: bb${index}}]}\n`,
    ),
    filled("backends:\n", (index) => `  b${index}: {static: {host: a, port: 1}}\n`),
  ),
  "groups that lead to each other": filled(
    "gateways: {web: {port: 8080, routes: [{backends: [{routeGroup: g0}]}]}}\nrouteGroups:\n",
    (index) => `  g${index}: {routes: [{backends: [{routeGroup: g${index + 1}}]}]}\n`,
  ),
  "routes of many listeners": filled(
    `gateways:\n${Array.from({ length: 16 }, (_, gateway) => `  g${gateway}: {port: ${gateway + 1}, listeners: [${Array.from({ length: 60 }, (_, index) => `{name: l${index}, hostname: "*.h${index}.x"}`).join()}]}\n`).join("")}routes:\n`,
    (index) =>
      `- {gateways: [g0, g1, g2, g3, g4, g5, g6, g7], hostnames: [a.h${index % 60}.x, b.h${index % 60}.x], matches: [{path: {value: /${index}}}], ${BACKEND}}\n`,
  ),
  "origins of one list": filled(
    `${ROUTE}      policies: {csrf: {additionalOrigins: [`,
    (index) => `a${index},`,
    { tail: "]}}\n" },
  ),
  "hosts of one route": filled(`${ROUTE}      hostnames:\n`, (index) => `      - h${index}.a\n`),
  "matches of one route": filled(
    `${ROUTE}      matches:\n`,
    (index) => `      - path: {value: /a${index}}\n`,
  ),
  "unknown filters": filled(`${ROUTE}      filters:\n`, (index) => `      - {type: Foo${index}}\n`),
  "wrong hosts of backends": filled(
    `${ROUTES}    - backends:\n`,
    (index) => `      - {host: 'a b ${index}'}\n`,
  ),
  "policies of unknown routes": joined(
    filled(`${GATEWAY}routes:\n`, (index) => `- {name: a${index}, gateways: [web], ${BACKEND}}\n`),
    filled(
      "policies:\n",
      (index) =>
        `- {targetRefs: [{kind: Route, name: aa${index}}], traffic: {timeouts: {request: 1s}}}\n`,
    ),
  ),
  secrets: filled("secrets:\n", (index) => `  s${index}: {data: {k: secret${index}}}\n`),
  "misspelt secrets": filled("secrets:\n", (index) => `  s${index}: {dota: {k: secret${index}}}\n`),
  "variables of secrets that are not set": filled(
    "secrets:\n",
    (index) => `  s${index}: {env: {a: V${index}}}\n`,
  ),
  "references to unknown secrets": joined(
    filled(
      ROUTES,
      (index) =>
        `    - {${BACKEND}, policies: {basicAuthentication: {secretRef: {name: s${index}}}}}\n`,
    ),
    filled("secrets:\n", (index) => `  t${index}: {data: {k: v}}\n`),
  ),
  "a long expression": expression(repeated("1+", "'", "1'")),
  "wrong expressions": expression(
    filled("", (index) => `'request.path == "a${index}" && foo.bar == ${index}',\n`),
  ),
  "a long regular expression": repeated(
    "(a|b)",
    `${ROUTE}      matches: [{path: {type: RegularExpression, value: '`,
    "'}}]\n",
  ),
  "a long duration": repeated("1", `${ROUTE}      policies: {timeouts: {request: '`, "'}}\n"),
  "targets of MCP with one name": filled(
    "backends:\n  t:\n    mcp:\n      targets:\n",
    () => "      - {name: t, static: {host: a, port: 1}}\n",
  ),
  "header modifiers": filled(
    `${ROUTE}      policies: {headerModifiers: {request: {set: [\n`,
    (index) => `{name: h${index}, value: v},\n`,
    { tail: "]}}}\n" },
  ),
};
