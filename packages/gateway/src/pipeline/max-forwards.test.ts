import assert from "node:assert/strict";
import { test } from "node:test";
import { TestExchange } from "../testing/exchange.ts";
import { countForward } from "./max-forwards.ts";

/** The status of the gateway's own response, and the forwarded value of Max-Forwards. */
function counted(method: string, count: string) {
  const { request } = new TestExchange({ target: "/", method, headers: { "max-forwards": count } });
  const refusal = countForward(request);
  return [refusal?.code, refusal?.status, request.get("max-forwards")];
}

test("OPTIONS and TRACE are forwarded with the count minus one, and end at the gateway at zero (RFC 9110 section 7.6.2)", () => {
  for (const method of ["OPTIONS", "TRACE"]) {
    assert.deepEqual(counted(method, "1"), [undefined, undefined, "0"]);
    assert.deepEqual(counted(method, "010"), [undefined, undefined, "9"]);
    assert.equal(counted(method, "9".repeat(40))[2], String(Number.MAX_SAFE_INTEGER - 1));
  }
  assert.deepEqual(counted("OPTIONS", "0"), ["direct_response", 200, "0"]);
  assert.deepEqual(counted("TRACE", "00"), ["method_not_allowed", undefined, "00"]);
});

test("an invalid count, and other methods, are forwarded unchanged", () => {
  for (const count of ["", "-1", "1, 0", "x"])
    assert.deepEqual(counted("TRACE", count), [undefined, undefined, count]);
  assert.deepEqual(counted("GET", "0"), [undefined, undefined, "0"]);
});
