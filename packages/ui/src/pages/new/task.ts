import { initializeParams } from "../../live/mcp-initialize.ts";
import type { Access } from "./access.ts";
import { addressOf } from "./config-text.ts";
import type { ConfigText, RouteAddress } from "./config-text.ts";
import { firstFree } from "./first-free.ts";
import type { Insertion } from "@edge-gateway/translate/document/write/insert-yaml";

/** What a person has typed, by the names of fields. */
export type Values = Readonly<Record<string, unknown>>;

/** A field of a form. */
export interface TaskField {
  readonly name: string;
  readonly title: string;
  /** The field of the file whose schema describes the value. */
  readonly at: string;
  readonly isRequired?: true;
  /** Whether the first choice is chosen until a person chooses another one. */
  readonly isFirstChosen?: true;
  readonly example?: string;
  /** What the form begins with; undefined: nothing. */
  readonly first?: (config: ConfigText) => string | undefined;
  /** Values that a person can take over with one press. */
  readonly known?: (values: Values, config: ConfigText) => readonly string[];
  /** Whether a person is asked for it, where that depends on the file and on what is typed; undefined: always. */
  readonly isAsked?: (values: Values, config: ConfigText) => boolean;
  /** What can be chosen, where it depends on the file. */
  readonly choices?: (config: ConfigText) => readonly string[];
  /** The names that others have already: a form adds, and never replaces. */
  readonly taken?: (values: Values, config: ConfigText) => readonly string[];
  /** What the file says of the value; empty if nothing. */
  readonly said?: (values: Values, config: ConfigText) => string;
  readonly isSecret?: true;
  /** Whether it is a setting, which a database does not have. */
  readonly isSetting?: true;
  /** What the value is, where it has another meaning than the field of the file. */
  readonly help?: string;
}

/** What becomes of a value that the file has. */
interface Replacement {
  readonly path: readonly (string | number)[];
  /** The new value; undefined: the value is removed. */
  readonly value: unknown;
}

/** What a form adds to the file. */
export interface Written {
  readonly insertions: readonly Insertion[];
  readonly replacements?: readonly Replacement[];
  /** What is there already and is the problem, by the names of the fields with the problem. */
  readonly existing?: Readonly<Record<string, readonly (string | number)[]>>;
  /** Where the value of each field is then, so that findings are shown at the field. */
  readonly places: Readonly<Record<string, readonly (string | number)[]>>;
  /** What the person must do besides, because the form cannot. */
  readonly note?: string;
  /** Why the form cannot write some of the values, by the names of their fields. */
  readonly problems?: Readonly<Record<string, string>>;
}

/** Requests that show what was added. */
export interface Trial extends RouteAddress {
  /** The body of a POST request as JSON; a GET request has none. */
  readonly body?: object;
  /** How often it is sent. */
  readonly times?: number;
}

/** Where a person sees what was added. */
export interface NextStep {
  readonly to: "/" | "/traffic" | "/mcp" | "/llm" | "/identity";
  /** The part of the page LLM; unset: its first. */
  readonly part?: string;
  readonly text: string;
}

/** A common task that a form does. */
export interface Task {
  readonly kind: string;
  readonly title: string;
  /** What the person has afterwards. */
  readonly what: string;
  readonly fields: readonly TaskField[];
  readonly next: NextStep;
  /** The kinds of tasks that people often do afterwards. */
  readonly then: readonly string[];
  /** How a person sees that it works; undefined if no request shows it. */
  readonly trial?: (values: Values, config: ConfigText) => Trial | undefined;
  /** What the forms that are offered next begin with. */
  readonly carries?: (values: Values, config: ConfigText) => Values;
  /** Who may use what the form adds; undefined while that is not known. */
  readonly access?: (values: Values, config: ConfigText) => Access | undefined;
  /** The kinds of the forms that can protect in the same change what this one adds. */
  readonly guardKinds?: readonly string[];
  /** The kind of the one that does. */
  readonly guardKind?: (values: Values, config: ConfigText) => string | undefined;
  /** Whether something is left to do for what another form has carried; undefined: always. */
  readonly fits?: (carried: Values, config: ConfigText) => boolean;
  write(values: Values, config: ConfigText): Written;
}

/** A value as text; empty if the person has typed none. */
export function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** The values of a form that the URL of another one can have. */
export function textsIn(values: Values): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      textOf(value) === "" ? [] : [[name, textOf(value)]],
    ),
  );
}

/** An object without the members that are not set. */
export function set(members: Values): Values {
  return Object.fromEntries(
    Object.entries(members).filter(([, value]) => value !== undefined && value !== ""),
  );
}

/** The field with the gateway whose listeners take the requests. */
export const GATEWAY: TaskField = {
  name: "gateway",
  title: "Gateway",
  at: "gateways",
  isRequired: true,
  help: "Whose port takes the requests. The forms for listeners add another one.",
  choices: (config) => config.names("gateways"),
  said: ({ gateway }, config) => portOf(textOf(gateway), config),
};

/** The port of a gateway and what it speaks, for a person; empty if they are not known. */
function portOf(name: string, config: ConfigText): string {
  const { port, protocol = "HTTP" } = Object(config.gateway(name));
  return port === undefined ? "" : `${name} listens on port ${port}, with ${protocol}.`;
}

/** The names that the routes of a gateway have already. */
export function takenRoutes({ gateway }: Values, config: ConfigText): readonly string[] {
  const prefix = `${textOf(gateway)}/`;
  return config.routes
    .filter(({ name }) => name.startsWith(prefix))
    .map(({ name }) => name.slice(prefix.length));
}

/** How a route is tried, by its name in a form; undefined if its URL is not known. */
export function trialOf(name: unknown, config: ConfigText): Trial | undefined {
  const route = config.route(name);
  const address = route && addressOf(route);
  if (route === undefined || address === undefined) return undefined;
  return { ...address, ...(config.isMcp(route) ? { body: INITIALIZE } : {}) };
}

/** The first message of an MCP client. */
export const INITIALIZE = {
  ...{ jsonrpc: "2.0", id: 1, method: "initialize" },
  params: initializeParams({}),
};

/** The path of a new route of a gateway, its position, and what it says of its gateway. */
export function newRoute({ gateway }: Values, config: ConfigText) {
  const { isDatabase } = config;
  const list = isDatabase ? ["routes"] : ["gateways", textOf(gateway), "routes"];
  return {
    path: [...list, "-"],
    place: [...list, config.count(...list)],
    owner: isDatabase ? { gateways: [gateway] } : {},
  };
}

/** A name for the new secret of something. */
export function freeSecret(name: unknown, config: ConfigText): string {
  const taken = config.names("secrets");
  const wanted = `${textOf(name)}-key`.replaceAll(/[^a-z0-9.-]/g, "-");
  return firstFree(wanted, (each) => !taken.includes(each));
}

/** The matches of a route that takes every path below this one. */
export function pathPrefix(path: unknown): Values {
  const value = textOf(path);
  return value === "" ? {} : { matches: [{ path: { type: "PathPrefix", value } }] };
}
