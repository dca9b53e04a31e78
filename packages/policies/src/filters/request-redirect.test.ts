import assert from "node:assert/strict";
import { test } from "node:test";
import type { HttpRequestRedirectFilter } from "@edge-gateway/generated/types/index.ts";
import { TestExchange } from "@edge-gateway/gateway/testing/exchange";
import { requestRedirect } from "./request-redirect.ts";

/** Returns the response to `GET http://gw.example:8080/a/b?c=d` at a listener on port 8080. */
async function answerTo(
  filter: Partial<HttpRequestRedirectFilter>,
  place: { prefix?: string; port?: number; authority?: string } = {},
) {
  const { prefix, port = 8080, authority = "gw.example:8080" } = place;
  const policy = requestRedirect(
    { statusCode: 302, ...filter },
    { prefix, port, mirrorTarget: () => undefined },
  );
  return policy.request?.(new TestExchange({ target: "/a/b?c=d", authority }));
}

async function locationFor(...given: Parameters<typeof answerTo>): Promise<string | undefined> {
  return new Map((await answerTo(...given))?.headers).get("location");
}

test("unset parts keep their values; the port is that of the listener", async () => {
  assert.equal(await locationFor({}), "http://gw.example:8080/a/b?c=d");
  assert.equal(
    await locationFor({ hostname: "other.example" }),
    "http://other.example:8080/a/b?c=d",
  );
  assert.equal(
    await locationFor({}, { authority: "gw.example" }),
    "http://gw.example:8080/a/b?c=d",
  );
});

test("with a scheme, the port is the default of the scheme, unless a port is set", async () => {
  assert.equal(await locationFor({ scheme: "https" }), "https://gw.example/a/b?c=d");
  assert.equal(await locationFor({ scheme: "http" }), "http://gw.example/a/b?c=d");
  assert.equal(
    await locationFor({ scheme: "https", port: 8443 }),
    "https://gw.example:8443/a/b?c=d",
  );
});

test("the default port of the scheme is omitted, and another port is not", async () => {
  assert.equal(await locationFor({}, { port: 80 }), "http://gw.example/a/b?c=d");
  assert.equal(await locationFor({ scheme: "https", port: 443 }), "https://gw.example/a/b?c=d");
  assert.equal(await locationFor({ scheme: "https", port: 80 }), "https://gw.example:80/a/b?c=d");
  assert.equal(await locationFor({ port: 443 }), "http://gw.example:443/a/b?c=d");
});

test("an IPv6 address keeps its brackets", async () => {
  assert.equal(await locationFor({}, { authority: "[::1]:8080" }), "http://[::1]:8080/a/b?c=d");
});

test("the path is replaced in full or by its prefix, and the query stays", async () => {
  const full = { type: "ReplaceFullPath", replaceFullPath: "/x" } as const;
  assert.equal(await locationFor({ path: full }), "http://gw.example:8080/x?c=d");
  const part = { type: "ReplacePrefixMatch", replacePrefixMatch: "/x" } as const;
  assert.equal(
    await locationFor({ path: part }, { prefix: "/a" }),
    "http://gw.example:8080/x/b?c=d",
  );
});

test("a prefix that the route does not match is an error of the gateway", async () => {
  const path = { type: "ReplacePrefixMatch", replacePrefixMatch: "/x" } as const;
  assert.equal((await answerTo({ path }))?.code, "internal");
});

for (const statusCode of [301, 302, 303, 307, 308] as const) {
  test(`status ${statusCode}`, async () => {
    assert.equal((await answerTo({ statusCode }))?.status, statusCode);
  });
}
