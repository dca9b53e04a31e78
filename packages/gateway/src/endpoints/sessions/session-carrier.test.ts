import assert from "node:assert/strict";
import { test } from "node:test";
import { ListHead } from "@edge-gateway/http";
import { SESSION_KEY_BYTES, SessionSeal } from "@edge-gateway/mcp/sealing/session-seal";
import { TestExchange } from "../../testing/exchange.ts";
import { SessionCarrier, type Carrier } from "./session-carrier.ts";

const COOKIE = { kind: "cookie", name: "s", path: "/", isPermanent: false } as const;
const PLACE = { backend: "app", endpoint: "[::1]:80" };

class Clock {
  now = 1_000_000;
}

function carrierOf(carrier: Carrier = COOKIE, lifetime?: number, owner = "route") {
  const clock = new Clock();
  const seal = new SessionSeal({ key: Buffer.alloc(SESSION_KEY_BYTES) }, 0);
  const parts = { carrier, seal, owner, lifetime, wallClock: () => clock.now };
  return { clock, carrier: new SessionCarrier(parts) };
}

function requestWith(headers: Readonly<Record<string, string>>) {
  return new TestExchange({ headers }).request;
}

/** Returns the header that a client sends after it received this response. */
function written(carrier: SessionCarrier, place = PLACE, request = requestWith({})) {
  const response = new ListHead(200, []);
  carrier.write(request, response, place);
  return { cookie: response.get("set-cookie"), header: response.get("x-session") };
}

function sent(cookie: string | undefined): Readonly<Record<string, string>> {
  return { cookie: `a=b; ${cookie?.split(";")[0]}; c=d` };
}

test("a cookie selects the session's endpoint again, and is not set again", () => {
  const { carrier } = carrierOf();
  const { cookie } = written(carrier);
  assert.match(cookie ?? "", /^s=[\w-]+; Path=\/; HttpOnly; SameSite=Lax$/);
  assert.ok(cookie?.includes("::1") === false, "the content of the cookie is encrypted");
  const request = requestWith(sent(cookie));
  assert.deepEqual({ ...carrier.read(request), begunAt: 0 }, { ...PLACE, begunAt: 0 });
  assert.equal(written(carrier, PLACE, request).cookie, undefined);
  assert.notEqual(written(carrier, { ...PLACE, endpoint: "b:80" }, request).cookie, undefined);
});

test("cookies of other gateways and forged cookies have no effect", () => {
  const { cookie } = written(carrierOf().carrier);
  const { carrier } = carrierOf(COOKIE, undefined, "another route");
  for (const value of [cookie, "s=made-up", "s=", "s", "xs=1", cookie?.replace("s=", "s=A")])
    assert.equal(carrier.read(requestWith(sent(value))), undefined);
});

test("a session ends at its lifetime, even if it moved to another endpoint meanwhile", () => {
  const permanent = { ...COOKIE, isPermanent: true };
  const { carrier, clock } = carrierOf(permanent, 60_000);
  const { cookie } = written(carrier);
  assert.match(cookie ?? "", /; Max-Age=60;/);
  clock.now += 30_000;
  const moved = written(carrier, { ...PLACE, endpoint: "b:80" }, requestWith(sent(cookie)));
  clock.now += 29_000;
  const request = requestWith(sent(moved.cookie));
  assert.equal(carrier.read(request)?.endpoint, "b:80");
  clock.now += 1_000;
  assert.equal(carrier.read(request), undefined);
  assert.notEqual(written(carrier, PLACE, request).cookie, undefined);
});

test("a header carries a session as well", () => {
  const { carrier } = carrierOf({ kind: "header", name: "x-session" });
  const { header = "", cookie } = written(carrier);
  assert.equal(cookie, undefined);
  assert.equal(carrier.read(requestWith({ "x-session": header }))?.endpoint, PLACE.endpoint);
});
