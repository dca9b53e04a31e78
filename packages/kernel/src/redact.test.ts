import assert from "node:assert/strict";
import { test } from "node:test";
import { Redaction, SensitiveNames, secretPlaces } from "./redact.ts";

function redaction(): Redaction {
  const names = new SensitiveNames(["X-Api-Token"]);
  names.queryParameter("access_token");
  names.cookie("sid");
  return new Redaction(names);
}

test("authorization and proxy-authorization are always redacted, configured headers too", () => {
  const none = new Redaction(new SensitiveNames());
  assert.equal(none.header("authorization", "Bearer secret"), "<redacted>");
  assert.equal(none.header("proxy-authorization", "Basic secret"), "<redacted>");
  assert.equal(none.header("x-api-token", "shown"), "shown");
  assert.equal(redaction().header("x-api-token", "secret"), "<redacted>");
});

test("only the named cookies are redacted", () => {
  assert.equal(redaction().header("cookie", "a=1; sid=secret; b=2"), "a=1; sid=<redacted>; b=2");
  assert.equal(redaction().header("set-cookie", "sid=secret; Path=/"), "sid=<redacted>; Path=/");
  assert.equal(redaction().header("set-cookie", "other=1; Path=/"), "other=1; Path=/");
});

test("query parameters are redacted by their decoded name, wherever a URI stands", () => {
  const { uri, header } = {
    uri: (text: string) => redaction().uri(text),
    header: (name: string, text: string) => redaction().header(name, text),
  };
  assert.equal(uri("/a?x=1&access_token=secret"), "/a?x=1&access_token=<redacted>");
  assert.equal(uri("/a?access%5Ftoken=secret#f"), "/a?access%5Ftoken=<redacted>#f");
  assert.equal(uri("/a?%zz=1&access_token=secret"), "/a?%zz=1&access_token=<redacted>");
  assert.equal(uri("http://host/a?access_token=secret"), "http://host/a?access_token=<redacted>");
  assert.equal(header("location", "/b?access_token=secret"), "/b?access_token=<redacted>");
  assert.equal(
    header("referer", "http://h/?access_token=secret"),
    "http://h/?access_token=<redacted>",
  );
});

test("user information of a URI is redacted", () => {
  assert.equal(redaction().uri("http://user:secret@host/a@b"), "http://<redacted>@host/a@b");
  assert.equal(redaction().uri("/a@b"), "/a@b");
});

test("a document shows no value that stands under the name of a sensitive header", () => {
  const shown = redaction().document({
    authorization: { policy: { matchExpressions: ["true"] } },
    set: [
      { name: "Authorization", value: "Bearer secret" },
      { name: "x", value: "shown" },
    ],
    headers: { "X-API-Token": "secret", "proxy-authorization": ["secret", "secret"] },
  });
  assert.deepEqual(shown, {
    authorization: { policy: { matchExpressions: ["true"] } },
    set: [
      { name: "Authorization", value: "<redacted>" },
      { name: "x", value: "shown" },
    ],
    headers: { "X-API-Token": "<redacted>", "proxy-authorization": "<redacted>" },
  });
});

test("a document shows nothing where a schema places a secret", () => {
  const isSecret = secretPlaces(
    [
      ["session", "key"],
      ["list", "*", "key"],
    ],
    ["config"],
  );
  const document = {
    config: { session: { key: "secret" }, list: [{ key: "secret" }] },
    key: "shown",
  };
  assert.deepEqual(redaction().document(document, isSecret), {
    config: { session: { key: "<redacted>" }, list: [{ key: "<redacted>" }] },
    key: "shown",
  });
});

test("who asks learns the values, without the scheme of authentication", () => {
  const learned: string[] = [];
  const learning = redaction().learning((secret) => learned.push(secret));
  learning.header("authorization", "Bearer abc");
  learning.header("x-api-token", "def");
  learning.header("cookie", "sid=ghi");
  learning.uri("/?access_token=j%20k");
  learning.document({ set: [{ name: "authorization", value: "Basic lmn" }] });
  assert.deepEqual(learned, ["abc", "def", "ghi", "j k", "j%20k", "lmn"]);
});

test("a field, cookie or parameter called __proto__ is only a name", () => {
  const document: unknown = JSON.parse('{"__proto__": {"authorization": "secret"}}');
  const shown = redaction().document(document);
  assert.equal(JSON.stringify(shown), '{"__proto__":{"authorization":"<redacted>"}}');
});
