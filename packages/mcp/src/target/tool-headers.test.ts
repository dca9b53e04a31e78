import assert from "node:assert/strict";
import { test } from "node:test";
import { RawObject } from "../json/raw-json.ts";
import { ToolHeaders } from "./tool-headers.ts";

/** Returns a result of `tools/list` with one tool, whose parameter `a` is repeated in a header. */
function listOf(name: string, header: unknown): RawObject {
  const properties = { a: { type: "string", "x-mcp-header": header } };
  const tool = { name, inputSchema: { type: "object", properties } };
  return RawObject.with({ tools: JSON.stringify([tool]) });
}

test("tools of a target that always have new names are remembered and reported up to a limit", () => {
  let lines = 0;
  const log = { warn: () => void lines++ };
  const headers = new ToolHeaders("one", log, { maxTools: 10, maxReports: 5 });
  for (let index = 0; index < 100; index++) {
    headers.read(listOf(`valid ${index}`, "A"));
    headers.read(listOf(`invalid ${index}`, "not a name"));
  }
  assert.equal(lines, 5);
  const sent = (name: string) =>
    headers.of(RawObject.with({ name: JSON.stringify(name), arguments: '{"a":"x"}' })).length;
  assert.deepEqual([sent("valid 99"), sent("valid 90"), sent("valid 89")], [1, 1, 0]);
});
