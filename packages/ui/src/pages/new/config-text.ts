import { valuesIn } from "@edge-gateway/translate/document/write/insert-yaml";
import type { Insertion } from "@edge-gateway/translate/document/write/insert-yaml";
import { DEFAULT_GATEWAY } from "@edge-gateway/translate/standalone/names/default-gateway";
import { routeKeys } from "@edge-gateway/translate/standalone/names/route-key";
import { member } from "../../components/member.ts";

/** A route of the configuration. */
export interface KnownRoute {
  /** As policies name it: `web/api` for a route of one gateway, `routes/api` for one of several. */
  readonly name: string;
  /** Where it is in the text that the form writes to; undefined if it is in the file below a database. */
  readonly path: readonly (string | number)[] | undefined;
  readonly value: unknown;
  /** The gateways whose listeners lead to it. */
  readonly gateways: readonly string[];
}

/** Where clients find a route. */
export interface RouteAddress {
  readonly gateway: string;
  /** A host that the route takes; empty if any. */
  readonly hostname: string;
  readonly path: string;
}

/** Names and positions that lead to a value. */
export type Path = readonly (string | number)[];

/** What forms need to know of the text that they write to, and of the file below it. */
export class ConfigText {
  #values: unknown;
  /** The values of the file over which the objects of a database are laid; undefined: the form writes to a file. */
  #below: unknown;
  readonly isDatabase: boolean;

  readonly #host: string;
  #routes: readonly KnownRoute[] | undefined;

  /**
   * @param below the text of the file over which the objects in `text` are laid
   * @param host of the URLs of what the gateway serves at any host
   */
  constructor(text: string, below?: string, host = "localhost") {
    this.#host = host;
    this.#values = valuesIn(text);
    this.isDatabase = below !== undefined;
    this.#below = below === undefined ? undefined : valuesIn(below);
  }

  /** What the text is after values were inserted. */
  with(insertions: readonly Insertion[]): ConfigText {
    const after = new ConfigText("", this.isDatabase ? "" : undefined, this.#host);
    after.#values = insertions.reduce(
      (values, { path, value }) => withValue(values, path, value),
      this.#values,
    );
    after.#below = this.#below;
    return after;
  }

  /** A value of the text; undefined if it has none there. */
  at(...path: Path): unknown {
    return member(this.#values, ...path);
  }

  /** The names of the entries of a section, also of the file below. */
  names(section: string): readonly string[] {
    return [...Object.keys(Object(member(this.#below, section))), ...this.ownNames(section)];
  }

  /** The names of the entries of a section in the text. */
  ownNames(section: string): readonly string[] {
    return Object.keys(Object(this.at(section)));
  }

  /** An entry of a section, also of the file below. */
  entry(section: string, name: string): unknown {
    return this.at(section, name) ?? member(this.#below, section, name);
  }

  /** The port of a gateway and its protocol, also of the file below. */
  gateway(name: string): unknown {
    return this.entry("gateways", name);
  }

  /** All policies with targets, also of the file below. */
  get policies(): readonly unknown[] {
    return [this.#below, this.#values].flatMap((values) => itemsOf(member(values, "policies")));
  }

  /** The names of all policies, also of the file below. */
  get policyNames(): readonly unknown[] {
    return this.policies.map((policy) => member(policy, "name"));
  }

  /** The names of the gateways that can get a policy: what the file below says in the gateway itself wins. */
  gatewaysWithout(policy: string): readonly string[] {
    const own = this.ownNames("gateways");
    return this.names("gateways").filter(
      (name) => own.includes(name) || lacks(this.gateway(name), policy),
    );
  }

  /** The names of the routes that can get a policy: what the file below says in the route itself wins. */
  routesWithout(policy: string): readonly string[] {
    return this.routes
      .filter(({ path, value }) => path !== undefined || lacks(value, policy))
      .map(({ name }) => name);
  }

  /** The number of items of a list. */
  count(...path: Path): number {
    return itemsOf(this.at(...path)).length;
  }

  /** The URL of an address; undefined if its port is not known, or if it is no address. */
  urlOf({ gateway, hostname, path }: RouteAddress): string | undefined {
    const [name = ""] = gateway.split("/");
    const { port, protocol = "HTTP" } = Object(this.gateway(name));
    if (typeof port !== "number") return undefined;
    const shown = hostname.replace("*", "x") || this.#host;
    const url = `${String(protocol).toLowerCase()}://${shown}:${port}${path}`;
    // Without the slash, the path would become part of the port.
    return path.startsWith("/") && URL.canParse(url) ? url : undefined;
  }

  /** A route by the name that people know; undefined if there is none. */
  route(name: unknown): KnownRoute | undefined {
    return this.routes.find((route) => route.name === name);
  }

  /** Whether a route leads to an MCP server. */
  isMcp({ value }: KnownRoute): boolean {
    return itemsOf(member(value, "backends")).some((backend) => {
      const name = String(member(backend, "backend"));
      return [backend, this.entry("backends", name)].some(
        (each) => member(each, "mcp") !== undefined,
      );
    });
  }

  /** The names of the backends that a route leads to. */
  backendsOf({ value }: KnownRoute): readonly string[] {
    return itemsOf(member(value, "backends")).map((each) => String(member(each, "backend")));
  }

  /** All routes, by names that people and policies know them by. */
  get routes(): readonly KnownRoute[] {
    // Each key that a person presses asks for them several times, and there may be 10,000.
    return (this.#routes ??= [
      ...routesIn(this.#below).map((route) => ({ ...route, path: undefined })),
      ...routesIn(this.#values),
    ]);
  }
}

function lacks(holder: unknown, policy: string): boolean {
  return member(holder, "policies", policy) === undefined;
}

function routesIn(values: unknown): readonly (KnownRoute & { readonly path: Path })[] {
  const gateways = Object.keys(Object(member(values, "gateways")));
  const lists = [
    ...gateways.map((name) => ({ of: name, path: ["gateways", name, "routes"] })),
    { of: undefined, path: ["routes"] },
  ];
  const routes = lists.flatMap(({ of, path }) =>
    itemsOf(member(values, ...path)).map((value, index) => ({ of, value, path: [...path, index] })),
  );
  const named = routes.map(({ of, value }) => {
    const name = member(value, "name");
    const used = itemsOf(member(value, "gateways")).map(String);
    const owners = used.length === 0 ? [DEFAULT_GATEWAY] : used;
    return {
      name: typeof name === "string" ? name : undefined,
      gateways: of === undefined ? owners : [of],
    };
  });
  const keys = routeKeys(named);
  return routes.map(({ value, path }, index) => ({
    ...{ name: keys[index] ?? "", path, value },
    gateways: named[index]?.gateways ?? [],
  }));
}

/** Where clients find a route; undefined if only its expression knows. */
export function addressOf({ value, gateways: [gateway] }: KnownRoute): RouteAddress | undefined {
  const { type = "PathPrefix", value: path = "/" } = Object(member(value, "matches", 0, "path"));
  if (gateway === undefined || type === "RegularExpression") return undefined;
  const [hostname = ""] = itemsOf(member(value, "hostnames"));
  return { gateway, hostname: String(hostname), path: String(path) };
}

/** Values with another one at a path; `-` is the next item of a list. */
function withValue(holder: unknown, [token, ...rest]: Path, value: unknown): unknown {
  if (token === undefined) return value;
  if (token === "-") return [...itemsOf(holder), withValue(undefined, rest, value)];
  const inner = withValue(member(holder, token), rest, value);
  if (typeof token === "string") return { ...Object(holder), [token]: inner };
  return itemsOf(holder).map((item, index) => (index === token ? inner : item));
}

function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The place of a value as findings name it, such as `gateways.web.routes[0].name`. */
export function placeOf(path: Path): string {
  return path
    .map((part) => (typeof part === "number" ? `[${part}]` : `.${part}`))
    .join("")
    .slice(1);
}
