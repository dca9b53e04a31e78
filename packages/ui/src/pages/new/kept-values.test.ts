import assert from "node:assert/strict";
import { test } from "node:test";
import { withoutSecrets } from "./kept-values.ts";
import { TASKS } from "./tasks.ts";

test("of what is typed in a form no secret is kept, nor a URL that has one", () => {
  const task = TASKS.find(({ kind }) => kind === "mcp") ?? assert.fail("no such task");
  const typed = { name: "tools", path: "/mcp", key: "planted" };
  const others = { name: "tools", path: "/mcp" };
  for (const url of ["https://mcp.test/mcp?apiKey=planted", "https://ann:planted@", "x://a\n@b"])
    assert.deepEqual(withoutSecrets(task, { ...typed, url }), others, url);
  const url = "https://mcp.test/mcp";
  assert.deepEqual(withoutSecrets(task, { ...typed, url }), { ...others, url });
});
