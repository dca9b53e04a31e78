import { member } from "../../components/member.ts";
import type { ConfigText, KnownRoute } from "./config-text.ts";

const A_KEY = "a key";
/** What a policy wants of each request, in the words of people. */
const WANTED: Readonly<Record<string, string>> = {
  jwtAuthentication: "a token (JWT)",
  oidc: "a login (oidc)",
  basicAuthentication: "a user name and password",
  apiKeyAuthentication: A_KEY,
  extAuth: "the consent of an authorization server",
};
/** The policies whose credential clients send where they would send a key. */
const LOGINS = ["jwtAuthentication", "oidc", "basicAuthentication"];

/** Something that can have policies, by its kind and name in the file. */
interface Holder {
  readonly kind: "Route" | "Gateway";
  readonly name: string;
  readonly value: unknown;
}

/** Who may use something. */
export interface Access {
  readonly text: string;
  /** The kind of the form that closes it; undefined: it is closed. */
  readonly closedBy: "keys" | "token" | undefined;
}

interface Offer {
  /** What people could do, such as `call this model`. */
  readonly use: string;
  /** The gateways that offer it. */
  readonly gateways: readonly string[];
  readonly closedBy: "keys" | "token";
}

/** Who may use something new that no policy of its own protects; undefined while no gateway is chosen. */
export function accessTo(
  config: ConfigText,
  { use, gateways, closedBy }: Offer,
): Access | undefined {
  if (gateways.every((name) => config.gateway(name) === undefined)) return undefined;
  const open = gateways.filter((name) => wantedOf(config, name).length === 0);
  if (open.length > 0) {
    const ports = open.map((name): unknown => member(config.gateway(name), "port") ?? name);
    const word = ports.length === 1 ? "port" : "ports";
    return { text: `Anyone who reaches ${word} ${ports.join(", ")} can ${use}`, closedBy };
  }
  const wanted = [...new Set(gateways.flatMap((name) => wantedOf(config, name)))];
  return onlyWith(wanted.join(" and "), use);
}

/** Access for those with a credential alone. */
export function onlyWith(credential: string, use: string): Access {
  return { text: `Only clients with ${credential} can ${use}`, closedBy: undefined };
}

/** What all requests for a gateway, or for a route of it, must have; empty: nothing. */
export function wantedOf(
  config: ConfigText,
  gateway: string,
  route?: KnownRoute,
): readonly string[] {
  return wantedBy(isDemanded, config, gateway, route);
}

/** Whether each gateway of a route, or the route, demands a key. */
export function wantsKey(config: ConfigText, route: KnownRoute): boolean {
  return route.gateways.every((name) => wantedOf(config, name, route).includes(A_KEY));
}

/** What some requests for a route, at least, must have. */
function wantedSomewhere(config: ConfigText, route: KnownRoute): readonly string[] {
  return route.gateways.flatMap((name) => wantedBy(isDemandedSomewhere, config, name, route));
}

function wantedBy(
  isWanted: typeof isDemanded,
  config: ConfigText,
  gateway: string,
  route?: KnownRoute,
): readonly string[] {
  const found = Object.entries(WANTED).filter(
    ([policy]) =>
      isWanted(config, gatewayOf(config, gateway), policy) ||
      (route !== undefined && isWanted(config, routeOf(route), policy)),
  );
  const isServerOfTokens =
    route !== undefined &&
    config.backendsOf(route).some((name) => hasOwnTokens(config.entry("backends", name)));
  const words = found.map(([, wanted]) => wanted);
  return isServerOfTokens ? [...words, "a token (JWT)"] : words;
}

/** Why a route cannot demand a key; empty if it can. */
export function loginClash(config: ConfigText, route: KnownRoute | undefined): string {
  const logins = LOGINS.map((policy) => WANTED[policy]);
  if (route === undefined) return "";
  const login = wantedSomewhere(config, route).find((wanted) => logins.includes(wanted));
  if (login === undefined) return "";
  return `\`${shortName(route)}\` demands ${login} in \`Authorization\`, where clients would send the key: it would refuse all of them`;
}

/** Why a route cannot demand tokens; empty if it can. */
export function keyClash(config: ConfigText, name: unknown): string {
  const route = config.route(name);
  if (route === undefined || !wantedSomewhere(config, route).includes(A_KEY)) return "";
  return `\`${shortName(route)}\` demands a key in \`Authorization\`, where clients would send the token: it would refuse all of them. Remove the key in the configuration, or use another listener`;
}

/** The name of a route without that of its gateway. */
export function shortName({ name, value }: KnownRoute): string {
  const own = member(value, "name");
  return typeof own === "string" ? own : name;
}

function gatewayOf(config: ConfigText, name: string): Holder {
  return { kind: "Gateway", name, value: config.gateway(name) };
}

function routeOf({ name, value }: KnownRoute): Holder {
  return { kind: "Route", name, value };
}

/** The same policy of something, as it says it itself, and as policies with it, or a part of it, as a target do. */
interface Said {
  /** Those for all of it, the one that has an effect first. */
  readonly whole: readonly unknown[];
  /** Those for a listener, which win there, with its name. */
  readonly parts: readonly { readonly of: unknown; readonly policy: unknown }[];
}

function saidOf(config: ConfigText, { kind, name, value }: Holder, policy: string): Said {
  const attached = config.policies
    .map((each) => ({ targets: targetsOf(each), policy: member(each, "traffic", policy) }))
    .filter((each) => each.policy !== undefined)
    .flatMap(({ targets, policy: said }) =>
      targets
        .filter((target) => isTarget(target, kind, name, value))
        .map((target) => ({ of: member(target, "sectionName"), policy: said })),
    );
  const own = member(value, "policies", policy);
  const whole = attached.filter((each) => each.of === undefined).map((each) => each.policy);
  return {
    whole: own === undefined ? whole : [own, ...whole],
    parts: attached.filter((each) => each.of !== undefined),
  };
}

/** Whether something has a policy that refuses requests, at each of its listeners. */
function isDemanded(config: ConfigText, holder: Holder, policy: string): boolean {
  const { whole, parts } = saidOf(config, holder, policy);
  const listeners = listenersOf(holder.value);
  const isCovered =
    listeners.length > 0 && listeners.every((name) => parts.some((part) => part.of === name));
  return (isCovered || refuses(whole[0])) && parts.every((part) => refuses(part.policy));
}

/** Whether something has a policy that refuses requests, at one of its listeners at least. */
function isDemandedSomewhere(config: ConfigText, holder: Holder, policy: string): boolean {
  const { whole, parts } = saidOf(config, holder, policy);
  return refuses(whole[0]) || parts.some((part) => refuses(part.policy));
}

/** Whether a policy refuses each request that lacks something; one with conditions for all may let some pass. */
function refuses(policy: unknown): boolean {
  const conditional = member(policy, "conditional");
  const isForSome =
    Array.isArray(conditional) && member(conditional.at(-1), "condition") !== undefined;
  return policy !== undefined && !isForSome && (member(policy, "mode") ?? "Strict") === "Strict";
}

function listenersOf(value: unknown): readonly unknown[] {
  const listeners = member(value, "listeners");
  return Array.isArray(listeners) ? listeners.map((each) => member(each, "name")) : [];
}

function isTarget(target: unknown, kind: string, name: string, value: unknown): boolean {
  const named = member(target, "name");
  const isNamed = named === name || (kind === "Route" && named === member(value, "name"));
  return member(target, "kind") === kind && isNamed;
}

function targetsOf(policy: unknown): readonly unknown[] {
  const targets = member(policy, "targetRefs");
  return Array.isArray(targets) ? targets : [];
}

function hasOwnTokens(backend: unknown): boolean {
  return member(backend, "policies", "mcp", "authentication") !== undefined;
}
