import assert from "node:assert/strict";
import { test } from "node:test";
import { MAX_ADMIN_SESSIONS } from "../bounds.ts";
import { Logins } from "./logins.ts";

function logIn(logins: Logins): string {
  const session = logins.exchange(logins.issue());
  assert.ok(session !== undefined);
  return `Bearer ${session}`;
}

test("a token is good for one session", () => {
  const logins = new Logins();
  assert.equal(logins.isOpen, false);
  const token = logins.issue();
  assert.equal(logins.exchange(`${token}a`), undefined);
  const session = logins.exchange(token);
  assert.ok(session !== undefined && session !== token);
  assert.equal(logins.exchange(token), undefined);
  assert.ok(logins.admits(`Bearer ${session}`));
  for (const other of [undefined, session, `Bearer ${token}`, "Bearer ", `Basic ${session}`])
    assert.equal(logins.admits(other), false);
});

test("a new token makes the one before void, and many logins end the oldest", () => {
  const logins = new Logins();
  const first = logins.issue();
  logins.issue();
  assert.equal(logins.exchange(first), undefined);
  const oldest = logIn(logins);
  const others = Array.from({ length: MAX_ADMIN_SESSIONS }, () => logIn(logins));
  assert.equal(logins.admits(oldest), false);
  assert.ok(others.every((each) => logins.admits(each)));
});
