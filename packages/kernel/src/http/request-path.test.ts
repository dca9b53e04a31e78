import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { hasPlainPath, normalizePath, PathFault } from "./request-path.ts";
import type { PathForm } from "./request-path.ts";

const KEEP: PathForm = { unescapesSlashes: false, mergesSlashes: false };
const MERGE: PathForm = { unescapesSlashes: false, mergesSlashes: true };
const UNESCAPE: PathForm = { unescapesSlashes: true, mergesSlashes: true };

/**
 * A path and its normal forms: slashes kept, merged, unescaped and merged; undefined if there is no
 * normal form.
 */
const FORMS: readonly (readonly [string, ...(string | undefined)[]])[] = [
  ["/", "/", "/", "/"],
  ["/a/b", "/a/b", "/a/b", "/a/b"],
  // RFC 3986 section 6.2.2.2: unreserved octets are decoded, all others stay encoded, in upper case.
  ["/%61%41%30%2d%2E%5f%7e", "/aA0-._~", "/aA0-._~", "/aA0-._~"],
  ["/%c3%a9%20%3f%23%25", "/%C3%A9%20%3F%23%25", "/%C3%A9%20%3F%23%25", "/%C3%A9%20%3F%23%25"],
  ["/%2561", "/%2561", "/%2561", "/%2561"],
  // The example of RFC 3986 section 5.2.4.
  ["/a/b/c/./../../g", "/a/g", "/a/g", "/a/g"],
  ["/..", "/", "/", "/"],
  ["/../../a", "/a", "/a", "/a"],
  ["/a/.", "/a/", "/a/", "/a/"],
  ["/a/b/..", "/a/", "/a/", "/a/"],
  ["/a/%2e%2E/b", "/b", "/b", "/b"],
  ["/a/.%2e", "/", "/", "/"],
  ["/.well-known/...", "/.well-known/...", "/.well-known/...", "/.well-known/..."],
  ["/a..b/.c/d.", "/a..b/.c/d.", "/a..b/.c/d.", "/a..b/.c/d."],
  ["/a;v=1/b;..", "/a;v=1/b;..", "/a;v=1/b;..", "/a;v=1/b;.."],
  ["/a/...;/b", "/a/...;/b", "/a/...;/b", "/a/...;/b"],
  // Empty segments are segments (RFC 3986 section 3.3) until they are merged.
  ["//a///b//", "//a///b//", "/a/b/", "/a/b/"],
  ["/a//../b", "/a/b", "/a/b", "/a/b"],
  ["///..", "//", "/", "/"],
  // A backslash is a slash. `%5C` is a slash only where `%2F` is unescaped.
  ["/a\\..\\b", "/b", "/b", "/b"],
  ["/a%2fb%5cc", "/a%2Fb%5Cc", "/a%2Fb%5Cc", "/a/b/c"],
  ["/%2Fa", "/%2Fa", "/%2Fa", "/a"],
  // A path that some servers would resolve differently has no normal form.
  ["/a/..%2Fb", undefined, undefined, "/b"],
  ["/a/b%2f.%2E", undefined, undefined, "/a/"],
  ["/a/%5C../b", undefined, undefined, "/a/b"],
  ["/a/..;/b", undefined, undefined, undefined],
  ["/a/.%2e;x=1/b", undefined, undefined, undefined],
  ["/a/.;", undefined, undefined, undefined],
  ["/a/..%3b/b", undefined, undefined, undefined],
  ["/a%2f..;/b", undefined, undefined, undefined],
  ["/a/%c0%ae%C0%AE/b", undefined, undefined, undefined],
  ["/a%c1%9cb", undefined, undefined, undefined],
  ["/a/%e0%80%ae/b", undefined, undefined, undefined],
  ["/a/%f0%80%80%af/b", undefined, undefined, undefined],
  [
    "/%E0%A0%80%F0%90%80%80",
    "/%E0%A0%80%F0%90%80%80",
    "/%E0%A0%80%F0%90%80%80",
    "/%E0%A0%80%F0%90%80%80",
  ],
  ["/a%2F..b", "/a%2F..b", "/a%2F..b", "/a/..b"],
  ["/%", undefined, undefined, undefined],
  ["/%6", undefined, undefined, undefined],
  ["/%zz", undefined, undefined, undefined],
  ["/%%361", undefined, undefined, undefined],
  ["/%u0061", undefined, undefined, undefined],
  ["/admin%00", undefined, undefined, undefined],
];

for (const [path, ...forms] of FORMS) {
  test(`${path} becomes ${forms.join(", ")}`, () => {
    const found = [KEEP, MERGE, UNESCAPE].map((form) => {
      const normal = normalizePath(path, form);
      return normal instanceof PathFault ? undefined : normal;
    });
    assert.deepEqual(found, [forms[0], forms[1], forms[2]]);
  });
}

const piece = fc.constantFrom(
  ...["/", "/", "/", ".", "..", "a", "\\", "%2e", "%2E", "%2f", "%2F", "%5c", "%61", "%25", "%c3"],
  ...["2", "5", "e", ";", "%00", "%", "~"],
);
const path = fc.array(piece, { maxLength: 12 }).map((pieces) => `/${pieces.join("")}`);
const form = fc.record({ unescapesSlashes: fc.boolean(), mergesSlashes: fc.boolean() });

/**
 * The way in which a lenient server may read the path: everything is decoded, and each slash is a separator.
 */
function segmentsReadBy(lenient: string): string[] {
  return lenient
    .replace(/%([0-9a-f]{2})/gi, (_, digits: string) =>
      String.fromCharCode(Number.parseInt(digits, 16)),
    )
    .split(/[/\\]/);
}

test("the normal form of a normal form is the same", () => {
  fc.assert(
    fc.property(path, form, (given, rules) => {
      const normal = normalizePath(given, rules);
      if (normal instanceof PathFault) return;
      assert.equal(normalizePath(normal, rules), normal);
    }),
  );
});

test("no normal form has a dot segment, however a server decodes it", () => {
  fc.assert(
    fc.property(path, form, (given, rules) => {
      const normal = normalizePath(given, rules);
      if (normal instanceof PathFault) return;
      assert.ok(normal.startsWith("/"));
      const dots = segmentsReadBy(normal).filter((segment) => /^\.{1,2}$/.test(segment));
      assert.deepEqual(dots, [], normal);
      if (rules.mergesSlashes) assert.doesNotMatch(normal, /\/\//);
      if (rules.unescapesSlashes) assert.doesNotMatch(normal, /%2f|%5c/i);
    }),
  );
});

test("a path without special characters is its own normal form, whatever its query", () => {
  fc.assert(
    fc.property(path, form, (given, rules) => {
      assert.equal(hasPlainPath(`${given}?%61/../b`), hasPlainPath(given));
      if (hasPlainPath(given)) assert.equal(normalizePath(given, rules), given);
    }),
  );
});

test("dot segments are resolved as a browser resolves them", () => {
  const plain = fc.array(fc.constantFrom("", ".", "..", "a", "b.", "%2e", ".%2E"), {
    minLength: 1,
  });
  fc.assert(
    fc.property(plain, (segments) => {
      const given = `/${segments.join("/")}`;
      assert.equal(normalizePath(given, KEEP), new URL(`http://a${given}`).pathname);
    }),
  );
});
