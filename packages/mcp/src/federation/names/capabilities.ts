import { RawObject } from "../../json/raw-json.ts";
import type { Capability } from "./methods.ts";

/** The response of a target to `initialize`. */
export interface Introduction {
  readonly target: string;
  readonly result: RawObject;
}

/** The name and version that the gateway reports for several targets. */
export interface Identity {
  readonly name: string;
  readonly version: string;
}

const CAPABILITIES: readonly Capability[] = [
  "tools",
  "prompts",
  "resources",
  "logging",
  "completions",
  "tasks",
];

/** The kinds of lists whose changes a server may announce (`listChanged`). */
const CHANGING = ["tools", "prompts", "resources"] as const;

/** The extension for skills (SEP-2640). */
const SKILLS = "io.modelcontextprotocol/skills";
/** The extension for tasks (SEP-2663), which needs results of version 2026-07-28. */
const TASKS = "io.modelcontextprotocol/tasks";
/** Extensions that the gateway can route. That for user interfaces has no methods of its own. */
const ROUTED: ReadonlySet<string> = new Set([SKILLS, TASKS, "io.modelcontextprotocol/ui"]);

/** The names of the capabilities in a target's response. */
export function capabilitiesOf(result: RawObject): readonly Capability[] {
  const said = result.object("capabilities");
  if (said === undefined) return [];
  const found = CAPABILITIES.filter((name) => said.has(name));
  const subscribes = said.object("resources")?.raw("subscribe") === "true";
  const changing = CHANGING.filter((name) => said.object(name)?.raw("listChanged") === "true").map(
    (name) => `${name}Changed` as const,
  );
  const hasSkills = said.object("extensions")?.has(SKILLS) === true;
  return [
    ...found,
    ...(hasSkills ? (["skills"] as const) : []),
    ...(subscribes ? (["subscribe"] as const) : []),
    ...changing,
  ];
}

/**
 * Merges the `initialize` responses of several targets: the oldest protocol version, and the capabilities
 * that any target has. Experimental capabilities are left out, because the gateway could not route their
 * methods.
 */
export function mergeIntroductions(all: readonly Introduction[], identity: Identity): RawObject {
  const capabilities = all.map(({ result }) => result.raw("capabilities") ?? "{}");
  const merged = capabilities.reduce(union, "{}");
  const known = RawObject.of(merged);
  known?.delete("experimental");
  const instructions = all.flatMap(({ target, result }) => {
    const text = result.text("instructions");
    return text === undefined ? [] : [`[${target}]\n${text}`];
  });
  return RawObject.with({
    protocolVersion: JSON.stringify(versionOf(all)),
    capabilities: String(known ?? "{}"),
    serverInfo: JSON.stringify(identity),
    instructions: instructions.length === 0 ? undefined : JSON.stringify(instructions.join("\n\n")),
  });
}

/**
 * Removes extensions whose methods the gateway could not route, and tasks in the form that the client's
 * version does not have.
 */
export function withoutUnrouted(result: RawObject, hasSession: boolean): void {
  const capabilities = result.object("capabilities");
  if (capabilities === undefined) return;
  if (!hasSession) capabilities.delete("tasks");
  const extensions = capabilities.object("extensions");
  for (const name of extensions?.keys() ?? [])
    if (!ROUTED.has(name) || (hasSession && name === TASKS)) extensions?.delete(name);
  if (extensions === undefined || extensions.keys().length === 0) capabilities.delete("extensions");
  else capabilities.set("extensions", extensions.toString());
  result.set("capabilities", capabilities.toString());
}

/** Removes the capabilities that need a notification stream, because the client has none. */
export function withoutStreams(result: RawObject): void {
  const capabilities = result.object("capabilities");
  if (capabilities === undefined) return;
  for (const name of ["tools", "prompts", "resources"]) {
    const capability = capabilities.object(name);
    if (capability === undefined) continue;
    capability.delete("listChanged");
    capability.delete("subscribe");
    capabilities.set(name, capability.toString());
  }
  result.set("capabilities", capabilities.toString());
}

/** Returns the oldest version; versions are dates. */
function versionOf(all: readonly Introduction[]): string {
  const versions = all.map(({ result }) => result.text("protocolVersion") ?? "");
  return versions.toSorted()[0] ?? "";
}

/**
 * Merges two JSON values: an object gets the members of both; of two booleans, the result is true if one is
 * true.
 */
function union(one: string, other: string): string {
  const left = RawObject.of(one);
  const right = RawObject.of(other);
  if (left === undefined || right === undefined) return other === "true" ? other : one;
  for (const key of right.keys()) {
    const mine = left.raw(key);
    const theirs = right.raw(key) ?? "null";
    left.set(key, mine === undefined ? theirs : union(mine, theirs));
  }
  return left.toString();
}
