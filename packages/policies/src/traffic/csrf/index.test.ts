import assert from "node:assert/strict";
import { test } from "node:test";
import { TestContext } from "@edge-gateway/gateway/testing/context";
import { TestExchange } from "@edge-gateway/gateway/testing/exchange";
import { csrf } from "./index.ts";

const additionalOrigins = [
  "https://Partner.example",
  "https://with-port.example:443",
  "shop.example",
  "local.example:3000",
];
const policy = csrf.compile({ additionalOrigins }, new TestContext());

async function passes(
  headers: Record<string, string>,
  method = "POST",
  upgrade?: string,
): Promise<boolean> {
  const authority = "gw.example:8080";
  const exchange = new TestExchange({ method, authority, headers, upgrade });
  const outcome = await policy.request?.(exchange);
  assert.ok(outcome === undefined || outcome.code === "csrf_refused");
  return outcome === undefined;
}

test("safe methods pass", async () => {
  for (const method of ["GET", "HEAD", "OPTIONS"]) {
    assert.ok(await passes({ origin: "https://evil.example" }, method), method);
  }
  for (const method of ["POST", "PUT", "DELETE", "PATCH", "get"]) {
    assert.ok(!(await passes({ origin: "https://evil.example" }, method)), method);
  }
});

test("a handshake for WebSocket is not safe, whatever its method", async () => {
  const asks = (headers: Record<string, string>) => passes(headers, "GET", "WebSocket");
  assert.ok(!(await asks({ origin: "https://evil.example" })));
  assert.ok(!(await asks({ "sec-fetch-site": "cross-site" })));
  for (const origin of ["http://gw.example:8080", "https://partner.example"])
    assert.ok(await asks({ origin }), origin);
  assert.ok(await asks({}));
});

test("a request with Sec-Fetch-Site same-origin or none is allowed", async () => {
  for (const site of ["same-origin", "none"]) {
    assert.ok(await passes({ "sec-fetch-site": site, origin: "https://evil.example" }), site);
  }
  assert.ok(!(await passes({ "sec-fetch-site": "same-site", origin: "https://a.gw.example" })));
});

test("the origin must equal the Host, including the port", async () => {
  assert.ok(await passes({ origin: "http://gw.example:8080" }));
  assert.ok(await passes({ origin: "https://GW.example:8080", "sec-fetch-site": "cross-site" }));
  assert.ok(!(await passes({ origin: "http://gw.example" })));
  assert.ok(!(await passes({ origin: "http://gw.example:8080.evil.example" })));
});

test("additional origins are trusted, ignoring case", async () => {
  assert.ok(await passes({ origin: "https://partner.example", "sec-fetch-site": "cross-site" }));
  assert.ok(!(await passes({ origin: "http://partner.example" })));
});

test("a trusted origin without a scheme allows both http and https", async () => {
  for (const origin of [
    "http://shop.example",
    "https://shop.example",
    "http://local.example:3000",
    "https://with-port.example",
  ]) {
    assert.ok(await passes({ origin, "sec-fetch-site": "cross-site" }), origin);
  }
  for (const origin of [
    "https://shop.example:8443",
    "https://a.shop.example",
    "https://shop.example.evil.example",
    "http://local.example",
    "app://shop.example",
  ]) {
    assert.ok(!(await passes({ origin, "sec-fetch-site": "cross-site" })), origin);
  }
});

test("a request without Origin passes, unless Sec-Fetch-Site reports another site", async () => {
  assert.ok(await passes({}));
  assert.ok(!(await passes({ origin: "null" })));
  assert.ok(await passes({ origin: "null", "sec-fetch-site": "same-origin" }));
  assert.ok(!(await passes({ origin: "null", "sec-fetch-site": "cross-site" })));
});
