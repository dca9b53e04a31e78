import assert from "node:assert/strict";
import { test } from "node:test";
import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import type { FrontendPath } from "@edge-gateway/generated/types/index.ts";
import fc from "fast-check";
import { TestExchange } from "../testing/exchange.ts";
import { compilePathRules } from "./request-path.ts";

const SETTINGS = DEFAULTS.frontendPath;

function requestFor(target: string, headers: Readonly<Record<string, string>> = {}) {
  return new TestExchange({ target, headers }).request;
}

/** Returns the new target, or the status and location of a refusal. */
function outcome(target: string, settings: Partial<FrontendPath> = {}): string {
  const request = requestFor(target);
  const refusal = compilePathRules({ ...SETTINGS, ...settings }).normalize(request);
  if (refusal === undefined) return request.target;
  const location = new Map(refusal.headers).get("location");
  return location === undefined ? refusal.code : `${refusal.status} ${location}`;
}

test("a normalized path is not modified, and its bytes are forwarded unchanged", () => {
  const { normalize } = compilePathRules(SETTINGS);
  for (const target of ["/", "/a/b?%61/../c//d", "/.well-known/x", "/a%20%C3%A9", "*"]) {
    const request = Object.freeze(requestFor(target));
    assert.equal(normalize(request), undefined, target);
  }
});

test("the query is not part of the path", () => {
  assert.equal(outcome("/a/../b?/../%61"), "/b?/../%61");
  assert.equal(outcome("/a/../b?"), "/b?");
  assert.equal(outcome("/a%2Fb?c%2Fd"), "307 /a/b?c%2Fd");
});

test("RejectRequest refuses what Normalize would change", () => {
  const normalization = "RejectRequest";
  assert.equal(outcome("/%61", { normalization }), "path_refused");
  assert.equal(outcome("/a//b", { normalization }), "path_refused");
  assert.equal(outcome("/a//b", { normalization, mergeSlashes: false }), "/a//b");
  assert.equal(outcome("/a%2Fb", { normalization }), "path_refused");
  const escapedSlashesAction = "KeepUnchanged";
  assert.equal(outcome("/a%2Fb", { normalization, escapedSlashesAction }), "/a%2Fb");
  assert.equal(outcome("/a%2fb", { normalization, escapedSlashesAction }), "path_refused");
});

test("a gRPC client is not redirected", () => {
  const request = requestFor("/a%2Fb", { "content-type": "application/grpc" });
  assert.equal(compilePathRules(SETTINGS).normalize(request)?.code, "path_refused");
});

test("paths of routes are normalized like those of requests", () => {
  const { ofRoute } = compilePathRules(SETTINGS);
  assert.equal(ofRoute("/c%61f%c3%a9"), "/caf%C3%A9");
  assert.equal(
    compilePathRules({ ...SETTINGS, normalization: "KeepUnchanged" }).ofRoute("/%61"),
    "/%61",
  );
});

const settings: fc.Arbitrary<FrontendPath> = fc.record({
  normalization: fc.constantFrom(...LIMITS.frontendPath.normalization.values),
  escapedSlashesAction: fc.constantFrom(...LIMITS.frontendPath.escapedSlashesAction.values),
  mergeSlashes: fc.boolean(),
});
const piece = fc.constantFrom(
  ...["/", "/", ".", "..", "a", "\\", "%2e", "%2f", "%2F", "%5c", "%61", "%25", "%zz", "?"],
);
const targets = fc.array(piece, { maxLength: 12 }).map((pieces) => `/${pieces.join("")}`);

/** The target that a client requests when it follows a redirect to this location. */
function asRequested(location: string): string {
  const { host, pathname, search } = new URL(location, "http://gateway.example");
  assert.equal(host, "gateway.example");
  return pathname + search;
}

test("a second gateway forwards a forwarded or redirected path unchanged", () => {
  fc.assert(
    fc.property(settings, targets, (given, target) => {
      const first = outcome(target, given);
      if (first === "path_refused") return;
      const second = first.startsWith("307 ") ? asRequested(first.slice("307 ".length)) : first;
      assert.equal(outcome(second, given), second);
    }),
  );
});
