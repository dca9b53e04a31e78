import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { MAX_ADMIN_SESSIONS } from "./bounds.ts";
import { Logins } from "./logins.ts";
import type { AdminDependencies } from "./server.ts";
import { startAdmin } from "./testing/admin.ts";

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

test("a login is offered where it changes what a client may do", async (context) => {
  const logins = new Logins();
  for (const access of ["Read", "Write"] as const) {
    const admin = await startAdmin(context, { access: () => access, logins });
    const { response } = await admin.call({ path: "/logging" });
    assert.equal(response.headers["www-authenticate"], undefined);
  }
  logIn(logins);
  const admin = await startAdmin(context, { access: () => "Read", logins });
  const { response } = await admin.call({ path: "/logging" });
  assert.equal(response.headers["www-authenticate"], `Bearer realm="${logins.realm}"`);
});

test("with Login everything of the admin server needs a session, except at a Unix socket", async (context) => {
  const logins = new Logins();
  const needed: Partial<AdminDependencies> = { access: () => "Login", logins };
  const admin = await startAdmin(context, needed);
  for (const path of ["/config/status", "/config_dump", "/logging", "/debug/trace", "/none"]) {
    const { response } = await admin.call({ path });
    assert.equal(response.statusCode, 401, path);
    assert.equal(response.headers["www-authenticate"], `Bearer realm="${logins.realm}"`);
  }
  assert.equal((await admin.call({ path: "/" })).response.statusCode, 308);
  const headers = { authorization: logIn(logins) };
  const { response: admitted } = await admin.call({ path: "/logging", headers });
  assert.equal(admitted.statusCode, 200);
  assert.equal(admitted.headers["www-authenticate"], undefined);

  const folder = await mkdtemp(join(tmpdir(), "logins-"));
  context.after(() => rm(folder, { recursive: true }));
  const socketPath = join(folder, "admin.sock");
  const own = await startAdmin(context, { ...needed, address: `unix:${socketPath}` });
  const { response } = await own.call({ path: "/logging", socketPath });
  assert.equal(response.statusCode, 200);
});
