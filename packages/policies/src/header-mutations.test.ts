import assert from "node:assert/strict";
import { test } from "node:test";
import { ListHead } from "@edge-gateway/http";
import { applyToRequest, applyToResponse, fieldsOf, statusOf } from "./header-mutations.ts";
import { TestExchange } from "@edge-gateway/gateway/testing/exchange";

const header = (key: string, value: string) => ({ header: { key, value } });

test("a header is replaced unless the option says otherwise", () => {
  const { request } = new TestExchange({ headers: { "x-a": "1", "x-b": "1", "x-c": "1" } });
  applyToRequest(request, [
    header("X-A", "2"),
    { ...header("x-b", "2"), append: { value: true } },
    { ...header("x-c", "2"), appendAction: "ADD_IF_ABSENT" },
    { ...header("x-d", "2"), appendAction: "ADD_IF_ABSENT" },
    { ...header("x-e", "2"), appendAction: "OVERWRITE_IF_EXISTS" },
  ]);
  assert.deepEqual(
    [..."abcde"].map((letter) => request.get(`x-${letter}`)),
    ["2", "1, 2", "1", "2", undefined],
  );
});

test("an empty value removes the header unless the option keeps it", () => {
  const { request } = new TestExchange({ headers: { "x-a": "1", "x-b": "1" } });
  applyToRequest(request, [header("x-a", ""), { ...header("x-b", ""), keepEmptyValue: true }]);
  assert.deepEqual([request.get("x-a"), request.get("x-b")], [undefined, ""]);
});

test("pseudo-headers edit target, host and status; removals come first", () => {
  const { request } = new TestExchange({ target: "/old", headers: { "x-a": "1" } });
  applyToRequest(
    request,
    [header(":path", "/new?q"), header(":authority", "b.example"), header("x-a", "2")],
    ["X-A", ":path", "host"],
  );
  assert.deepEqual(
    [request.target, request.authority, request.get("x-a")],
    ["/new?q", "b.example", "2"],
  );
  const response = new ListHead(200, [["x-a", "1"]]);
  applyToResponse(response, [header(":status", "418"), header(":status", "99")], ["x-a"]);
  assert.deepEqual([response.status, response.has("x-a")], [418, false]);
});

test("invalid headers are left out, and texts become bytes", () => {
  const { request } = new TestExchange({ target: "/old" });
  const { authority } = request;
  const options = [
    header("bad name", "1"),
    header("x-a", "line\r\nx-b: 1"),
    header(":path", "no slash"),
    header(":method", "PUT"),
    header(":path", "/a b"),
    header(":authority", "a b"),
    header("host", "a/b@c"),
    header("x-c", "é"),
  ];
  applyToRequest(request, options);
  assert.equal(request.target, "/old");
  assert.equal(request.authority, authority);
  assert.deepEqual([request.get("x-a"), request.get("x-b")], [undefined, undefined]);
  assert.equal(request.get("x-c"), Buffer.from("é").toString("latin1"));
  assert.deepEqual(fieldsOf(options.filter(({ header: { key } }) => key !== "host")), [
    ["x-c", Buffer.from("é").toString("latin1")],
  ]);
  assert.deepEqual([199, 200, 599, 600, undefined].map(statusOf), [
    undefined,
    200,
    599,
    undefined,
    undefined,
  ]);
});
