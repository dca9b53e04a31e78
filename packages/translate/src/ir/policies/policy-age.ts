import type { AttachedPolicy } from "../index.ts";

/** Sorts before every character of a time or name. */
const FIRST = "\t";

/** The age of a policy for one port of a Service, which wins over those for all of its ports. */
export function ageAtPort(age: string): string {
  return FIRST + age;
}

export function isAtPort({ age }: AttachedPolicy): boolean {
  return age.startsWith(FIRST);
}
