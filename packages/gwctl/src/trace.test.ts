import assert from "node:assert/strict";
import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { test } from "node:test";
import { TRACE, record, standIn } from "./gateway.suite.ts";
import { gwctl, local, started } from "./gwctl.suite.ts";

test("watch mode says that it waits, and lists index, type and summary of each event", async (context) => {
  const gateway = await standIn(context);
  gateway.watched = () => {
    gateway.write(TRACE);
    gateway.end();
  };
  const { status, out, err } = await gwctl(local(gateway.adminPort));
  assert.equal(status, 0);
  assert.equal(err, "waiting for the next request (Ctrl-C ends)\n");
  assert.equal(
    out,
    "  1  Request Start\n  2  Route            web/api (0 evaluated)\n  3  Request Done     200 after 2.5 ms\n",
  );
  assert.deepEqual(gateway.asked, ["/debug/trace"]);
});

test("--raw prints one JSON record per line, also of types it does not know; --detail asks for more", async (context) => {
  const gateway = await standIn(context);
  gateway.watched = () => {
    gateway.write(record({ type: "future", x: "\u009b31m" }) + TRACE);
    gateway.end();
  };
  const { status, out } = await gwctl(local(gateway.adminPort, "--raw", "--detail"));
  assert.equal(status, 0);
  assert.deepEqual(
    out
      .trimEnd()
      .split("\n")
      .map((line) => (JSON.parse(line) as { message: { type: string } }).message.type),
    ["future", "requestStarted", "routeSelection", "requestFinished"],
  );
  assert.match(out, /^[ -~\n]+$/);
  assert.deepEqual(gateway.asked, ["/debug/trace?detail=full"]);
});

test("options choose requests, and the trace is complete after the last of them", async (context) => {
  const gateway = await standIn(context);
  gateway.watched = () => {
    gateway.write(TRACE + TRACE);
    gateway.end();
  };
  const chosen = ["--filter", "request.path == '/a'", "--host", "a.test", "--path", "/a"];
  const args = local(gateway.adminPort, ...chosen, "--detail", "--count");
  const { status, out, err } = await gwctl([...args, "2"]);
  assert.equal(status, 0);
  assert.equal(err, "waiting for the next 2 requests that match (Ctrl-C ends)\n");
  assert.match(out, /^ +6 {2}Request Done/m);
  assert.deepEqual(gateway.asked, [
    "/api/trace?filter=request.path+%3D%3D+%27%2Fa%27&host=a.test&pathPrefix=%2Fa&count=2&detail=true",
  ]);
  const incomplete = await gwctl([...args, "3"]);
  assert.equal(incomplete.status, 1);
  assert.match(incomplete.err, /the trace is incomplete/);
  assert.equal((await gwctl([...args, "0"])).status, 2);
});

test("colours show severity on a terminal only", async (context) => {
  for (const colours of [true, false]) {
    const gateway = await standIn(context);
    gateway.watched = () => {
      gateway.write(
        record({ type: "routeSelection", selectedRoute: null, evaluatedRoutes: [] }, "error") +
          TRACE,
      );
      gateway.end();
    };
    const { out } = await gwctl(local(gateway.adminPort), { colours });
    assert.equal(out.includes("\u001b[31m"), colours);
  }
});

test("a stream that ends too early is an error; the received records are shown", async (context) => {
  const gateway = await standIn(context);
  gateway.watched = () => {
    gateway.write(record({ type: "requestStarted" }));
    gateway.end();
  };
  const { status, out, err } = await gwctl(local(gateway.adminPort));
  assert.deepEqual([status, out], [1, "  1  Request Start\n"]);
  assert.match(err, /error: the trace is incomplete: the gateway ended the trace\n$/);
});

test("when the reader of the output is gone, the trace ends and cancels its request", async (context) => {
  const gateway = await standIn(context, {
    answer: (_, self) => {
      child.stdout.destroy();
      self.write(TRACE);
    },
  });
  const args = local(gateway.adminPort, "--port", String(gateway.port), "--", "http://a.invalid/");
  const child = started(context, args);
  assert.deepEqual(await once(child, "exit"), [0, null]);
});

test("Ctrl-C ends a trace that waits with status 130", async (context) => {
  const gateway = await standIn(context);
  const child = started(context, local(gateway.adminPort));
  await once(child.stderr, "data");
  child.kill("SIGINT");
  assert.deepEqual(await once(child, "exit"), [130, null]);
});

test("Ctrl-C also ends the request that gwctl sent", async (context) => {
  const arrived = Promise.withResolvers<ServerResponse>();
  const gateway = await standIn(context, { answer: (response) => arrived.resolve(response) });
  const args = local(
    gateway.adminPort,
    "--port",
    String(gateway.port),
    "--",
    "http://api.invalid/",
  );
  const child = started(context, args);
  const response = await arrived.promise;
  const closed = once(response, "close");
  child.kill("SIGINT");
  assert.deepEqual(await once(child, "exit"), [130, null]);
  await closed;
});
