import assert from "node:assert/strict";
import { test } from "node:test";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { SILENT, startAdmin } from "../testing/admin.ts";
import { readyUi } from "../testing/ui.ts";
import type { UiFiles } from "./files.ts";
import { uiSource } from "./source.ts";

test("each path of the pages is the same page, with a strict policy", async (context) => {
  const { call } = await startAdmin(context, { ui: readyUi });
  for (const path of ["/ui", "/ui/", "/ui/traffic?q=a", "/ui/not/known"]) {
    const { response, text } = await call({ path });
    assert.equal(response.statusCode, 200, path);
    assert.equal(text, "<p>page");
    assert.equal(response.headers["cache-control"], "no-cache");
    assert.equal(response.headers["x-content-type-options"], "nosniff");
    assert.equal(response.headers["cross-origin-opener-policy"], "same-origin");
    const policy = String(response.headers["content-security-policy"]);
    assert.match(policy, /^default-src 'none'; script-src 'self'; .*frame-ancestors 'none'$/);
    assert.doesNotMatch(policy, /unsafe/);
  }
});

test("files are compressed as the client accepts, and kept forever", async (context) => {
  const { call } = await startAdmin(context, { ui: readyUi });
  const get = async (accepted: string): Promise<string> => {
    const headers = { "accept-encoding": accepted };
    const { response, text } = await call({ path: "/ui/assets/a-1.js", headers });
    assert.equal(response.headers["cache-control"], "public, max-age=31536000, immutable");
    assert.equal(response.headers["vary"], "accept-encoding");
    return `${text} as ${response.headers["content-encoding"] ?? "it is"}`;
  };
  assert.equal(await get("gzip, deflate, br"), "brotli as br");
  assert.equal(await get("gzip"), "gzip as gzip");
  assert.equal(await get("br;q=0, gzip;q=0.5"), "gzip as gzip");
  assert.equal(await get("identity"), "plain as it is");
  const { response } = await call({ path: "/ui/assets/a-2.js" });
  assert.equal(response.statusCode, 404);
});

test("pages are prepared once, when they are first asked for, and again after a failure", async (context) => {
  let loads = 0;
  const load = async () => {
    loads += 1;
    await Promise.resolve();
    throw new Error("no <disk>");
  };
  const ui = uiSource(SILENT, { load, isQuick: false });
  const { call } = await startAdmin(context, { ui });
  assert.equal(loads, 0);
  const first = await call({ path: "/ui" });
  assert.equal(first.response.statusCode, 503);
  assert.match(first.text, /http-equiv="refresh"/);
  assert.equal(loads, 1);
  const { text } = await waitFor("failure", async () => {
    const failed = await call({ path: "/ui" });
    return failed.response.statusCode === 500 && failed;
  });
  assert.match(text, /could not be built.*no &lt;disk>/);
  assert.equal(loads, 2);
});

test("who asks first waits for pages that only have to be read", async (context) => {
  const { promise, resolve } = Promise.withResolvers<UiFiles>();
  const { call } = await startAdmin(context, {
    ui: uiSource(SILENT, { load: () => promise, isQuick: true }),
  });
  const visits = [call({ path: "/ui" }), call({ path: "/ui/traffic" })];
  resolve(
    new Map([["index.html", { type: "text/html", plain: Buffer.from("<p>"), compressed: {} }]]),
  );
  for (const { response, text } of await Promise.all(visits))
    assert.deepEqual([response.statusCode, text], [200, "<p>"]);
});
