import assert from "node:assert/strict";
import { test } from "node:test";
import { lineOf } from "./line-of.ts";

test("a pointer has the line of its key, and a value that the text does not have has none", () => {
  const text = `# a comment
---
gateways:
  web:
    port: \${PORT}
    routes:
      - name: a
      - { name: b }
`;
  assert.equal(lineOf(text, "/gateways/web/routes/0"), 7);
  assert.equal(lineOf(text, "/gateways/web/routes/1"), 8);
  assert.equal(lineOf(text, "/gateways/web/port"), 5);
  assert.equal(lineOf(text, "/gateways/web/routes/2"), undefined);
  assert.equal(lineOf("# nothing", "/gateways"), undefined);
  assert.equal(lineOf("a: [", "/a"), undefined);
});

test("a text with more values than a text that is not plain may have has lines, too", () => {
  const routes = Array.from({ length: 60_000 }, (_, index) => `  - [a, b, c, ${index}]\n`).join("");
  const text = `port: \${PORT}\nroutes:\n${routes}`;
  assert.equal(lineOf(text, "/routes/59999"), 60_002);
});
