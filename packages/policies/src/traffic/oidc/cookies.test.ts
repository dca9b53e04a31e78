import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { TestExchange } from "@edge-gateway/gateway/testing/exchange";
import { CookieSeal } from "./cookie-seal.ts";
import { LoginCookies } from "./cookies.ts";

const SECRET = "0123456789abcdef".repeat(4);

function cookiesOf(redirectUri: string): LoginCookies {
  return new LoginCookies({
    issuer: "https://idp.example",
    clientAuth: { clientId: "app", method: "ClientSecretPost" },
    redirectUri,
    scopes: [],
    sessionDuration: 28_800_000,
    forwardAccessToken: false,
  });
}

const secure = cookiesOf("https://app.example/callback");

/** Creates a browser's request with these cookies. */
function requestWith(setCookies: readonly string[], more = ""): TestExchange["request"] {
  const pairs = setCookies.map((line) => line.split(";")[0]);
  return new TestExchange({ headers: { cookie: `a=1; ${pairs.join("; ")}${more}` } }).request;
}

test("a session of any allowed size is restored, and backends do not see its cookies", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4 * 3_800 }), (length) => {
      const sealed = "x".repeat(length);
      const request = requestWith(secure.setSession(sealed, 1_000) ?? []);
      assert.equal(secure.sealedSession(request), sealed);
      secure.removeFrom(request);
      assert.equal(request.get("cookie"), "a=1");
    }),
  );
  assert.equal(secure.setSession("x".repeat(4 * 3_800 + 1), 1_000), undefined);
});

test("leftover cookies of a longer session do not affect a shorter one", () => {
  const [, second = ""] = secure.setSession("x".repeat(3_801), 1_000) ?? [];
  const request = requestWith([...(secure.setSession("y", 1_000) ?? []), second]);
  assert.equal(secure.sealedSession(request), "y");
  assert.equal(secure.clearSession(request).length, 2);
});

test("cookies of an https address get a host prefix; other policies use other names", () => {
  const [line = ""] = secure.setSession("x", 2_000) ?? [];
  assert.match(
    line,
    /^__Host-edge_session_[0-9a-f]{8}=1\.x; Path=\/; Max-Age=2; HttpOnly; SameSite=Lax; Secure$/,
  );
  assert.match(
    secure.setLogin("s", "x"),
    /^__Secure-edge_login_\w+_s=x; Path=\/callback; Max-Age=300; /,
  );
  const other = cookiesOf("https://app.example/other");
  assert.notEqual(other.sessionPlace, secure.sessionPlace);
  assert.equal(other.sealedSession(requestWith([line])), undefined);
});

test("a sealed text can be opened only unchanged and for its own place", () => {
  const seal = new CookieSeal(SECRET);
  const sealed = seal.seal("text", "place");
  assert.equal(seal.open(sealed, "place"), "text");
  assert.notEqual(seal.seal("text", "place"), sealed);
  assert.equal(seal.open(sealed, "other"), undefined);
  assert.equal(new CookieSeal("ab".repeat(32)).open(sealed, "place"), undefined);
  fc.assert(
    fc.property(fc.nat(sealed.length - 2), fc.constantFrom("A", "_", "0"), (at, put) => {
      const changed = sealed.slice(0, at) + put + sealed.slice(at + 1);
      assert.equal(seal.open(changed, "place"), changed === sealed ? "text" : undefined);
    }),
  );
  fc.assert(fc.property(fc.string(), (text) => assert.equal(seal.open(text, "place"), undefined)));
});
