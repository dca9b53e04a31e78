import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { TrafficPolicies } from "@edge-gateway/generated/types/index.ts";
import type { Attachment, Listener, Route, Target } from "../../ir/index.ts";
import { PolicyIndex } from "./merge.ts";

/** The places that apply to one request, least specific first. */
const TARGETS: readonly Target[] = [
  { kind: "gateway", gateway: "web" },
  { kind: "listenerSet", listenerSet: "apps/more" },
  { kind: "listener", listener: "web/public" },
  { kind: "route", route: "web/api" },
  { kind: "route", route: "web/api/rule" },
];

const LISTENER: Listener = {
  key: "web/public",
  bind: "bind/80",
  gateway: "web",
  name: "public",
  protocol: "HTTP",
  listenerSet: "apps/more",
  place: { pointer: "/gateways/web" },
};

const PLACE = { pointer: "/gateways/web/routes/0" };

const ROUTE: Route = {
  key: "web/api/rule",
  parent: "web/api",
  name: "api",
  listeners: ["web/public"],
  order: 0,
  hostnames: [],
  matches: [],
  filters: [],
  backends: [],
  place: PLACE,
};

interface Written {
  /** The index of the level in the targets. */
  readonly level: number;
  /** The creation time; undefined if the policy is inline in the target. */
  readonly age: string | undefined;
  readonly overrides: boolean;
  readonly fields: readonly ("timeouts" | "delay" | "authorization")[];
}

const written: fc.Arbitrary<readonly Written[]> = fc.uniqueArray(
  fc.record({
    level: fc.integer({ min: 0, max: TARGETS.length - 1 }),
    age: fc.option(fc.constantFrom("a", "b", "c", "d"), { nil: undefined }),
    overrides: fc.boolean(),
    fields: fc.uniqueArray(fc.constantFrom("timeouts", "delay", "authorization"), { minLength: 1 }),
  }),
  { selector: ({ level, age }) => `${level} ${age}`, maxLength: 12 },
);

/** Makes an attachment whose values contain its own name. */
function attachmentOf({ level, age, overrides, fields }: Written): Attachment {
  const name = idOf({ level, age });
  const values: TrafficPolicies = {
    timeouts: { request: name },
    delay: { duration: name },
    authorization: { action: "Allow", policy: { matchExpressions: [name] } },
  };
  return {
    target: TARGETS[level] ?? { kind: "gateway", gateway: "other" },
    pointer: `/${name}`,
    block: "traffic",
    phase: "PostRouting",
    policies: Object.fromEntries(
      Object.entries(values).filter(([field]) => fields.some((each) => each === field)),
    ),
    ...(age === undefined ? {} : { policy: { age, overrides } }),
  };
}

function idOf({ level, age }: Pick<Written, "level" | "age">): string {
  return `${level}${age ?? ""}`;
}

function merged(all: readonly Written[]) {
  return new PolicyIndex(all.map(attachmentOf)).routePhase(LISTENER, ROUTE);
}

/** The attachment that wins at each level: inline policies, then the oldest policy. */
function winnersOf(all: readonly Written[], field: Written["fields"][number]): readonly Written[] {
  const setters = all.filter(({ fields }) => fields.includes(field));
  return TARGETS.flatMap(
    (_, level) =>
      setters
        .filter((each) => each.level === level)
        .toSorted((left, right) => ((left.age ?? "") < (right.age ?? "") ? -1 : 1))[0] ?? [],
  );
}

function locks({ age, overrides }: Written): boolean {
  return age !== undefined && overrides;
}

test("a field comes from the most specific level, unless a less specific level overrides it", () => {
  fc.assert(
    fc.property(written, (all) => {
      const winners = winnersOf(all, "timeouts");
      const expected = winners.find(locks) ?? winners.at(-1);
      assert.equal(merged(all).timeouts?.request, expected && idOf(expected));
    }),
  );
});

test("the order in which policies are found changes nothing", () => {
  fc.assert(
    fc.property(
      written.chain((all) =>
        fc.tuple(fc.constant(all), fc.shuffledSubarray([...all], { minLength: all.length })),
      ),
      ([all, shuffled]) => assert.deepEqual(merged(shuffled), merged(all)),
    ),
  );
});

test("each field is merged independently", () => {
  fc.assert(
    fc.property(written, (all) => {
      const alone = all.flatMap((each) =>
        each.fields.includes("delay") ? [{ ...each, fields: ["delay" as const] }] : [],
      );
      assert.deepEqual(merged(all).delay, merged(alone).delay);
    }),
  );
});

test("an override suppresses all more specific levels", () => {
  fc.assert(
    fc.property(written, written, (all, more) => {
      const lock = { level: 0, age: "", overrides: true, fields: ["timeouts" as const] };
      const others = [...all, ...more].filter(({ level, age }) => level > 0 || age !== undefined);
      assert.equal(merged([lock, ...others]).timeouts?.request, "0");
    }),
  );
});

test("authorization rules of all levels apply, down to the first override", () => {
  fc.assert(
    fc.property(written, (all) => {
      const setters = all.filter(({ fields }) => fields.includes("authorization"));
      const lock = Math.min(...setters.filter(locks).map(({ level }) => level));
      const expected = setters.filter(({ level }) => level <= lock).map(idOf);
      const found = merged(all).authorization?.flatMap(({ policy }) => policy.matchExpressions);
      assert.deepEqual((found ?? []).toSorted(), expected.toSorted());
    }),
  );
});
