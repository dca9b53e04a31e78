import assert from "node:assert/strict";
import { test } from "node:test";
import * as fc from "fast-check";
import { removeCookies, removeParameters, values } from "./request-fields.ts";
import { TestExchange } from "@edge-gateway/gateway/testing/exchange";

const named = (name: string) => (other: string) => other === name;

test("query names and values are decoded", () => {
  assert.deepEqual(values("a=1&%74oken=x%20y+z&token=2&token", "&", "token"), ["x y z", "2", ""]);
  assert.deepEqual(values("token=%zz", "&", "token"), ["%zz"]);
  assert.deepEqual(values(undefined, "&", "token"), []);
});

test("cookie values are not decoded, and quotation marks are removed", () => {
  assert.deepEqual(values('a=1; token="x=y"; Token=2', ";", "token"), ["x=y"]);
});

test("removing a parameter leaves every other byte of the target", () => {
  const part = fc.stringMatching(/^[a-su-z0-9%=._~+-]{0,6}$/);
  const parts = fc.array(part, { maxLength: 4 });
  fc.assert(
    fc.property(parts, parts, (before, after) => {
      const { request } = new TestExchange({
        target: `/p?${[...before, "t=1", ...after].join("&")}`,
      });
      removeParameters(request, named("t"));
      const rest = [...before, ...after];
      assert.equal(request.target, rest.length === 0 ? "/p" : `/p?${rest.join("&")}`);
    }),
  );
});

test("a target without the parameter is unchanged", () => {
  const { request } = new TestExchange({ target: "/p?a&&b=&" });
  removeParameters(request, named("t"));
  assert.equal(request.target, "/p?a&&b=&");
});

test("the header is removed together with its last cookie", () => {
  const { request } = new TestExchange({ headers: { cookie: "t=1" } });
  removeCookies(request, named("t"));
  assert.equal(request.has("cookie"), false);
});
