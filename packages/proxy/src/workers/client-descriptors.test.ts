import assert from "node:assert/strict";
import { test } from "node:test";
import { clientDescriptors } from "./client-descriptors.ts";

const limits = (soft: string): string =>
  `Limit                     Soft Limit           Hard Limit           Units
Max core file size        0                    unlimited            bytes
Max open files            ${soft.padEnd(21)}20000                files
`;

test("clients leave descriptors for other purposes", () => {
  assert.equal(clientDescriptors(limits("20000")), 19_936);
  assert.equal(clientDescriptors(limits("1024")), 960);
  assert.equal(clientDescriptors(limits("100")), 75);
});

test("an unknown limit counts as none", () => {
  assert.equal(clientDescriptors(limits("unlimited")), Infinity);
  assert.equal(clientDescriptors(""), Infinity);
});
