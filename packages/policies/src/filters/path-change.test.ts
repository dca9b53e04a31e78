import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { compilePathChange, withPath } from "./path-change.ts";

/**
 * The table in the documentation of HTTPPathModifier.replacePrefixMatch (Gateway API): path, prefix,
 * replacement, result.
 */
const TABLE = [
  ["/foo/bar", "/foo", "/xyz", "/xyz/bar"],
  ["/foo/bar", "/foo", "/xyz/", "/xyz/bar"],
  ["/foo/bar", "/foo/", "/xyz", "/xyz/bar"],
  ["/foo/bar", "/foo/", "/xyz/", "/xyz/bar"],
  ["/foo", "/foo", "/xyz", "/xyz"],
  ["/foo/", "/foo", "/xyz", "/xyz/"],
  ["/foo/bar", "/foo", "", "/bar"],
  ["/foo/", "/foo", "", "/"],
  ["/foo", "/foo", "", "/"],
  ["/foo/", "/foo", "/", "/"],
  ["/foo", "/foo", "/", "/"],
  ["/bar", "/", "/xyz", "/xyz/bar"],
] as const;

for (const [path, prefix, replacePrefixMatch, expected] of TABLE) {
  test(`${path} with "${replacePrefixMatch}" for the prefix ${prefix} is ${expected}`, () => {
    const change = compilePathChange({ type: "ReplacePrefixMatch", replacePrefixMatch }, prefix);
    assert.equal(change?.(path), expected);
  });
}

test("a path that another rewrite has changed has no prefix to replace", () => {
  const change = compilePathChange(
    { type: "ReplacePrefixMatch", replacePrefixMatch: "/xyz" },
    "/foo",
  );
  for (const path of ["/other/where", "/foobar", "/"]) assert.equal(change?.(path), path);
});

test("a full replacement replaces every path", () => {
  const change = (replaceFullPath: string) =>
    compilePathChange({ type: "ReplaceFullPath", replaceFullPath }, undefined)?.("/a/b");
  assert.deepEqual(["/x/", "x", ""].map(change), ["/x/", "/x", "/"]);
});

test("without a prefix in the route's match, no prefix is replaced", () => {
  const modifier = { type: "ReplacePrefixMatch", replacePrefixMatch: "/a" } as const;
  assert.equal(compilePathChange(modifier, undefined), undefined);
});

const segment = fc.stringMatching(/^[a-z0-9.~%-]{1,5}$/);
const segments = fc.array(segment, { maxLength: 4 });
const prefix = fc
  .array(segment, { minLength: 1, maxLength: 4 })
  .map((parts) => `/${parts.join("/")}`);

test("the path after the prefix is kept, the result is absolute, and the reverse change gives the original path", () => {
  fc.assert(
    fc.property(segments, prefix, prefix, (rest, from, to) => {
      const join = (before: string): string => [before, ...rest].join("/");
      const forth = compilePathChange(
        { type: "ReplacePrefixMatch", replacePrefixMatch: to },
        from,
      )?.(join(from));
      assert.equal(forth, join(to));
      const back = compilePathChange({ type: "ReplacePrefixMatch", replacePrefixMatch: from }, to);
      assert.equal(back?.(forth ?? ""), join(from));
    }),
  );
});

test("the query is unchanged", () => {
  assert.equal(withPath("/a?b=/c?d", "/x"), "/x?b=/c?d");
  assert.equal(withPath("/a?", "/x"), "/x?");
  assert.equal(withPath("/a", "/x"), "/x");
});
