import assert from "node:assert/strict";
import { test } from "node:test";
import { dateFault, firstToExpire } from "./certificates.ts";

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 0, 1);

test("a text without certificates, or with broken ones, has no dates", () => {
  for (const text of ["", "password", "-----BEGIN CERTIFICATE-----\nbroken"])
    assert.equal(firstToExpire(text), undefined);
});

test("a certificate is warned of when it has expired, is not valid yet, or has little time left", () => {
  const said = (from: number, until: number) =>
    dateFault({ subject: "CN=a", from: NOW + from * DAY, until: NOW + until * DAY }, NOW);
  assert.equal(said(-400, -1), "certificate expired on 2025-12-31T00:00:00.000Z");
  assert.equal(said(1, 100), "certificate is not valid before 2026-01-02T00:00:00.000Z");
  assert.equal(said(-80, 10), "certificate expires on 2026-01-11T00:00:00.000Z");
  assert.equal(said(-340, 29), "certificate expires on 2026-01-30T00:00:00.000Z");
  assert.equal(said(-340, 31), undefined);
  // A certificate that is valid only for days is reported in the last third of its lifetime.
  assert.equal(said(-2, 1), undefined);
  assert.equal(said(-5, 1), "certificate expires on 2026-01-02T00:00:00.000Z");
});
