import assert from "node:assert/strict";
import { test } from "node:test";
import { shortName, subjectName } from "./budget-names.ts";

const ID = "0b7e5a52-4c0f-4d6b-9d3e-0a1b2c3d4e5f";

test("budgets have the names of keys in place of their ids", () => {
  assert.equal(shortName(`key ci (${ID})`), "key ci");
  assert.equal(shortName("spring (2026)"), "spring (2026)");
  const keys = [{ id: ID, name: "ci" }];
  assert.equal(subjectName({ scope: "Key", subject: ID }, keys), "ci");
  assert.equal(subjectName({ scope: "Key", subject: ID }, []), ID);
  assert.equal(subjectName({ scope: "Team", subject: ID }, keys), ID);
});
