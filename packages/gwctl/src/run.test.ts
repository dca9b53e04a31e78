import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { test } from "node:test";
import type { TestContext } from "node:test";
import { setImmediate } from "node:timers/promises";
import { TRACE, record, standIn } from "./gateway.suite.ts";
import { run } from "./run.ts";

async function gwctl(args: readonly string[], { colours = false } = {}) {
  let [out, err] = ["", ""];
  const interrupted = new AbortController().signal;
  const status = await run(args, {
    out: (text) => (out += text),
    err: (text) => (err += text),
    colours,
    interrupted,
  });
  return { status, out, err };
}

function local(adminPort: number, ...more: string[]): string[] {
  return ["proxy", "trace", "--local", "--proxy-admin-port", String(adminPort), ...more];
}

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

test("inject mode hands the arguments behind the URL to curl unaltered, and never asks DNS", async (context) => {
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

test("a port in the URL is in Host and does not matter otherwise; the scheme may be missing", async (context) => {
  const gateway = await standIn(context);
  const args = local(gateway.adminPort, "--port", String(gateway.port));
  assert.equal((await gwctl([...args, "--", "http://api.invalid:8443/"])).status, 0);
  assert.equal(gateway.requests[0]?.head.headers.host, "api.invalid:8443");
  assert.equal((await gwctl([...args, "--", "api.invalid/x"])).status, 0);
  assert.equal(gateway.requests[1]?.head.headers.host, "api.invalid");
});

test("wherever URLs and redirects lead, every request comes to the listener", async (context) => {
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

test("https to a listener without TLS fails with a hint", async (context) => {
  const gateway = await standIn(context);
  const args = local(gateway.adminPort, "--port", String(gateway.port));
  const { status, err } = await gwctl([...args, "--", "https://api.invalid/"]);
  assert.equal(status, 1);
  assert.match(err, /curl failed with exit status 35: .* protocol HTTP takes an http:\/\/ URL\n$/);
});

test("a request that curl cannot make ends the trace and tells curl's exit status", async (context) => {
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

test("a request that breaks off shows its trace and the failure of curl", async (context) => {
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
  assert.match(err, /error: curl failed with exit status 52\n$/);
});

test("a port that is not a listener of the gateway is named as such", async (context) => {
  const [gateway, other] = [await standIn(context), await standIn(context)];
  const args = local(gateway.adminPort, "--port", String(other.port), "--", "http://api.invalid/");
  const { status, err } = await gwctl(args);
  assert.equal(status, 1);
  assert.match(err, /curl got a response, but the gateway traced no request: is --port/);
});

test("without curl the error says so", async (context) => {
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

test("a stream that ends too early is an error, what came of it is shown", async (context) => {
  const gateway = await standIn(context);
  gateway.watched = () => {
    gateway.write(record({ type: "requestStarted" }));
    gateway.end();
  };
  const { status, out, err } = await gwctl(local(gateway.adminPort));
  assert.deepEqual([status, out], [1, "  1  Request Start\n"]);
  assert.match(err, /error: the trace is incomplete: the gateway ended it\n$/);
});

test("an admin server that is not there, or refuses, is told with what to do", async (context) => {
  const gone = await gwctl(local(1));
  assert.equal(gone.status, 1);
  assert.match(gone.err, /nothing listens on localhost:1: start the gateway with 'gw -f FILE'/);
  const body = '{"error":"too many watchers","message":"64 traces are being read; end one first"}';
  const busy = await standIn(context, { refuse: { status: 503, body } });
  assert.match(
    (await gwctl(local(busy.adminPort))).err,
    /refused \/debug\/trace: 64 traces are being read/,
  );
});

const STATUS = `${JSON.stringify({
  source: "config.yaml",
  generation: 1,
  since: "2026-11-22T20:00:00.000Z",
  synchronized: true,
  lastAttempt: { at: "2026-11-22T20:00:00.000Z", ok: true, diagnostics: [], problems: [] },
  restartNeeded: ["config.workerThreads"],
})}\n`;
const REFUSED = JSON.stringify({
  source: "config.yaml",
  generation: 1,
  since: "2026-11-22T20:00:00.000Z",
  synchronized: false,
  lastAttempt: {
    at: "2026-11-22T21:00:00.000Z",
    ok: false,
    diagnostics: [
      {
        file: "config.yaml",
        line: 9,
        column: 5,
        path: "gateways.web",
        severity: "error",
        message: "wrong",
      },
      {
        file: "config.yaml",
        line: 1,
        column: 1,
        path: "",
        severity: "warning",
        message: "o\u001bd\nd",
      },
    ],
    problems: ["port 80: address already in use"],
  },
  restartNeeded: [],
});

test("a server that is not a gateway's admin server is named as such, its body not shown", async (context) => {
  const html = { body: "<html>", type: "text/html" };
  for (const refuse of [
    { status: 200, ...html },
    { status: 404, ...html },
    { status: 200, body: "{}" },
    { status: 200, body: "data: {}\n\n", type: "text/event-stream" },
    { status: 200, body: ": hello\n\n", type: "text/event-stream" },
  ]) {
    const { adminPort } = await standIn(context, { refuse });
    const status = ["config", "status", "--proxy-admin-port", String(adminPort)];
    for (const args of [status, local(adminPort)]) {
      const { status, out, err } = await gwctl(args);
      assert.deepEqual([status, out], [1, ""]);
      assert.match(
        err,
        /^error: what listens on localhost:\d+ is not a gateway's admin server: name /,
      );
    }
  }
});

test("config status says for people what the gateway says; --json gives it as it is", async (context) => {
  const gateway = await standIn(context, { refuse: { status: 200, body: STATUS } });
  const port = ["--proxy-admin-port", String(gateway.adminPort)];
  for (const options of [port, ["--local", ...port]]) {
    const { status, out } = await gwctl(["config", "status", ...options]);
    const shown = [
      "source       config.yaml",
      "running      generation 1, since 2026-11-22T20:00:00.000Z",
      "last change  2026-11-22T20:00:00.000Z, applied",
      "restart to apply: config.workerThreads",
      "",
    ];
    assert.deepEqual([status, out], [0, shown.join("\n")]);
  }
  const { status, out } = await gwctl(["config", "status", "--json", ...port]);
  assert.deepEqual([status, out], [0, STATUS]);
  assert.deepEqual(new Set(gateway.asked), new Set(["/config/status"]));
});

test("config status shows the first hundred findings, and how many more there are", async (context) => {
  const { lastAttempt, ...rest } = JSON.parse(REFUSED);
  const diagnostics = Array.from({ length: 200 }, () => lastAttempt.diagnostics[0]);
  const body = JSON.stringify({
    ...rest,
    lastAttempt: { ...lastAttempt, diagnostics, omitted: 7 },
  });
  const gateway = await standIn(context, { refuse: { status: 200, body } });
  const { out } = await gwctl([
    "config",
    "status",
    "--proxy-admin-port",
    String(gateway.adminPort),
  ]);
  const lines = out.trimEnd().split("\n");
  assert.equal(lines.length, 3 + 100 + 1 + 1);
  assert.match(lines.at(-1) ?? "", /^ {2}107 more are not shown/);
});

test("config status fails while the newest change is refused, and says what is wrong with it", async (context) => {
  const gateway = await standIn(context, { refuse: { status: 200, body: REFUSED } });
  const port = ["--proxy-admin-port", String(gateway.adminPort)];
  const { status, out, err } = await gwctl(["config", "status", ...port]);
  assert.deepEqual([status, err], [1, "error: the newest change is refused\n"]);
  const shown = [
    "source       config.yaml",
    "running      generation 1, since 2026-11-22T20:00:00.000Z",
    "last change  2026-11-22T21:00:00.000Z, refused: the configuration before it runs",
    "  config.yaml:9:5: error: gateways.web: wrong",
    "  config.yaml:1:1: warning: o d d",
    "  port 80: address already in use",
    "",
  ];
  assert.equal(out, shown.join("\n"));
  const json = await gwctl(["config", "status", "--json", ...port]);
  assert.deepEqual([json.status, json.out], [1, REFUSED]);
});

test("config status takes what a gateway of another version says", async (context) => {
  const body = '{"generation":7,"lastAttempt":null,"more":[1]}';
  const gateway = await standIn(context, { refuse: { status: 200, body } });
  const { status, out } = await gwctl([
    "config",
    "status",
    "--proxy-admin-port",
    String(gateway.adminPort),
  ]);
  assert.equal(status, 0);
  assert.match(out, /^running {6}generation 7$/m);
});

test("output that nobody reads ends quietly; one that cannot be written is an error", async (context) => {
  const gateway = await standIn(context, { refuse: { status: 200, body: STATUS } });
  const main = new URL("main.ts", import.meta.url).pathname;
  const command = `"${process.execPath}" "${main}" config status --proxy-admin-port ${gateway.adminPort}`;
  const ended = { script: `${command} | true; echo "$PIPESTATUS"`, out: "0\n", err: /^$/ };
  const full = {
    script: `${command} >/dev/full; echo $?`,
    out: "1\n",
    err: /could not be written/,
  };
  for (const { script, out, err } of [ended, full]) {
    const child = spawn("bash", ["-c", script], { stdio: ["ignore", "pipe", "pipe"] });
    const [shown, told] = await Promise.all([text(child.stdout), text(child.stderr)]);
    assert.equal(shown, out);
    assert.match(told, err);
  }
});

test("a trace whose reader has gone ends, and the request that it sent with it", async (context) => {
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

const WRONG: readonly (readonly [args: string, message: RegExp])[] = [
  ["", /a command is missing/],
  ["proxy trac --local", /unknown command 'proxy trac'; did you mean 'proxy trace'\?/],
  [
    "proxy trace service/web",
    /'service\/web' is not a resource that can be reached: use gateway\/NAME/,
  ],
  ["proxy trace gateway/", /'gateway\/' is not a resource/],
  ["proxy trace --local -n x", /--namespace cannot be used with --local/],
  ["proxy trace gateway/a gateway/b", /'gateway\/b' is one argument too many/],
  ["proxy trace -f x --port 1", /--port cannot be used with --file/],
  ["proxy trace --local web", /--local takes no name/],
  ["trace --local", /unknown command 'trace'; did you mean 'proxy trace'\?/],
  ["proxy trace --local --rwa", /unknown option '--rwa'; did you mean --raw\?/],
  ["proxy trace --local --raw=1", /--raw takes no value/],
  ["proxy trace --local --port", /--port needs a value/],
  ["proxy trace --local --port 0 -- http://a", /must be a port from 1 to 65535, not '0'/],
  ["proxy trace --local --port 80", /--port needs a request to send/],
  ["proxy trace --local -- http://a", /a URL needs --port/],
  ["proxy trace --local --port 80 -- -X POST", /'-X' is not a URL/],
  ["proxy trace --local --port 80 -- ftp://a/", /'ftp:\/\/a\/' is not a URL/],
  ["proxy trace --local --port 80 -- http:///a", /is not a URL/],
  ["proxy trace --local --port 80 -- http://a --next http://b", /'--next' begins another request/],
  ["config status web", /'web' is not a resource that can be reached/],
];

for (const [args, message] of WRONG) {
  test(`'gwctl ${args}' is written wrongly`, async () => {
    const { status, out, err } = await gwctl(args.split(" ").filter((word) => word !== ""));
    assert.deepEqual([status, out], [2, ""]);
    assert.match(err, message);
  });
}

test("--help and --version answer, a --help behind -- belongs to curl", async () => {
  assert.match((await gwctl(["--help"])).out, /proxy trace/);
  assert.match(
    (await gwctl(["proxy", "trace", "--help"])).out,
    /--proxy-admin-port PORT +Port of the admin server \(default 15000\)/,
  );
  assert.match((await gwctl(["--version"])).out, /^gwctl \d+\.\d+\.\d+\n$/);
  assert.equal((await gwctl(["proxy", "trace", "--local", "--", "--help"])).status, 2);
});

function started(context: TestContext, args: readonly string[]) {
  const main = new URL("main.ts", import.meta.url).pathname;
  const child = spawn(process.execPath, [main, ...args], { stdio: ["ignore", "pipe", "pipe"] });
  context.after(() => child.kill("SIGKILL"));
  return child;
}

test("Ctrl-C ends a trace that waits with status 130", async (context) => {
  const gateway = await standIn(context);
  const child = started(context, local(gateway.adminPort));
  await once(child.stderr, "data");
  child.kill("SIGINT");
  assert.deepEqual(await once(child, "exit"), [130, null]);
});

test("Ctrl-C also ends the request that it sent", async (context) => {
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

test("explain says what kinds and their fields mean, without a cluster", async () => {
  const { status, out } = await gwctl(["explain", "HTTPRoutes.spec.rules.matches"]);
  assert.equal(status, 0);
  assert.match(out, /^httpRoute\.spec\.rules\.matches\n[^]*\n {2}method \(GET or /);
  const json = await gwctl(["explain", "edgepolicy.spec.traffic", "--json"]);
  assert.equal(Object(JSON.parse(json.out)).path, "edgePolicy.spec.traffic");
});

test("explain says what was probably meant", async () => {
  for (const [argument, said] of [
    ["edgepolicy.spec.trafic", /did you mean edgePolicy\.spec\.traffic\?/],
    ["htproute", /unknown kind 'htproute'; did you mean httproute\?/],
    [undefined, /a kind is missing, .* known are .*edgebackend/],
  ] as const) {
    const { status, err } = await gwctl(["explain", ...(argument === undefined ? [] : [argument])]);
    assert.equal(status, 2);
    assert.match(err, said);
  }
});
