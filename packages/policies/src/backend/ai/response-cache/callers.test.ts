import assert from "node:assert/strict";
import { test } from "node:test";
import { TestExchange, type TestMessage } from "@edge-gateway/gateway/testing/exchange";
import { canonical } from "./canonical.ts";
import { Callers } from "./callers.ts";

/** Returns the text that identifies the caller; undefined if the caller is unknown. */
function callerOf(
  message: TestMessage,
  prepare: (exchange: TestExchange) => void = () => {},
): string | undefined {
  const callers = new Callers(undefined);
  const exchange = new TestExchange(message);
  prepare(exchange);
  callers.note(exchange);
  const caller = callers.of(exchange);
  return caller && canonical(caller);
}

const FIELDS = ["authorization", "x-api-key", "api-key", "x-goog-api-key", "cookie"];

for (const name of FIELDS)
  test(`callers with different values of ${name} are different, because the gateway has not verified the value`, () => {
    const said = (value: string) => callerOf({ headers: { [name]: value } });
    assert.equal(said("a"), said("a"));
    assert.notEqual(said("a"), said("b"));
    assert.notEqual(said("a"), callerOf({}));
  });

test("requests with different keys in the query have different callers", () => {
  assert.notEqual(callerOf({ target: "/v1?key=a" }), callerOf({ target: "/v1?key=b" }));
});

test("all tokens of one person have the same caller, and those of other people do not", () => {
  const said = (token: string, jwt: TestExchange["jwt"]) =>
    callerOf({ headers: { authorization: token } }, (exchange) => (exchange.jwt = jwt));
  assert.equal(said("1", { iss: "i", sub: "ann", exp: 1 }), said("2", { iss: "i", sub: "ann" }));
  assert.notEqual(said("1", { iss: "i", sub: "ann" }), said("1", { iss: "i", sub: "bob" }));
  assert.notEqual(said("1", { iss: "i", sub: "ann" }), said("1", { iss: "j", sub: "ann" }));
  assert.notEqual(said("1", { team: "a" }), said("1", { team: "b" }));
});

test("callers are told apart by the keys and users that the gateway has verified", () => {
  const keyed = (digest: string) => callerOf({}, (exchange) => (exchange.apiKeyDigest = digest));
  const named = (username: string) =>
    callerOf({}, (exchange) => (exchange.basicAuth = { username }));
  assert.notEqual(keyed("a"), keyed("b"));
  assert.notEqual(named("a"), named("b"));
  assert.notEqual(keyed("a"), named("a"));
});

test("the caller is unknown if the gateway's own credentials replaced those of the client", () => {
  const shown = (exchange: TestExchange) => void (exchange.showsCredentials = true);
  assert.equal(callerOf({ headers: { authorization: "ours" } }, shown), undefined);
  const verified = (exchange: TestExchange) => {
    shown(exchange);
    exchange.apiKeyDigest = "a";
  };
  assert.notEqual(callerOf({}, verified), undefined);
});

test("later attempts have the caller of the first attempt", () => {
  const callers = new Callers(undefined);
  const exchange = new TestExchange({ headers: { authorization: "mine" } });
  callers.note(exchange);
  const before = callers.of(exchange);
  exchange.request.set("authorization", "ours");
  exchange.showsCredentials = true;
  callers.note(exchange);
  assert.equal(callers.of(exchange), before);
});
