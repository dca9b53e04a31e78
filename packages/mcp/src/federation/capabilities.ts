import { RawObject } from "../json/raw-json.ts";
import type { Capability } from "./methods.ts";

/** What a target has answered to `initialize`. */
export interface Introduction {
  readonly target: string;
  readonly result: RawObject;
}

/** How the gateway introduces itself in the place of several targets. */
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

/** What a target can, by its own words. */
export function capabilitiesOf(result: RawObject): readonly Capability[] {
  const said = result.object("capabilities");
  if (said === undefined) return [];
  const found = CAPABILITIES.filter((name) => said.has(name));
  const subscribes = said.object("resources")?.raw("subscribe") === "true";
  return subscribes ? [...found, "subscribe"] : found;
}

/**
 * The introduction of several targets as one: the oldest version that all of them speak, and what any
 * of them can. Experimental capabilities bring methods of which nobody knows whom they concern: they
 * are left out.
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

/** Takes what needs a stream beside the requests out of an introduction: nobody would hear of changes. */
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

/** The oldest; versions are dates. */
function versionOf(all: readonly Introduction[]): string {
  const versions = all.map(({ result }) => result.text("protocolVersion") ?? "");
  return versions.toSorted()[0] ?? "";
}

/** What either of two values of JSON says: of objects all members, of booleans whether one is true. */
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
