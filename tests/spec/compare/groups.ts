import type { Group, Rule, TypeFacts } from "../facts.ts";

/** A value, and whether it must be accepted. */
export interface Trial {
  readonly path: string;
  readonly value: unknown;
  readonly accepted: boolean;
  readonly what: string;
  /** The place of the value, if it differs from that of the type. */
  readonly of?: Rule["of"] | undefined;
}

/** Trials for groups of properties: the number that may be set is the one of the specification. */
export function groupTrials(facts: TypeFacts): readonly Trial[] {
  return [
    ...(facts.exactlyOne ?? []).flatMap((group) => [
      ...eachAlone(facts, group),
      none(facts, group, false),
      ...pairs(facts, group),
    ]),
    ...(facts.atMostOne ?? []).flatMap((group) => [
      ...eachAlone(facts, group),
      none(facts, group, true),
      ...pairs(facts, group),
    ]),
    ...(facts.atLeastOne ?? []).flatMap((group) => [
      ...eachAlone(facts, group),
      none(facts, group, false),
    ]),
  ];
}

function without(facts: TypeFacts, group: Group): Group {
  const entries = Object.entries(Object(facts.value));
  return Object.fromEntries(entries.filter(([name]) => !(name in group)));
}

/** Properties that a member requires are in its value as `with`. */
function member(value: unknown): Group {
  return Object(value);
}

function eachAlone(facts: TypeFacts, group: Group): readonly Trial[] {
  return Object.entries(group).map(([name, value]) => ({
    path: name,
    value: { ...without(facts, group), ...beside(value), [name]: own(value) },
    accepted: true,
    what: `only ${name}`,
  }));
}

function none(facts: TypeFacts, group: Group, accepted: boolean): Trial {
  const names = Object.keys(group).join(", ");
  return { path: names, value: without(facts, group), accepted, what: `none of ${names}` };
}

function pairs(facts: TypeFacts, group: Group): readonly Trial[] {
  const entries = Object.entries(group);
  return entries.flatMap(([name, value], index) =>
    entries.slice(index + 1).map(([other, otherValue]) => ({
      path: `${name}, ${other}`,
      value: {
        ...without(facts, group),
        ...beside(value),
        ...beside(otherValue),
        [name]: own(value),
        [other]: own(otherValue),
      },
      accepted: false,
      what: "both",
    })),
  );
}

function own(value: unknown): unknown {
  const fields = member(value);
  return "with" in fields ? fields["value"] : value;
}

function beside(value: unknown): Group {
  return member(member(value)["with"]);
}
