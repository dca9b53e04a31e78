import assert from "node:assert/strict";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { setImmediate } from "node:timers/promises";
import { TRACE, standIn } from "./gateway.suite.ts";
import { gwctl, local } from "./gwctl.suite.ts";

test("inject mode passes the arguments after the URL to curl unchanged, and never asks DNS", async (context) => {
  const gateway = await standIn(context);
  const { status, out, err } = await gwctl([
    ...local(gateway.adminPort, "--port", String(gateway.port)),
    "--",
    "http://api.invalid/path?q=1",
    "-X",
    "PUT",
    "-H",
    "Authorization: Bearer secret",
    "-d",
    "a b  $HOME 'quoted' --raw",
  ]);
  assert.deepEqual([status, err], [0, ""]);
  assert.match(out, /Request Done/);
  assert.doesNotMatch(out, /secret|the body/);
  const [request] = gateway.requests;
  assert.equal(request?.head.method, "PUT");
  assert.equal(request?.head.url, "/path?q=1");
  assert.equal(request?.head.headers.host, "api.invalid");
  assert.equal(request?.head.headers.authorization, "Bearer secret");
  assert.equal(request?.body, "a b  $HOME 'quoted' --raw");
});

test("the port of a URL only changes the Host header, and the scheme of a URL may be missing", async (context) => {
  const gateway = await standIn(context);
  const args = local(gateway.adminPort, "--port", String(gateway.port));
  assert.equal((await gwctl([...args, "--", "http://api.invalid:8443/"])).status, 0);
  assert.equal(gateway.requests[0]?.head.headers.host, "api.invalid:8443");
  assert.equal((await gwctl([...args, "--", "api.invalid/x"])).status, 0);
  assert.equal(gateway.requests[1]?.head.headers.host, "api.invalid");
});

test("every request goes to the listener, whatever host its URL or redirect names", async (context) => {
  const answered: string[] = [];
  const gateway = await standIn(context, {
    answer: (response, self) => {
      answered.push(`${response.req.headers.host} ${response.req.url}`);
      self.write(TRACE);
      response.end();
    },
  });
  const other = await standIn(context);
  const args = [...local(gateway.adminPort, "--port", String(gateway.port)), "--"];
  const elsewhere = `http://127.0.0.1:${other.port}/second`;
  gateway.watched = () => {};
  const several = gwctl([...args, "http://x{1,2}.invalid/", elsewhere]);
  while (answered.length < 3) await setImmediate();
  gateway.end();
  assert.equal((await several).status, 0);
  assert.deepEqual(answered, ["x1.invalid /", "x2.invalid /", `127.0.0.1:${other.port} /second`]);
  assert.deepEqual(other.requests, []);
});

test("a redirect is followed to the listener, without DNS", async (context) => {
  const gateway = await standIn(context, {
    answer: (response, self) => {
      const { host } = response.req.headers;
      if (host === "a.invalid")
        return response.writeHead(302, { location: "http://b.invalid/" }).end();
      self.write(TRACE);
      self.end();
      return response.end();
    },
  });
  const args = local(gateway.adminPort, "--port", String(gateway.port));
  const { status, err } = await gwctl([...args, "--", "http://a.invalid/", "-L"]);
  assert.deepEqual([status, err], [0, ""]);
  assert.deepEqual(
    gateway.requests.map(({ head }) => head.headers.host),
    ["a.invalid", "b.invalid"],
  );
});

test("an https request to a listener without TLS fails with a hint", async (context) => {
  const gateway = await standIn(context);
  const args = local(gateway.adminPort, "--port", String(gateway.port));
  const { status, err } = await gwctl([...args, "--", "https://api.invalid/"]);
  assert.equal(status, 1);
  assert.match(err, /curl failed with exit status 35: .* protocol HTTP needs an http:\/\/ URL\n$/);
});

test("if curl cannot send the request, the trace ends and reports curl's exit status", async (context) => {
  const gateway = await standIn(context);
  const args = local(gateway.adminPort, "--port", String(gateway.port));
  const { status, err } = await gwctl([
    ...args,
    "--",
    "http://api.invalid/",
    "--cacert-is-no-option",
  ]);
  assert.equal(status, 1);
  assert.match(
    err,
    /curl: option --cacert-is-no-option[^]*error: curl failed with exit status 2\n$/,
  );
});

test("an interrupted request shows its trace and the failure of curl", async (context) => {
  const gateway = await standIn(context, {
    answer: (response, self) => {
      response.destroy();
      self.write(TRACE);
      self.end();
    },
  });
  const args = local(
    gateway.adminPort,
    "--port",
    String(gateway.port),
    "--",
    "http://api.invalid/",
  );
  const { status, out, err } = await gwctl(args);
  assert.equal(status, 1);
  assert.match(out, /Request Done/);
  assert.match(
    err,
    /error: curl failed with exit status 52: the connection ended without a response/,
  );
});

test("the error says that a port does not belong to a listener of the gateway", async (context) => {
  const [gateway, other] = [await standIn(context), await standIn(context)];
  const args = local(gateway.adminPort, "--port", String(other.port), "--", "http://api.invalid/");
  const { status, err } = await gwctl(args);
  assert.equal(status, 1);
  assert.match(err, /curl got a response, but the gateway traced no request: is --port/);
});

test("without curl the error says that curl is missing", async (context) => {
  const gateway = await standIn(context);
  const { PATH } = process.env;
  process.env["PATH"] = "/nowhere";
  context.after(() => (process.env["PATH"] = PATH));
  const args = local(
    gateway.adminPort,
    "--port",
    String(gateway.port),
    "--",
    "http://api.invalid/",
  );
  const { status, err } = await gwctl(args);
  assert.equal(status, 1);
  assert.match(err, /error: curl was not found: install it/);
});

test("curl's own output options hold, and an unanswered http URL has a hint", async (context) => {
  const folder = await mkdtemp(join(tmpdir(), "gwctl-"));
  context.after(() => rm(folder, { recursive: true }));
  const file = join(folder, "body");
  const gateway = await standIn(context);
  const args = [...local(gateway.adminPort, "--port", String(gateway.port)), "--"];
  assert.equal((await gwctl([...args, "http://a.invalid/", "-o", file])).status, 0);
  assert.equal(await readFile(file, "utf8"), "the body, which is not shown");
  const silent = await standIn(context, { answer: (response) => response.req.socket.destroy() });
  const port = ["--port", String(silent.port)];
  const { status, err } = await gwctl([
    ...local(silent.adminPort, ...port),
    "--",
    "http://a.invalid/",
  ]);
  assert.equal(status, 1);
  assert.match(err, /a listener of protocol HTTPS needs an https:\/\/ URL/);
});
