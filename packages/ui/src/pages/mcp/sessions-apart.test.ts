import assert from "node:assert/strict";
import { test } from "node:test";
import { sessionsApart } from "./sessions-apart.ts";

function session(backend: string) {
  const named = { id: `of ${backend}`, backend, route: "web", client: "", owner: "" };
  return { ...named, targets: [], begun: "2026-01-02T03:04:05.000Z", streams: 0 };
}

test("sessions of removed servers are apart, unless not all servers are known", () => {
  const place = { path: "backends.calc", file: "gateway.yaml" };
  const servers = [{ backend: "calc", name: "calc", isPrefixed: false, targets: [], place }];
  const all = [session("calc"), session("gone")];
  assert.deepEqual(sessionsApart(all, { servers, omitted: 0 }), {
    sessions: [session("calc")],
    left: [session("gone")],
  });
  const together = { sessions: all, left: [] };
  assert.deepEqual(sessionsApart(all, { servers, omitted: 1 }), together);
  assert.deepEqual(sessionsApart(all, undefined), together);
});
