import type { Finding } from "../../diagnostics/diagnostic.ts";
import type { Cursor } from "../cursor.ts";
import { backendPlaces, mcpTargets, routeBackends, routePlaces } from "../places.ts";
import { isHost, parseRouteHost } from "../route-host.ts";
import type { Check } from "./check.ts";

/** Hosts can be reached, and routes lead somewhere. */
export const checkBackends: Check = (document) => [
  ...routeBackends(document).flatMap((backend) => checkShortHost(backend.at("host"))),
  ...backendPlaces(document).flatMap((backend) => checkHost(backend.at("static").at("host"))),
  ...mcpTargets(document).flatMap((target) => checkTarget(target.at("static"))),
  ...routePlaces(document).flatMap(({ route }) => checkDestination(route)),
];

function checkShortHost({ text, pointer }: Cursor): readonly Finding[] {
  if (text === undefined || parseRouteHost(text) !== undefined) return [];
  const suggestion = isHost(text) ? `${text}:80` : undefined;
  return [
    {
      pointer,
      code: "wrong-value",
      message: "must be `host:port`, `http://host:port`, `https://host:port` or `unix:/path`",
      suggestion,
    },
  ];
}

function checkHost({ text, pointer }: Cursor): readonly Finding[] {
  if (text === undefined || isHost(text)) return [];
  return [
    {
      pointer,
      code: "wrong-value",
      message: "must be a host name or an IP address, without scheme, port or path",
    },
  ];
}

function checkTarget(server: Cursor): readonly Finding[] {
  const path = server.at("path");
  const relative = path.text !== undefined && !path.text.startsWith("/");
  return [
    ...checkHost(server.at("host")),
    ...(relative
      ? [
          {
            pointer: path.pointer,
            code: "wrong-value",
            message: "must begin with `/`",
            suggestion: `/${path.text ?? ""}`,
          } as const,
        ]
      : []),
  ];
}

function checkDestination(route: Cursor): readonly Finding[] {
  const backends = route.at("backends");
  const weights = backends.items().map((backend) => backend.at("weight").number ?? 1);
  if (weights.some((weight) => weight > 0) || answersItself(route)) return [];
  const empty = weights.length === 0;
  if (empty && backends.isSet && !Array.isArray(backends.value)) return [];
  const why = empty ? "the route has no backends" : "every backend of the route has weight 0";
  const pointer = backends.isSet ? backends.pointer : route.pointer;
  return [
    {
      pointer,
      atKey: backends.isSet,
      severity: "warning",
      code: "conflict",
      message: `${why}: its requests are answered with 500`,
    },
  ];
}

function answersItself(route: Cursor): boolean {
  const filters = route.at("filters").items();
  return (
    route.at("policies").at("directResponse").isSet ||
    filters.some((filter) => filter.at("requestRedirect").isSet)
  );
}
