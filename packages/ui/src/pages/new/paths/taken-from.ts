import { member } from "../../../components/member.ts";
import type { ConfigText, KnownRoute } from "../config-text.ts";
import { textOf } from "../task.ts";
import type { Values } from "../task.ts";

/** Routes that a sentence names: enough to know which are meant. */
const NAMED = 3;

/**
 * Which routes of the gateway lose requests to a new one, and which requests; empty if none does. What a new route
 * would not get itself is a finding of the change.
 */
export function takenFrom(
  { gateway, hostname, path }: Values,
  config: Pick<ConfigText, "routes">,
): string {
  const prefix = textOf(path) || "/";
  const host = textOf(hostname);
  if (!prefix.startsWith("/")) return "";
  const routes = config.routes.filter((route) => route.gateways.includes(textOf(gateway)));
  // Routes of the host itself come before those of any host.
  const own = routes.filter((route) => host !== "" && hostsOf(route).includes(host));
  const isHeld = own.some(({ value }) => prefixesOf(value).some((each) => isBelow(prefix, each)));
  const losing = (isHeld ? own : routes).filter((route) => loses(route, host, prefix));
  if (losing.length === 0) return "";
  const names = losing.slice(0, NAMED).map(({ name }) => name);
  const more = losing.length - names.length;
  const which = `${prefix === "/" ? "all requests" : `requests for ${prefix} and below`}${host === "" ? "" : ` to ${host}`}`;
  return `It takes ${which} from ${names.length === 1 ? "the route" : "the routes"} ${names.join(", ")}${more > 0 ? ` and ${more} more` : ""}.`;
}

/** Whether a route takes requests so far that one for this host and prefix gets: a host wins over none, then the longer path. */
function loses(route: KnownRoute, host: string, prefix: string): boolean {
  const hosts = hostsOf(route);
  if (hosts.length > 0 && !hosts.includes(host)) return false;
  const isNarrower = hosts.length === 0 && host !== "";
  const prefixes = prefixesOf(route.value);
  return prefixes.some((each) =>
    isNarrower
      ? isBelow(prefix, each) || isBelow(each, prefix)
      : isBelow(prefix, each) && normal(prefix) !== normal(each),
  );
}

/** The prefixes that a route takes without further conditions. */
function prefixesOf(route: unknown): readonly string[] {
  const matches = member(route, "matches");
  if (!Array.isArray(matches) || matches.length === 0) return ["/"];
  return matches.flatMap((match: unknown) => {
    const type = member(match, "path", "type") ?? "PathPrefix";
    const value = member(match, "path", "value") ?? "/";
    return type === "PathPrefix" && typeof value === "string" ? [value] : [];
  });
}

/** A prefix without the slash at its end, which says nothing. */
function normal(prefix: string): string {
  return prefix.replace(/\/$/, "");
}

function isBelow(path: string, prefix: string): boolean {
  return `${normal(path)}/`.startsWith(`${normal(prefix)}/`);
}

function hostsOf({ value: route }: KnownRoute): readonly string[] {
  const value = member(route, "hostnames");
  return Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];
}
