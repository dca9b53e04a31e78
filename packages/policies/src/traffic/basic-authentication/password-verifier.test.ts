import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { PasswordVerifier } from "./password-verifier.ts";

const HASH = "abNANd1rDfiNc";
const LIMITS = { verifiedPasswords: 10, waitingPasswords: 2 };

test("a correct password is cached, and a wrong one is verified again", async () => {
  const verifier = new PasswordVerifier(LIMITS);
  assert.equal(await verifier.verify("secret", HASH), true);
  assert.equal(verifier.verify("secret", HASH), true);
  assert.equal(await verifier.verify("wrong", HASH), false);
  assert.ok(verifier.verify("wrong", HASH) instanceof Promise);
  verifier.close();
});

test("concurrent requests share one verification, and the queue is limited", async () => {
  const verifier = new PasswordVerifier(LIMITS);
  const first = verifier.verify("secret", HASH);
  assert.equal(verifier.verify("secret", HASH), first);
  const second = verifier.verify("wrong", HASH);
  assert.equal(await verifier.verify("third", HASH), "busy");
  assert.deepEqual(await Promise.all([first, second]), [true, false]);
  verifier.close();
});

test("requests that wait when the thread ends are refused, and the next request starts a new thread", async () => {
  const verifier = new PasswordVerifier(LIMITS);
  const waiting = verifier.verify("secret", HASH);
  verifier.close();
  assert.equal(await waiting, false);
  assert.equal(await verifier.verify("secret", HASH), true);
  verifier.close();
});

test("a thread that cannot start refuses requests", async () => {
  const broken = new URL('data:text/javascript,throw new Error("broken")');
  assert.equal(await new PasswordVerifier(LIMITS, broken).verify("secret", HASH), false);
});

test("each of ten thousand passwords is hashed once, and the most recent ones are cached", async () => {
  const [clients, known] = [10_000, 8_192];
  const verifier = new PasswordVerifier({
    verifiedPasswords: known,
    waitingPasswords: clients,
  });
  const passwords = Array.from({ length: clients }, (_, index) => {
    const password = `password ${index}`;
    const digest = createHash("sha1").update(password).digest("base64");
    return [password, `{SHA}${digest}`] as const;
  });
  const compared = passwords.map(async (pair) => verifier.verify(...pair));
  const verdicts = await Promise.all(compared);
  assert.ok(verdicts.every((verdict) => verdict === true));
  const now = passwords.slice(-known).map((pair) => verifier.verify(...pair));
  assert.ok(now.every((verdict) => verdict === true));
  const [[first, hash] = ["", ""]] = passwords;
  assert.ok(verifier.verify(first, hash) instanceof Promise);
  verifier.close();
});
