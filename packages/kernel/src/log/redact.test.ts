import assert from "node:assert/strict";
import { test } from "node:test";
import { REDACTED, Redaction, secretPlaces } from "./redact.ts";
import { SensitiveNames } from "./sensitive-names.ts";

function redaction(): Redaction {
  const names = new SensitiveNames(["X-Api-Token"]);
  names.queryParameter("Mine");
  return new Redaction(names);
}

test("authorization and proxy-authorization are always redacted, configured headers too", () => {
  const none = new Redaction(new SensitiveNames());
  assert.equal(none.header("authorization", "Bearer secret"), "<redacted>");
  assert.equal(none.header("proxy-authorization", "Basic secret"), "<redacted>");
  assert.equal(none.header("x-api-token", "shown"), "shown");
  assert.equal(redaction().header("x-api-token", "secret"), "<redacted>");
});

test("headers with API keys are always redacted", () => {
  const none = new Redaction(new SensitiveNames());
  for (const name of ["x-api-key", "api-key", "x-goog-api-key"])
    assert.equal(none.header(name, "secret"), "<redacted>");
});

test("the values of cookies are redacted, not their names and attributes", () => {
  const { header } = { header: (name: string, text: string) => redaction().header(name, text) };
  assert.equal(header("cookie", "a=1; sid=secret"), "a=<redacted>; sid=<redacted>");
  assert.equal(header("cookie", "secret; b="), "<redacted>; b=");
  assert.equal(header("set-cookie", "sid=secret; Path=/"), "sid=<redacted>; Path=/");
  assert.equal(header("set-cookie", "sid=secret"), "sid=<redacted>");
});

test("query parameters are redacted by their decoded name, in any URI", () => {
  const { text, header } = {
    text: (value: string) => redaction().text(value),
    header: (name: string, value: string) => redaction().header(name, value),
  };
  for (const name of ["access_token", "ACCESS_TOKEN", "api_key", "key", "client_secret", "mine"])
    assert.equal(text(`/a?x=1&${name}=secret&y=2`), `/a?x=1&${name}=<redacted>&y=2`);
  assert.equal(text("/a?access%5Ftoken=secret#f"), "/a?access%5Ftoken=<redacted>#f");
  assert.equal(text("/a?%zz=1&access_token=secret"), "/a?%zz=1&access_token=<redacted>");
  assert.equal(text("/a?x=b?access_token=secret"), "/a?x=b?access_token=<redacted>");
  assert.equal(text("/a?access_token=secret?key=1"), "/a?access_token=<redacted>");
  assert.equal(text("/a;access_token=secret"), "/a;access_token=<redacted>");
  assert.equal(text("/a#access_token=secret&x=1"), "/a#access_token=<redacted>&x=1");
  assert.equal(text("/a?keys=1&monkey=2&x"), "/a?keys=1&monkey=2&x");
  for (const name of ["location", "referer", "x-original-url"])
    assert.equal(
      header(name, "http://h/?access_token=secret"),
      "http://h/?access_token=<redacted>",
    );
  assert.equal(
    header("link", '<https://h/?api_key=secret>; rel="next"'),
    '<https://h/?api_key=<redacted>>; rel="next"',
  );
});

test("a part of a name in the notations of lists and objects is that name", () => {
  const text = (value: string): string => redaction().text(value);
  for (const name of ["key[]", "key%5B0%5D", "user[key]", "auth.key", "+key", "mine[a][b]"])
    assert.equal(text(`/a?x=1&${name}=secret&y=2`), `/a?x=1&${name}=<redacted>&y=2`);
  assert.equal(text("/a?monkey[]=1&keys.x=2"), "/a?monkey[]=1&keys.x=2");
});

test("parameters and user information of a URI inside of a parameter or path are redacted", () => {
  const text = (value: string): string => redaction().text(value);
  const learned: string[] = [];
  const inner = "https://h/?x=1&key=a secret&y=2#access_token=b";
  const once = encodeURIComponent(inner);
  const hidden = once.replace("a%20secret", "<redacted>").replace(/b$/, "<redacted>");
  assert.equal(text(`/a?next=${once}&z=3`), `/a?next=${hidden}&z=3`);
  assert.equal(text(`/go/${once}`), `/go/${hidden}`);
  assert.equal(text(`/go/${once.toLowerCase()}`).includes("secret"), false);
  const twice = encodeURIComponent(once);
  const shown = redaction()
    .learning((secret) => learned.push(secret))
    .text(`/a?next=${twice}&z=3`);
  assert.doesNotMatch(shown, /secret/);
  assert.match(shown, /key%253D<redacted>%2526y%253D2.*&z=3$/);
  assert.ok(learned.includes("a secret"), learned.join());
  assert.equal(text("/a?n=%3Fkeys%3D1%26monkey%3D2"), "/a?n=%3Fkeys%3D1%26monkey%3D2");
  const user = encodeURIComponent("https://u:secret@h/a@b");
  assert.equal(text(`/a?next=${user}`), "/a?next=https%3A%2F%2F<redacted>%40h%2Fa%40b");
});

test("user information of a URI is redacted", () => {
  assert.equal(redaction().text("http://user:secret@host/a@b"), "http://<redacted>@host/a@b");
  assert.equal(redaction().text("//user@host/a@b"), "//<redacted>@host/a@b");
  assert.equal(redaction().text("/go?to=http://u:secret@h/"), "/go?to=http://<redacted>@h/");
  assert.equal(redaction().text("/a@b"), "/a@b");
  assert.equal(redaction().text("/a//b@c"), "/a//b@c");
});

test("if a credential is read from the path, no path is shown", () => {
  const names = new SensitiveNames();
  assert.equal(new Redaction(names).uri("http://h/a?x=1"), "http://h/a?x=1");
  names.hidesPaths = true;
  const hiding = new Redaction(names);
  assert.equal(hiding.path("/secret"), "<redacted>");
  assert.equal(hiding.uri("http://h/secret?x=1"), "http://h<redacted>");
  assert.equal(hiding.uri("http://h"), "http://h");
});

test("if a credential is read from the path, no query is shown, and every part of a target is learned", () => {
  const names = new SensitiveNames();
  const learned = new Set<string>();
  const hiding = new Redaction(names).learning((secret) => learned.add(secret));
  assert.equal(hiding.query("a=1&sig=2"), "a=1&sig=2");
  names.queryParameter("sig");
  assert.equal(hiding.query("a=1&SIG=secret"), "a=1&SIG=<redacted>");
  names.hidesPaths = true;
  assert.equal(hiding.query("t=secret"), "<redacted>");
  hiding.learnTarget("/a/first?t=sec%20ond");
  for (const part of ["first", "sec%20ond", "sec ond", "/a/first"])
    assert.ok(learned.has(part), part);
});

test("the first word of a header with an unknown scheme is learned", () => {
  const learned = new Set<string>();
  redaction()
    .learning((secret) => learned.add(secret))
    .header("authorization", "secret-one two");
  assert.ok(learned.has("secret-one") && learned.has("secret-one two"));
});

test("values under the name of a sensitive header are hidden in a document", () => {
  const shown = redaction().document({
    authorization: { policy: { matchExpressions: ["true"] } },
    set: [
      { name: "Authorization", value: "Bearer secret" },
      { name: "x", value: "shown" },
    ],
    headers: { "X-API-Token": "secret", "proxy-authorization": ["secret", "secret"] },
    add: [{ name: "Cookie", value: "sid=secret" }],
    url: "https://user:secret@host/?api_key=secret",
  });
  assert.deepEqual(shown, {
    authorization: { policy: { matchExpressions: ["true"] } },
    set: [
      { name: "Authorization", value: "<redacted>" },
      { name: "x", value: "shown" },
    ],
    headers: { "X-API-Token": "<redacted>", "proxy-authorization": "<redacted>" },
    add: [{ name: "Cookie", value: "sid=<redacted>" }],
    url: "https://<redacted>@host/?api_key=<redacted>",
  });
});

test("values that a schema marks as secret are hidden in a document", () => {
  const isSecret = secretPlaces(
    [
      ["session", "key"],
      ["list", "*", "key"],
      ["users", "*"],
    ],
    ["config"],
  );
  const document = {
    config: { session: { key: "secret" }, list: [{ key: "secret" }], users: ["secret"] },
    key: "shown",
  };
  assert.deepEqual(redaction().document(document, isSecret), {
    config: {
      session: { key: "<redacted>" },
      list: [{ key: "<redacted>" }],
      users: ["<redacted>"],
    },
    key: "shown",
  });
});

test("a key set with a private or symmetric key is hidden in a document, one of public keys is not", () => {
  const shown = (key: object) => redaction().document({ inline: JSON.stringify({ keys: [key] }) });
  for (const key of [
    { kty: "EC", x: "a", d: "b" },
    { kty: "oct", k: "b" },
  ])
    assert.deepEqual(shown(key), { inline: REDACTED });
  const open = { kty: "RSA", n: "a", e: "AQAB", kid: "d" };
  assert.deepEqual(shown(open), { inline: JSON.stringify({ keys: [open] }) });
});

test("the callback gets the hidden values, without the authentication scheme", () => {
  const learned: string[] = [];
  const learning = redaction().learning((secret) => learned.push(secret));
  learning.header("authorization", "Bearer abc");
  learning.header("x-api-token", "def");
  learning.header("cookie", 'sid="ghi"');
  learning.text("/?access_token=j%20k");
  learning.document({ set: [{ name: "authorization", value: "Basic lmn" }] });
  assert.deepEqual(learned.splice(0), ["abc", "def", "ghi", "j k", "j%20k", "lmn"]);
  learning.header("authorization", `Basic ${Buffer.from("me:word").toString("base64")}`);
  assert.deepEqual(learned.splice(0), ["word", "bWU6d29yZA=="]);
  const names = new SensitiveNames();
  names.header("X-Ticket", "Ticket=");
  new Redaction(names, (secret) => learned.push(secret)).header("x-ticket", "Ticket=abc");
  assert.deepEqual(learned, ["abc", "Ticket=abc"]);
});

test("a field, cookie or parameter called __proto__ is an ordinary name", () => {
  const document: unknown = JSON.parse('{"__proto__": {"authorization": "secret"}}');
  const shown = redaction().document(document);
  assert.equal(JSON.stringify(shown), '{"__proto__":{"authorization":"<redacted>"}}');
});
