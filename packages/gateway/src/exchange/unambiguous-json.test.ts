import assert from "node:assert/strict";
import { test } from "node:test";
import { TestExchange } from "../testing/exchange.ts";
import { readsJson, withUnambiguousJson } from "./unambiguous-json.ts";
import { CONTINUE } from "./policy.ts";

test("a body whose JSON has duplicate members is refused before an expression reads it", async () => {
  const { request } = withUnambiguousJson({ request: () => CONTINUE });
  const outcomeOf = async (body: string): Promise<unknown> => {
    const exchange = new TestExchange({});
    exchange.requestBody = Buffer.from(body);
    return request?.(exchange);
  };
  const refused = { code: "request_body_ambiguous" };
  assert.deepEqual(await outcomeOf('{"role":"admin","role":"user"}'), refused);
  assert.deepEqual(await outcomeOf(String.raw`[{"a":{"b":1,"\u0062":2}}]`), refused);
  for (const body of ['{"role":"user"}', "not JSON", "", '[{"a":1},{"a":2}]'])
    assert.equal(await outcomeOf(body), CONTINUE, body);
});

test("only expressions that read JSON are concerned", () => {
  assert.ok(readsJson('json(request.body).role == "admin"'));
  assert.ok(readsJson("request.body.json ().role"));
  assert.ok(!readsJson("toJson(request.headers)"));
});
