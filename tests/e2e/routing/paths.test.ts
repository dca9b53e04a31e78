import assert from "node:assert/strict";
import { once } from "node:events";
import { request as httpRequest } from "node:http";
import { connect } from "node:http2";
import { text } from "node:stream/consumers";
import { after, before, describe, test } from "node:test";
import fc from "fast-check";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { Listening } from "@edge-gateway/testkit/listen";
import { startEcho, type Echo } from "@edge-gateway/testkit/servers/upstream";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { inject } from "../trace/gwctl.ts";

/** No spelling of a path reaches another route or policy than the path that the backend gets. */

interface Seen {
  readonly status: number;
  readonly location: string | undefined;
  readonly body: string;
  /** The request target that the backend received; undefined if it received none. */
  readonly forwarded: string | undefined;
}

type Ask = (port: number, target: string) => Promise<Seen>;

let echo: Listening;
let gateway: Gateway;
/** Ports of gateways with different path settings of their frontend. */
let ports: Readonly<Record<keyof typeof SETTINGS, number>>;

const SETTINGS = {
  REJECT: "{ normalization: RejectRequest }",
  KEEP: "{ normalization: KeepUnchanged }",
  FORWARD: "{ escapedSlashesAction: UnescapeAndForward, mergeSlashes: false }",
  ESCAPED: "{ escapedSlashesAction: KeepUnchanged }",
  REFUSED: "{ escapedSlashesAction: RejectRequest }",
  UNMERGED: "{ mergeSlashes: false }",
} as const;

function configuration(): string {
  const gateways = Object.entries(SETTINGS).map(
    ([name, path]) => `
  ${name.toLowerCase()}:
    port: \${${name}}
    frontend: { http: { path: ${path} } }`,
  );
  const names = ["normal", ...Object.keys(SETTINGS).map((name) => name.toLowerCase())];
  const route = (path: string, rest: string) => `
- gateways: [${names.join(", ")}]
  matches: [{ path: { type: PathPrefix, value: "${path}" } }]
  ${rest}`;
  const address = echo.url.replace("http://", "");
  const toEcho = `backends: [{ host: "${address}", policies: { http: { version: HTTP1 } } }]`;
  const denied = `authorization: { policy: { matchExpressions: ["false"] } }`;
  return `
gateways:
  normal:
    port: \${PORT}${gateways.join("")}
routes:${route("/api", toEcho)}${route("/api/admin", `policies: { ${denied} }\n  ${toEcho}`)}${route(
    "/cel",
    `policies: { authorization: { policy: { matchExpressions: ['!request.path.startsWith("/cel/admin")'] } } }\n  ${toEcho}`,
  )}${route(
    "/inner",
    `filters: [{ type: URLRewrite, urlRewrite: { path: { type: ReplacePrefixMatch, replacePrefixMatch: /v1 } } }]\n  ${toEcho}`,
  )}${route(
    "/old",
    `filters: [{ type: RequestRedirect, requestRedirect: { path: { type: ReplacePrefixMatch, replacePrefixMatch: /new } } }]`,
  )}${route(
    "/says",
    `policies: { directResponse: { status: 200, bodyExpression: 'request.path + " " + request.pathAndQuery + " " + request.uri' } }`,
  )}${route("/caf%c3%a9", toEcho)}
`;
}

before(async () => {
  echo = await startEcho();
  const names = Object.keys(SETTINGS) as (keyof typeof SETTINGS)[];
  const entries = await Promise.all(names.map(async (name) => [name, await freePort()] as const));
  ports = Object.fromEntries(entries) as typeof ports;
  const environment = Object.fromEntries(entries.map(([name, port]) => [name, String(port)]));
  gateway = await Gateway.start({ config: configuration(), environment });
});

after(async () => {
  await gateway?.[Symbol.asyncDispose]();
  await echo?.close();
});

const askHttp1: Ask = async (port, target) => {
  const request = httpRequest({ host: "127.0.0.1", port, path: target }).end();
  const [response] = await once(request, "response");
  const { statusCode, headers } = response;
  return seen(statusCode, headers.location, await text(response));
};

const WAYS: Readonly<Record<string, Ask>> = {
  "HTTP/1.1": askHttp1,
  "HTTP/1.1 with an absolute target": (port, target) =>
    askHttp1(port, `http://127.0.0.1:${port}${target}`),
  "HTTP/2": async (port, target) => {
    const session = connect(`http://127.0.0.1:${port}`);
    try {
      const stream = session.request({ ":path": target }).end();
      const [headers] = await once(stream, "response");
      return seen(headers[":status"], headers.location, await text(stream));
    } finally {
      session.close();
    }
  },
};

function seen(status: number, location: string | undefined, body: string): Seen {
  const forwarded = body.startsWith("{") ? (JSON.parse(body) as Echo).url : undefined;
  return { status, location, body, forwarded };
}

const ADMIN = [
  "/api/admin",
  "/api/%61dmin",
  "/api/%61%64%6D%69%6e",
  "/api/y/../admin",
  "/api/./admin",
  "/api/%2e/admin",
  "/api/x/%2e%2E/admin",
  "/api/x/.%2e/admin/z",
  "/api/../api/admin",
  "/api//admin",
  "//api///admin",
  "/api\\admin",
  "/api/x\\..\\admin",
  "/inner/../api/admin?x=/../y",
];

for (const [way, ask] of Object.entries(WAYS)) {
  describe(way, () => {
    for (const target of ADMIN) {
      test(`${target} does not reach the backend by the route /api`, async () => {
        const { status, forwarded } = await ask(gateway.port, target);
        assert.deepEqual([status, forwarded], [403, undefined]);
      });
    }

    test("the backend gets the path that was matched, and the unchanged query", async () => {
      for (const [target, forwarded] of [
        ["/api/a/./b/../c?d=%61/../e//f", "/api/a/c?d=%61/../e//f"],
        ["/api/%7euser/%C3%a9%20", "/api/~user/%C3%A9%20"],
        ["/api/admin/../x/", "/api/x/"],
        ["/api/plain?%2F//..", "/api/plain?%2F//.."],
        ["/api/.hidden/a..b", "/api/.hidden/a..b"],
        ["/caf%C3%A9/x", "/caf%C3%A9/x"],
        ["/c%61f%c3%A9", "/caf%C3%A9"],
      ]) {
        assert.equal((await ask(gateway.port, target ?? "")).forwarded, forwarded, target);
      }
    });

    test("an expression over the path sees the same one", async () => {
      for (const target of ["/cel/%61dmin", "/cel/x/../admin", "/cel//admin"]) {
        assert.equal((await ask(gateway.port, target)).status, 403, target);
      }
      const { body } = await ask(gateway.port, "/says/a/../%62?c=%64");
      const [path, pathAndQuery, uri = ""] = body.split(" ");
      assert.deepEqual([path, pathAndQuery], ["/says/b", "/says/b?c=%64"]);
      assert.match(uri, /^http:\/\/[^/]+\/says\/b\?c=%64$/);
    });

    test("nothing leaves the prefix that a rewrite puts before it", async () => {
      for (const [target, forwarded] of [
        ["/inner/a", "/v1/a"],
        ["/inner/a/../b", "/v1/b"],
        ["/inner/%2e%2e/api/x", "/api/x"],
        ["/%69nner/x", "/v1/x"],
      ]) {
        assert.equal((await ask(gateway.port, target ?? "")).forwarded, forwarded, target);
      }
      for (const target of ["/inner/../secret", "/inner/%2e%2e/%2e%2e/secret"]) {
        assert.equal((await ask(gateway.port, target)).status, 404, target);
      }
    });

    test("a redirect replaces the prefix of the path that was matched", async () => {
      const { location } = await ask(gateway.port, "/x/../%6fld/a//b?c");
      assert.match(location ?? "", /^http:\/\/127\.0\.0\.1:\d+\/new\/a\/b\?c$/);
    });

    test("malformed percent-encoding and an encoded NUL are refused", async () => {
      for (const target of ["/api/%zz", "/api/%", "/api/%%361dmin", "/api/admin%00"]) {
        const { status, body } = await ask(gateway.port, target);
        assert.deepEqual([status, body], [400, "bad request"], target);
      }
    });

    test("what some servers read as a dot segment is refused, other parameters are forwarded", async () => {
      for (const target of [
        "/api/x/..;/admin",
        "/api/x/%2e%2E;y=1/admin",
        "/api/x/.;/admin",
        "/api/x/..%3B/admin",
        "/api/x%2f..;/admin",
        "/api/x/%c0%ae%c0%ae/admin",
        "/api%c0%afadmin",
      ])
        assert.equal((await ask(gateway.port, target)).status, 400, target);
      assert.equal((await ask(gateway.port, "/api/x;y=1/...;")).forwarded, "/api/x;y=1/...;");
    });

    test("an escaped slash leads the client to the path with slashes", async () => {
      for (const [target, location] of [
        ["/api%2Fadmin?a=%2F", "/api/admin?a=%2F"],
        ["/api/x%5c..%2fadmin", "/api/admin"],
        ["/%2F%5Cevil.example/%2e%2e", "/"],
        ["/%2Fevil.example", "/evil.example"],
      ]) {
        const { status, location: found } = await ask(gateway.port, target ?? "");
        assert.deepEqual([status, found], [307, location], target);
      }
    });
  });
}

const piece = fc.constantFrom(
  ...["/", "/", "api", "%61pi", "admin", "adm%69n", ".", "..", "%2e", "%2E.", "\\", "x", "%252e"],
);
const targets = fc.array(piece, { maxLength: 10 }).map((pieces) => `/api/${pieces.join("")}`);

/** The path as read by a server that decodes, merges and resolves everything it can. */
function readLeniently(target: string): string {
  const decoded = decodeURIComponent(target).replaceAll(/[/\\]+/g, "/");
  return new URL(decoded.replaceAll("%", "%25"), "http://backend.example").pathname;
}

test("no spelling gets a path to the backend that it could read as the protected one", async () => {
  const property = fc.asyncProperty(targets, async (target) => {
    const { forwarded } = await askHttp1(gateway.port, target);
    if (forwarded === undefined) return;
    assert.doesNotMatch(readLeniently(forwarded), /^\/api\/admin(?:\/|$)/, target);
    assert.equal((await askHttp1(gateway.port, forwarded)).forwarded, forwarded);
  });
  await fc.assert(property, { numRuns: 300 });
});

test("a redirect to a path with two slashes does not lead to another host", async () => {
  const { location } = await askHttp1(ports.UNMERGED, "/%2Fevil.example?a");
  assert.equal(location, "/.//evil.example?a");
  assert.equal(new URL(location ?? "", gateway.url).host, new URL(gateway.url).host);
});

test("escaped slashes stay where the frontend keeps them, and resolve nothing", async () => {
  const { forwarded } = await askHttp1(ports.ESCAPED, "/api/group%2fproject/%61?x");
  assert.equal(forwarded, "/api/group%2Fproject/a?x");
  for (const target of ["/api/..%2Fadmin", "/api/x%2f%2e%2e/admin", "/api/%2E%5cadmin"]) {
    assert.equal((await askHttp1(ports.ESCAPED, target)).status, 400, target);
  }
});

test("escaped slashes are refused, or become slashes, where the frontend says so", async () => {
  assert.equal((await askHttp1(ports.REFUSED, "/api/a%2Fb")).status, 400);
  assert.equal((await askHttp1(ports.REFUSED, "/api/a%5cb")).status, 400);
  assert.equal((await askHttp1(ports.REFUSED, "/api/a?b=%2F")).status, 200);
  assert.equal((await askHttp1(ports.FORWARD, "/api%2fadmin")).status, 403);
  assert.equal((await askHttp1(ports.FORWARD, "/api/x%2F..%2Fb")).forwarded, "/api/b");
});

test("slashes in a row stay where the frontend does not merge them", async () => {
  assert.equal((await askHttp1(ports.UNMERGED, "/api//a///b")).forwarded, "/api//a///b");
});

test("a path that is not normalized is refused where the frontend says so", async () => {
  for (const target of [
    "/api/%61",
    "/api/./a",
    "/api//a",
    "/api/a%2Fb",
    "/api/%c3%a9",
    "/api\\a",
  ]) {
    assert.equal((await askHttp1(ports.REJECT, target)).status, 400, target);
  }
  const { forwarded } = await askHttp1(ports.REJECT, "/api/%C3%A9/.a?%61//..");
  assert.equal(forwarded, "/api/%C3%A9/.a?%61//..");
});

test("paths are forwarded unchanged with KeepUnchanged", async () => {
  const target = "/api/%61/../b//c%2Fd\\e/%zz";
  assert.equal((await askHttp1(ports.KEEP, target)).forwarded, target);
  assert.equal((await askHttp1(ports.KEEP, "/caf%C3%A9")).status, 404);
  assert.equal((await askHttp1(ports.KEEP, "/caf%c3%a9")).forwarded, "/caf%c3%a9");
});

test("OPTIONS of the server as a whole has no path", async () => {
  const request = httpRequest({ method: "OPTIONS", port: ports.REJECT, path: "*" }).end();
  const [response] = await once(request, "response");
  response.resume();
  assert.equal(response.statusCode, 404);
});

test("a trace begins with the received path, and continues with the one that was matched", async () => {
  const url = "http://gateway.example/api/a/../%62";
  const { out } = await inject(gateway, ["--raw"], url, "--path-as-is");
  const paths = out
    .split("\n")
    .filter((line) => line.includes('"requestSnapshot"'))
    .map((line) => JSON.parse(line).message.requestState.request.path);
  assert.deepEqual(paths, ["/api/a/../%62", "/api/b", "/api/b", "/api/b"]);
});

test("the access log has the path that was matched, or the one that was refused", async () => {
  await askHttp1(gateway.port, "/api/logged/../%6cine");
  await askHttp1(gateway.port, "/api/%zz/refused");
  await waitFor("lines of the log", () => gateway.output.includes("/api/%zz/refused"));
  assert.match(gateway.output, /http\.path=\/api\/line /);
  assert.match(gateway.output, /malformed percent-encoding/);
  assert.doesNotMatch(gateway.output, /logged/);
});
