import assert from "node:assert/strict";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { test } from "node:test";
import { standIn } from "./gateway.suite.ts";
import { gwctl, local, started } from "./gwctl.suite.ts";

test("if an admin server is absent or refuses, the error says what to do", async (context) => {
  const gone = await gwctl(local(1));
  assert.equal(gone.status, 1);
  assert.match(gone.err, /nothing listens on localhost:1: start the gateway with 'gw -f FILE'/);
  const body = '{"error":"too many watchers","message":"64 traces are already open; close one"}';
  const busy = await standIn(context, { refuse: { status: 503, body } });
  assert.match(
    (await gwctl(local(busy.adminPort))).err,
    /refused \/debug\/trace: 64 traces are already open/,
  );
});

test("a server that is not a gateway's admin server is reported as such, and its body is not shown", async (context) => {
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

test("without a kubeconfig, and with one whose server cannot be reached, the error says so", async (context) => {
  const folder = await mkdtemp(join(tmpdir(), "gwctl-"));
  context.after(() => rm(folder, { recursive: true }));
  const file = join(folder, "config");
  await writeFile(
    file,
    "apiVersion: v1\nkind: Config\nclusters: [{name: c, cluster: {server: 'https://127.0.0.1:1'}}]\n" +
      "users: [{name: u, user: {}}]\ncontexts: [{name: x, context: {cluster: c, user: u}}]\ncurrent-context: x\n",
  );
  const unreached = await gwctl(["get", "--kubeconfig", file]);
  assert.equal(unreached.status, 1);
  assert.match(unreached.err, /^error: the API server at https:\/\/127\.0\.0\.1:1: /);
  const environment = { PATH: process.env["PATH"], HOME: folder };
  const child = started(context, ["get"], environment);
  const [said] = await Promise.all([text(child.stderr), once(child, "exit")]);
  assert.equal(
    said,
    "error: no cluster can be reached: there is no kubeconfig: name one with KUBECONFIG\n",
  );
  assert.equal(child.exitCode, 1);
});

test("the beginning of several commands shows them", async () => {
  for (const args of [["mcp"], ["mcp", "--help"], ["help", "mcp"]]) {
    const { status, out } = await gwctl(args);
    assert.equal(status, 0);
    assert.match(out, /^ {2}mcp tools /m);
    assert.doesNotMatch(out, /^ {2}proxy trace/m);
  }
  assert.match((await gwctl(["mcp", "call", "--help"])).out, /Usage:\n {2}gwctl mcp call/);
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
  ["proxy trace gateway/a gateway/b", /unexpected argument 'gateway\/b'/],
  ["proxy trace -f x --port 1", /--port cannot be used with --file/],
  ["proxy trace --local web", /--local takes no name/],
  ["version", /unknown command 'version'; did you mean '--version'\?/],
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
  ["proxy trace --local --port 80 -- http://a --next http://b", /'--next' starts another request/],
  ["proxy trace -x", /unknown option '-x'/],
  ["config status web", /'web' is not a resource that can be reached/],
];

for (const [args, message] of WRONG) {
  test(`'gwctl ${args}' is a usage error`, async () => {
    const { status, out, err } = await gwctl(args.split(" ").filter((word) => word !== ""));
    assert.deepEqual([status, out], [2, ""]);
    assert.match(err, message);
  });
}

test("--help and --version print their texts, and a --help after -- belongs to curl", async () => {
  assert.match((await gwctl(["--help"])).out, /proxy trace/);
  assert.match(
    (await gwctl(["proxy", "trace", "--help"])).out,
    /--proxy-admin-port PORT +Port of the admin server \(default 15000\)/,
  );
  assert.match((await gwctl(["--version"])).out, /^gwctl \d+\.\d+\.\d+\n$/);
  assert.equal((await gwctl(["proxy", "trace", "--local", "--", "--help"])).status, 2);
});

test("short options and options of the cluster are written as for kubectl", async () => {
  const absent = /no cluster can be reached: .*'\/nowhere'/;
  for (const args of [
    "get -n=edge --kubeconfig=/nowhere",
    "get -nedge --kubeconfig /nowhere",
    "--kubeconfig /nowhere -n edge get",
    "--kubeconfig=/nowhere proxy trace gateway/web",
  ]) {
    const { status, err } = await gwctl(args.split(" "));
    assert.equal(status, 1, args);
    assert.match(err, absent, args);
  }
  assert.match((await gwctl(["get", "-Ax"])).err, /--all-namespaces takes no value/);
  assert.match((await gwctl(["-n", "edge"])).err, /a command is missing/);
  const local = await gwctl(["--context", "x", "proxy", "trace", "--local"]);
  assert.match(local.err, /--context cannot be used with --local/);
});

test("help is a command, too", async () => {
  assert.equal((await gwctl(["help"])).out, (await gwctl(["--help"])).out);
  const own = await gwctl(["proxy", "trace", "--help"]);
  assert.equal((await gwctl(["help", "proxy", "trace"])).out, own.out);
});

test("get says which kinds have no status", async () => {
  for (const [kind, where] of [
    ["edgeparameters", /EdgeParameters has no status: gateways and gateway classes report/],
    ["referencegrants", /ReferenceGrant has no status: .* report missing grants/],
  ] as const) {
    const { status, err } = await gwctl(["get", kind]);
    assert.equal(status, 2);
    assert.match(err, where);
  }
});

test("explain documents kinds and their fields, without a cluster", async () => {
  const { status, out } = await gwctl(["explain", "HTTPRoutes.spec.rules.matches"]);
  assert.equal(status, 0);
  assert.match(out, /^httpRoute\.spec\.rules\.matches\n[^]*\n {2}method \(GET or /);
  const json = await gwctl(["explain", "edgepolicy.spec.traffic", "--json"]);
  assert.equal(Object(JSON.parse(json.out)).path, "edgePolicy.spec.traffic");
});

test("explain suggests similar names", async () => {
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
