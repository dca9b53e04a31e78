import type { ConfigText } from "./config-text.ts";
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
  readonly example?: string;
  /** What can be chosen, where it depends on the file. */
  readonly choices?: (config: ConfigText) => readonly string[];
  readonly isSecret?: true;
  /** Whether it is a setting, which a database does not have. */
  readonly isSetting?: true;
  /** What the value is, where it has another meaning than the field of the file. */
  readonly help?: string;
}

/** What a form adds to the file. */
export interface Written {
  readonly insertions: readonly Insertion[];
  /** Where the value of each field is then, so that findings are shown at the field. */
  readonly places: Readonly<Record<string, readonly (string | number)[]>>;
  /** What the person must do besides, because the form cannot. */
  readonly note?: string;
}

/** Where a person sees what was added. */
export interface NextStep {
  readonly to: "/traffic" | "/mcp" | "/llm" | "/identity";
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
  /** The path of a URL that leads to what was added, if a GET request tries it. */
  readonly triedAt?: (values: Values) => string;
  write(values: Values, config: ConfigText): Written;
}

/** A value as text; empty if the person has typed none. */
export function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
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
  choices: (config) => config.names("gateways"),
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

/** The matches of a route that takes every path below this one. */
export function pathPrefix(path: unknown): Values {
  const value = textOf(path);
  return value === "" ? {} : { matches: [{ path: { type: "PathPrefix", value } }] };
}
