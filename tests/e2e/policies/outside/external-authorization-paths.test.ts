import assert from "node:assert/strict";
import { request } from "node:http";
import { test } from "node:test";
import { startEcho, startUpstream } from "@edge-gateway/testkit/servers/upstream";
import { startGuarded } from "../guarded-gateway.ts";

/** Tests of the path that an HTTP authorization server is asked for. */

/** Sends a path as it is: `fetch` would encode it. */
function statusOf(port: number, path: string, headers: Record<string, string> = {}) {
  return new Promise<number | undefined>((resolve, reject) => {
    request({ host: "127.0.0.1", port, path, headers, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on("error", reject)
      .end();
  });
}

test("a value of a client in a computed path cannot choose another path", async () => {
  const asked: (string | undefined)[] = [];
  await using server = await startUpstream((request, response) => {
    asked.push(request.url);
    response.end();
  });
  await using echo = await startEcho();
  await using gateway = await startGuarded(echo, {
    url: server.url,
    http: { path: "'/check/' + request.headers['x-user']" },
  });
  for (const user of ["a/../../admin", "..", "a/%2E%2e/b", String.raw`..\admin`, "./admin"])
    assert.equal(await statusOf(gateway.port, "/", { "x-user": user }), 403, user);
  assert.deepEqual(asked.splice(0), []);
  for (const user of ["ada#b", "a\tb", String.raw`a\b`, "a b", "a?q=../x", "..a", "%41"])
    assert.equal(await statusOf(gateway.port, "/", { "x-user": user }), 200, user);
  assert.deepEqual(
    asked.map((path) => path?.slice("/check/".length)),
    ["ada%23b", "a%09b", "a%5Cb", "a%20b", "a?q=../x", "..a", "%41"],
  );
});

test("the server is asked for the path of the request, character by character", async () => {
  const asked: (string | undefined)[] = [];
  await using server = await startUpstream((request, response) => {
    asked.push(request.url);
    response.end();
  });
  await using echo = await startEcho();
  await using gateway = await startGuarded(echo, { url: server.url, http: {} });
  const paths = ["/a^b`{c}|d", `/a?x='"<>`, "/a;b=c?d=../e"];
  for (const path of paths) assert.equal(await statusOf(gateway.port, path), 200, path);
  assert.deepEqual(asked, paths);
});
