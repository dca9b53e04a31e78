import assert from "node:assert/strict";
import { test } from "node:test";
import { formAuthority, HostTable, hostOf } from "./host-table.ts";

test("an exact host comes first, then suffixes from the longest, then every host", () => {
  const table = new HostTable<string>();
  for (const host of ["a.b.example.com", "*.b.example.com", "*.example.com"]) table.set(host, host);
  table.set(undefined, "any");
  const asked: string[] = [];
  table.find("a.b.example.com", (value) => {
    asked.push(value);
    return undefined;
  });
  assert.deepEqual(asked, ["a.b.example.com", "*.b.example.com", "*.example.com", "any"]);
});

test("a wildcard matches one label or several, never the bare suffix", () => {
  const table = new HostTable<string>();
  table.set("*.example.com", "wild");
  const find = (host: string) => table.find(host, (value) => value);
  assert.equal(find("a.example.com"), "wild");
  assert.equal(find("a.b.example.com"), "wild");
  assert.equal(find("example.com"), undefined);
  assert.equal(find(".example.com"), undefined);
});

test("the host of an authority has no port, trailing dot or capitals", () => {
  assert.equal(hostOf("Example.COM:8080"), "example.com");
  assert.equal(hostOf("example.com."), "example.com");
  assert.equal(hostOf("[::1]:8080"), "[::1]");
  assert.equal(hostOf("127.0.0.1"), "127.0.0.1");
  assert.equal(hostOf(""), "");
});

test("every spelling of an authority has one form; a port that is not that of the scheme stays", () => {
  for (const [authority, scheme, form] of [
    ["A.example.com", "http", "a.example.com"],
    ["a.example.com.", "http", "a.example.com"],
    ["a.example.com:80", "http", "a.example.com"],
    ["a.example.com.:0443", "https", "a.example.com"],
    ["a.example.com:", "http", "a.example.com"],
    ["A.example.com:0443", "http", "a.example.com:443"],
    ["[FE80::1]:80", "http", "[fe80::1]"],
    ["[::1]", "https", "[::1]"],
    ["a.example.com:443", "", "a.example.com:443"],
    ["", "http", ""],
  ] as const)
    assert.equal(formAuthority(authority, scheme), form, authority);
});
