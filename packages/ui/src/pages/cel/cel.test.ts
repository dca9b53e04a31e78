import assert from "node:assert/strict";
import { test } from "node:test";
import { statesIn } from "./states.ts";
import { usesOf } from "./uses.ts";
import { variableRows } from "./variables.ts";

test("the variables of a scope are listed with their members and types", () => {
  const rows = variableRows("connection");
  const typeOf = (name: string) => rows.find((row) => row.name === name)?.type;
  assert.equal(typeOf("source"), "object");
  assert.equal(typeOf("source.subjectAltNames"), "list of string");
  assert.equal(typeOf("source.identity.namespace"), "string");
  assert.equal(typeOf("source.connectHeaders"), "map of any");
  assert.equal(typeOf("request"), undefined);
  assert.match(rows[0]?.words ?? "", /^The client/);
});

test("an expression may be used where its variables exist and its value is taken", () => {
  const fields = (variables: readonly string[], value?: boolean | string | number) =>
    usesOf({ variables, ...(value === undefined ? {} : { value }) }).map(({ field }) => field);
  assert.ok(fields(["request"], true).includes("AuthorizationPolicy.matchExpressions.*"));
  assert.ok(!fields(["response"], true).includes("AuthorizationPolicy.matchExpressions.*"));
  assert.ok(!fields(["request"], "a").includes("AuthorizationPolicy.matchExpressions.*"));
  assert.ok(fields(["response"], 1).includes("RateLimitDescriptor.cost"));
  assert.ok(fields([]).every((field) => !field.startsWith("Ir")));
});

test("the states of a trace have the names of their stages", () => {
  const event = { eventStart: null, eventEnd: 1, severity: "info" } as const;
  const requestState = { jwt: { sub: "ann" } };
  const records = [
    { ...event, message: { type: "requestStarted" } },
    { ...event, message: { type: "requestSnapshot", stage: "initial request", requestState } },
    { ...event, message: { type: "responseSnapshot", stage: "final response", requestState } },
  ];
  assert.deepEqual(
    statesIn(JSON.parse(JSON.stringify(records))).map(({ stage }) => stage),
    ["request: initial request", "response: final response"],
  );
});
