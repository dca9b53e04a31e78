import assert from "node:assert/strict";
import { test } from "node:test";
import { isHost, parseServer } from "./server.ts";

const server = (host: string, port: number, tls = false) => ({ server: { host, port }, tls });

test("a server is a host with a port, an origin URL, or a socket", () => {
  assert.deepEqual(parseServer("127.0.0.1:3000"), server("127.0.0.1", 3000));
  assert.deepEqual(parseServer("app.internal:80"), server("app.internal", 80));
  assert.deepEqual(parseServer("app_1:80"), server("app_1", 80));
  assert.deepEqual(parseServer("0x7f.app:80"), server("0x7f.app", 80));
  assert.deepEqual(parseServer("[::1]:80"), server("::1", 80));
  assert.deepEqual(parseServer("http://app"), server("app", 80));
  assert.deepEqual(parseServer("https://app/"), server("app", 443, true));
  assert.deepEqual(parseServer("https://app:8443"), server("app", 8443, true));
  assert.deepEqual(parseServer("https://[::1]"), server("::1", 443, true));
  assert.deepEqual(parseServer("unix:/run/a.sock"), {
    server: { unixPath: "/run/a.sock" },
    tls: false,
  });
});

test("everything else is refused", () => {
  const texts = [
    "",
    "app",
    ":80",
    "app:",
    "app:0",
    "app:65536",
    "app:80/",
    "app:80/path",
    "http://app/path",
    "http://user@app",
    "http://app?x",
    "ftp://app:21",
    "unix:run/a.sock",
    "unix:",
    "::1:80",
    "[app]:80",
    "1.2.3:80",
    "1.2.3.4.5:80",
    "256.1.1.1:80",
    "0x7f000001:80",
    "0x7f.0.0.1:80",
    "127.0.0.1.:80",
    "-app:80",
    "app-:80",
    "a..b:80",
    "a b:80",
  ];
  for (const text of texts) assert.equal(parseServer(text), undefined, text);
});

test("a host is a name or an IP address without brackets", () => {
  for (const text of ["a", "a.example.", "10.0.0.1", "::1", "fe80::1"])
    assert.ok(isHost(text), text);
  for (const text of ["", "10.0.0", "a:80", "[::1]", "http://a", "a/b"])
    assert.ok(!isHost(text), text);
});
