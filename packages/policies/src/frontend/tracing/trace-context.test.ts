import assert from "node:assert/strict";
import { test } from "node:test";
import { childOf, isSampled, parentOf, traceparentOf } from "./trace-context.ts";

const TRACE = "0af7651916cd43dd8448eb211c80319c";
const SPAN = "b7ad6b7169203331";

function parent(...values: readonly string[]): ReturnType<typeof parentOf> {
  return parentOf({ getAll: () => values });
}

test("the context that a client sends is read (W3C Trace Context, section 3.2)", () => {
  const read = parent(`00-${TRACE}-${SPAN}-01`);
  assert.deepEqual(read, { traceId: TRACE, spanId: SPAN, flags: 1 });
  assert.deepEqual(parent(`cc-${TRACE}-${SPAN}-ff-what-comes-later`)?.flags, 255);
});

test("an invalid context starts no trace", () => {
  const invalid = [
    "",
    `ff-${TRACE}-${SPAN}-01`,
    `00-${TRACE}-${SPAN}-01-more`,
    `00-${TRACE.toUpperCase()}-${SPAN}-01`,
    `00-${"0".repeat(32)}-${SPAN}-01`,
    `00-${TRACE}-${"0".repeat(16)}-01`,
    `00-${TRACE}-${SPAN}-1`,
    `cc-${TRACE}-${SPAN}-01more`,
    `00-${TRACE}-${SPAN}-01, 00-${TRACE}-${SPAN}-01`,
  ];
  for (const value of invalid) assert.equal(parent(value), undefined, value);
  assert.equal(parent(`00-${TRACE}-${SPAN}-01`, `00-${TRACE}-${SPAN}-01`), undefined);
});

test("a child span has its parent's trace id and an id of its own", () => {
  const above = { traceId: TRACE, spanId: SPAN, flags: 3 };
  const child = childOf(above);
  assert.equal(child.traceId, TRACE);
  assert.notEqual(child.spanId, SPAN);
  assert.ok(isSampled(child));
  assert.match(traceparentOf(child), new RegExp(`^00-${TRACE}-[0-9a-f]{16}-01$`));
  assert.match(childOf(undefined).traceId, /^[0-9a-f]{32}$/);
});
