import assert from "node:assert/strict";
import { once } from "node:events";
import { request } from "node:http";
import type { IncomingMessage, RequestOptions } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { test } from "node:test";
import { TraceDecoder } from "@edge-gateway/trace";
import { LIMITS, STATUS, claim, startAdmin, until } from "./testing/admin.ts";
import { readyUi } from "./testing/ui.ts";

for (const method of ["GET", "POST"]) {
  test(`${method} /debug/trace reports that the trace is ready, streams one request, and ends with it`, async (context) => {
    const { port, hub } = await startAdmin(context);
    const sent = request({ port, method, path: "/debug/trace", agent: false }).end();
    const [response] = (await once(sent, "response")) as [IncomingMessage];
    assert.equal(response.headers["content-type"], "text/event-stream");
    assert.equal(await until(response, "\n\n"), ": ready\n\n");
    const recorder = claim(hub);
    recorder?.requestStarted();
    recorder?.requestFinished(200, null);
    const rest = await until(response, "requestFinished");
    assert.match(rest, /^data: \{.*"requestStarted"\}\}\n\ndata: \{.*\}\n\n$/);
    await once(response.resume(), "end");
  });
}

test("a slow reader learns how many records it lost, and gets the rest", async (context) => {
  const { open, hub } = await startAdmin(context);
  const response = await open({ path: "/debug/trace" });
  await until(response, "ready");
  const recorder = claim(hub);
  const route = "x".repeat(1000);
  const evaluated = Array.from({ length: 100 }, () => route);
  for (let record = 0; record < 40; record++) recorder?.routeSelection(route, evaluated);
  recorder?.requestFinished(200, null);
  const seen: number[] = [];
  let lost = 0;
  const decoder = new TraceDecoder(
    {
      record: (decoded) => {
        assert.ok(decoded.kind === "record");
        if (decoded.record.message.type === "recordsLost") lost += decoded.record.message.lost;
        else seen.push(decoded.record.eventEnd);
      },
    },
    1_000_000,
  );
  for await (const chunk of response) decoder.write(chunk as Uint8Array);
  assert.ok(lost > 0);
  assert.deepEqual(
    seen,
    seen.map((_, index) => index),
  );
  assert.equal(seen.length + lost, 41);
});

test("a waiting trace stream sends keepalive comments", async (context) => {
  const limits = { ...LIMITS, traceKeepaliveMilliseconds: 1 };
  const { open } = await startAdmin(context, { limits });
  assert.match(
    await until(await open({ path: "/debug/trace" }), "keepalive"),
    /^: ready\n\n: keepalive\n\n/,
  );
});

test("a watcher that disconnects is removed", async (context) => {
  const { open, hub } = await startAdmin(context);
  const cancelled = new Promise<void>((resolve) => {
    const { cancel } = hub;
    hub.cancel = (watcher) => {
      cancel.call(hub, watcher);
      resolve();
    };
  });
  const response = await open({ path: "/debug/trace" });
  await until(response, "ready");
  response.destroy();
  await cancelled;
  assert.equal(claim(hub), undefined);
});

test("too many watchers and unknown parameters are refused; a HEAD request starts no trace", async (context) => {
  const { call, open, hub } = await startAdmin(context);
  assert.equal((await call({ path: "/debug/trace", method: "HEAD" })).response.statusCode, 200);
  assert.equal(claim(hub), undefined);
  assert.equal((await call({ path: "/debug/trace?detial=full" })).response.statusCode, 400);
  assert.equal((await call({ path: "/debug/trace?detail=some" })).response.statusCode, 400);
  for (let count = 0; count < LIMITS.maxTraceWatchersPerClient; count++) {
    await until(await open({ path: "/debug/trace?detail=full" }), "ready");
  }
  const refused = await call({ path: "/debug/trace" });
  assert.equal(refused.response.statusCode, 429);
  assert.match(
    refused.text,
    /2 traces are already open by your address; .*maxTraceWatchersPerClient/,
  );
  const other = { path: "/debug/trace", localAddress: "127.0.0.2" };
  await until(await open(other), "ready");
  const full = await call(other);
  assert.equal(full.response.statusCode, 503);
  assert.match(full.text, /3 traces are already open; .*config\.observability\.maxTraceWatchers/);
});

test("foreign hosts and origins are refused, and the server's own are allowed", async (context) => {
  const { call, port } = await startAdmin(context);
  const status = async (headers: Record<string, string>): Promise<number | undefined> =>
    (await call({ path: "/config/status", headers })).response.statusCode;
  for (const host of ["localhost", "LOCALHOST:1", "127.0.0.1", "127.8.9.1:15000", "[::1]:15000"]) {
    assert.equal(await status({ host }), 200, host);
  }
  for (const host of [
    "evil.test",
    "localhost.evil.test",
    "10.0.0.1",
    "127.0.0.1.evil.test",
    "127.evil.test",
    "[::2]",
  ]) {
    assert.equal(await status({ host }), 403, host);
  }
  const host = `127.0.0.1:${port}`;
  assert.equal(await status({ host, origin: `http://${host}` }), 200);
  for (const origin of ["null", "http://evil.test", "http://localhost:3000", `https://${host}`]) {
    assert.equal(await status({ host, origin }), 403, origin);
  }
  assert.equal(await status({ host, "sec-fetch-site": "cross-site" }), 403);
  assert.equal(await status({ host, "sec-fetch-site": "same-origin" }), 200);
});

test("host names that the settings allow reach the server, also behind a proxy with TLS", async (context) => {
  const { call } = await startAdmin(context, { hosts: ["gw.example"] });
  const status = async (headers: Record<string, string>): Promise<number | undefined> =>
    (await call({ path: "/config/status", headers })).response.statusCode;
  for (const host of ["gw.example", "GW.example:15000"]) {
    assert.equal(await status({ host }), 200, host);
    assert.equal(await status({ host, origin: `https://${host}` }), 200, host);
    assert.equal(await status({ host, origin: "https://evil.test" }), 403, host);
  }
  for (const host of ["a.gw.example", "gw.example.evil.test", "evil.test"])
    assert.equal(await status({ host }), 403, host);
});

test("another site may open the pages, and nothing else", async (context) => {
  const { call, port } = await startAdmin(context, { ui: readyUi });
  for (const site of ["cross-site", "same-site"]) {
    const headers = {
      host: `localhost:${port}`,
      "sec-fetch-site": site,
      "sec-fetch-mode": "navigate",
    };
    const status = async (options: RequestOptions): Promise<number | undefined> =>
      (await call({ ...options, headers })).response.statusCode;
    for (const path of ["/ui", "/ui/", "/ui?a=b", "/ui/traffic"])
      assert.equal(await status({ path }), 200, path);
    assert.equal(await status({ path: "/" }), 308);
    for (const path of ["/debug/trace", "/config/status", "/config_dump", "/logging", "/unknown"])
      assert.equal(await status({ path }), 403, path);
    assert.equal(await status({ path: "/ui", method: "POST" }), 403);
    const embedded = { ...headers, "sec-fetch-mode": "no-cors" };
    const { response } = await call({ path: "/ui", headers: embedded });
    assert.equal(response.statusCode, 403);
  }
});

test("/ redirects to /ui", async (context) => {
  const { call } = await startAdmin(context);
  const { response } = await call({ path: "/" });
  assert.deepEqual([response.statusCode, response.headers.location], [308, "/ui"]);
});

test("/config/status reports the running configuration and the result of the last change", async (context) => {
  const { call } = await startAdmin(context);
  assert.deepEqual(JSON.parse((await call({ path: "/config/status" })).text), STATUS.config);
});

test("/config_dump shows the configuration without secrets", async (context) => {
  const { call } = await startAdmin(context, {
    dump: () => ({
      settings: { session: { key: "secret" } },
      listeners: [{ tls: { certificates: [{ certificate: "c", privateKey: "secret" }] } }],
      attachments: [{ policies: { auth: { key: "secret" } } }],
      named: { secrets: { a: { "tls.crt": "secret" } }, configMaps: { a: { "ca.crt": "c" } } },
      set: [{ name: "Authorization", value: "Bearer secret" }],
    }),
  });
  const { text } = await call({ path: "/config_dump" });
  assert.doesNotMatch(text, /"secret"/);
  assert.deepEqual(JSON.parse(text), {
    version: "1.2.3",
    generation: 3,
    config: {
      settings: { session: { key: "<redacted>" } },
      listeners: [{ tls: { certificates: [{ certificate: "c", privateKey: "<redacted>" }] } }],
      attachments: [{ policies: { auth: { key: "<redacted>" } } }],
      named: {
        secrets: { a: { "tls.crt": "<redacted>" } },
        configMaps: { a: { "ca.crt": "c" } },
      },
      set: [{ name: "Authorization", value: "<redacted>" }],
    },
  });
});

test("/logging shows and changes the log levels", async (context) => {
  const { call, levels } = await startAdmin(context);
  const post = (query: string) => call({ method: "POST", path: `/logging${query}` });
  assert.deepEqual(JSON.parse((await call({ path: "/logging" })).text), { levels: "info" });
  assert.equal((await post("?level=info,engine=debug")).response.statusCode, 200);
  assert.equal(levels.current, "info,engine=debug");
  const wrong = await post("?level=loud");
  assert.equal(wrong.response.statusCode, 400);
  assert.match(wrong.text, /'loud' is not a log level/);
  assert.equal((await post("")).response.statusCode, 400);
  assert.deepEqual(JSON.parse((await post("?reset")).text), { levels: "info" });
});

test("other sites cannot read a trace, and caches do not store it", async (context) => {
  const { open, call } = await startAdmin(context);
  const { response: head } = await call({ path: "/debug/trace", method: "HEAD" });
  for (const { headers } of [await open({ path: "/debug/trace" }), head]) {
    assert.equal(headers["content-type"], "text/event-stream");
    assert.equal(headers["cache-control"], "no-cache");
    assert.equal(headers["x-content-type-options"], "nosniff");
    assert.equal(headers["cross-origin-resource-policy"], "same-origin");
  }
});

test("/quitquitquit requires POST", async (context) => {
  const { call, shutdowns } = await startAdmin(context);
  const { response } = await call({ path: "/quitquitquit" });
  assert.deepEqual([response.statusCode, response.headers.allow, shutdowns()], [405, "POST", 0]);
  assert.equal((await call({ path: "/quitquitquit", method: "POST" })).response.statusCode, 202);
  assert.equal(shutdowns(), 1);
});

test("unknown paths, methods and failures are reported as JSON", async (context) => {
  const { call } = await startAdmin(context, {
    dump: () => {
      throw new Error("secret detail");
    },
  });
  const none = await call({ path: "/nothing?x" });
  assert.equal(none.response.statusCode, 404);
  assert.equal((JSON.parse(none.text) as { error: string }).error, "not found");
  const method = await call({ path: "/config/status", method: "DELETE" });
  assert.deepEqual([method.response.statusCode, method.response.headers.allow], [405, "GET, HEAD"]);
  const failed = await call({ path: "/config_dump" });
  assert.equal(failed.response.statusCode, 500);
  assert.doesNotMatch(failed.text, /secret/);
  for (const path of ["//evil.test/ui", "/constructor", "/__proto__", "/%00"]) {
    assert.equal((await call({ path })).response.statusCode, 404, path);
  }
});

test("a request with two Host fields is refused", async (context) => {
  const { port } = await startAdmin(context);
  const socket = connect(port, "127.0.0.1");
  socket.end(
    "GET /config/status HTTP/1.1\r\nHost: localhost\r\nHost: other\r\nConnection: close\r\n\r\n",
  );
  assert.match(await text(socket), /^HTTP\/1\.1 400 [^]*several Host fields/);
});
