import { member } from "../../components/member.ts";
import type { ConfigText, KnownRoute } from "./config-text.ts";

/** What a policy wants of each request, in the words of people. */
const WANTED: Readonly<Record<string, string>> = {
  jwtAuthentication: "a token (JWT)",
  oidc: "a login (oidc)",
  basicAuthentication: "a user name and password",
  apiKeyAuthentication: "a key",
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

/** What requests for a gateway, and for a route of it, must have; empty: nothing. */
export function wantedOf(
  config: ConfigText,
  gateway: string,
  route?: KnownRoute,
): readonly string[] {
  const found = Object.entries(WANTED).filter(
    ([policy]) =>
      isDemanded(config, gatewayOf(config, gateway), policy) ||
      (route !== undefined && isDemanded(config, routeOf(route), policy)),
  );
  const isServerOfTokens =
    route !== undefined &&
    config.backendsOf(route).some((name) => hasOwnTokens(config.entry("backends", name)));
  const words = found.map(([, wanted]) => wanted);
  return isServerOfTokens ? [...words, "a token (JWT)"] : words;
}

/** Whether a route, or one of its gateways, demands a key. */
export function wantsKey(config: ConfigText, route: KnownRoute): boolean {
  return route.gateways.some((name) =>
    wantedOf(config, name, route).includes(String(WANTED["apiKeyAuthentication"])),
  );
}

/** Why a route cannot demand a key; empty if it can. */
export function loginClash(config: ConfigText, route: KnownRoute | undefined): string {
  const logins = LOGINS.map((policy) => WANTED[policy]);
  const [login] =
    route?.gateways.flatMap((name) =>
      wantedOf(config, name, route).filter((wanted) => logins.includes(wanted)),
    ) ?? [];
  if (route === undefined || login === undefined) return "";
  return `\`${shortName(route)}\` demands ${login} in \`Authorization\`, where clients would send the key: it would refuse all of them`;
}

/** Why a route cannot demand tokens; empty if it can. */
export function keyClash(config: ConfigText, name: unknown): string {
  const route = config.route(name);
  if (route === undefined || !wantsKey(config, route)) return "";
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

/** Whether something, or a policy with it as a target, has a policy that refuses requests. */
function isDemanded(config: ConfigText, { kind, name, value }: Holder, policy: string): boolean {
  const own = member(value, "policies", policy);
  const attached = config.policies
    .filter((each) => targetsOf(each).some((target) => isTarget(target, kind, name, value)))
    .map((each) => member(each, "traffic", policy));
  const [effective] = [own, ...attached].filter((each) => each !== undefined);
  const mode = member(effective, "mode") ?? "Strict";
  return effective !== undefined && mode === "Strict";
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
