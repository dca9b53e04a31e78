import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { gatewayOf, object, service, slices, together } from "../manifests/objects.ts";
import { startUpstreams, type TestUpstream } from "./upstreams.ts";

/**
 * Sessions that stay at one endpoint: by an expression, by a cookie, and by `sessionPersistence` of
 * routes.
 */

let upstreams: readonly TestUpstream[];
let gateway: Gateway;

before(async () => {
  upstreams = await startUpstreams(4);
  gateway = await Gateway.start({ config: configuration(), environment: { WORKER_THREADS: "2" } });
});

beforeEach(async () => {
  for (const upstream of upstreams) await upstream.revive();
});

after(async () => {
  await gateway[Symbol.asyncDispose]();
  for (const upstream of upstreams) await upstream.kill();
});

function configuration(): string {
  const endpoints = upstreams.map(({ port }) => `{ host: 127.0.0.1, port: ${port} }`).join(", ");
  const route = (name: string, affinity: string): string => `
      - name: ${name}
        matches: [{ path: { type: PathPrefix, value: /${name} } }]
        policies: { retry: { attempts: 3 } }
        backends:
          - static: { endpoints: [${endpoints}] }
            policies:
              health: { eviction: { duration: 60s } }
              sessionAffinity: ${affinity}`;
  return `
gateways:
  web:
    port: \${PORT}
    routes:${route("expression", `{ source: 'request.headers["x-user"]' }`)}${route(
      "cookie",
      "{ cookie: { name: stay, ttl: 1h } }",
    )}${route("one", "{ cookie: {} }")}${route("two", "{ cookie: {} }")}
`;
}

interface Answer {
  readonly text: string;
  readonly cookie: string | null;
}

async function ask(url: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const response = await fetch(url, { headers });
  return { text: await response.text(), cookie: response.headers.get("set-cookie") };
}

async function namesOf(
  requests: number,
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  for (let request = 0; request < requests; request++) names.add((await ask(url, headers)).text);
  return names;
}

test("requests with the same value of an expression go to one endpoint", async () => {
  const url = `${gateway.url}/expression`;
  const used = new Set<string>();
  for (let user = 0; user < 20; user++) {
    const names = await namesOf(3, url, { "x-user": `user ${user}` });
    assert.equal(names.size, 1);
    for (const name of names) used.add(name);
  }
  assert.ok(used.size > 1, "different users have different endpoints");
  assert.ok((await namesOf(60, url)).size > 1, "without a value they are balanced");
});

test("a session by cookie stays at its endpoint, and moves when that is gone", async () => {
  const url = `${gateway.url}/cookie`;
  const first = await ask(url);
  assert.match(first.cookie ?? "", /^stay=[\w-]+; Path=\/; Max-Age=3600; HttpOnly/);
  const cookie = first.cookie?.split(";")[0] ?? "";
  assert.deepEqual([...(await namesOf(20, url, { cookie }))], [first.text]);
  assert.equal(
    (await ask(url, { cookie })).cookie,
    null,
    "a client with the cookie does not get it again",
  );
  await upstreams.find(({ name }) => name === first.text)?.kill();
  const moved = await ask(url, { cookie });
  assert.notEqual(moved.text, first.text);
  const next = moved.cookie?.split(";")[0] ?? "";
  assert.deepEqual([...(await namesOf(10, url, { cookie: next }))], [moved.text]);
});

test("sessions at two backends have a cookie each, so that a client keeps both", async () => {
  const one = await ask(`${gateway.url}/one`);
  const two = await ask(`${gateway.url}/two`);
  const cookies = [one, two].map(({ cookie }) => cookie?.split(";")[0] ?? "");
  for (const cookie of cookies) assert.match(cookie, /^gateway-session-[\da-f]{8}=/);
  assert.equal(new Set(cookies.map((cookie) => cookie.split("=")[0])).size, 2);
  const jar = { cookie: cookies.join("; ") };
  assert.deepEqual([...(await namesOf(20, `${gateway.url}/one`, jar))], [one.text]);
  assert.deepEqual([...(await namesOf(20, `${gateway.url}/two`, jar))], [two.text]);
});

for (const [type, carrier] of [
  ["Cookie", "cookie: { name: stay }"],
  ["Header", "header: { name: x-stay }"],
] as const)
  test(`sessionPersistence of a route of a file keeps backend and endpoint by ${type}`, async () => {
    const [a = 0, b = 0, c = 0, d = 0] = upstreams.map(({ port }) => port);
    const pair = (one: number, other: number): string =>
      `static: { endpoints: [{ host: 127.0.0.1, port: ${one} }, { host: 127.0.0.1, port: ${other} }] }`;
    await using file = await Gateway.start({
      config: `
gateways:
  web:
    port: \${PORT}
    routes:
      - sessionPersistence: { type: ${type}, ${carrier} }
        backends: [{ ${pair(a, b)} }, { ${pair(c, d)} }]
`,
    });
    await checkSessions(file.url, type);
  });

for (const [type, carrier] of [
  ["Cookie", { cookie: { name: "stay" } }],
  ["Header", { header: { name: "x-stay" } }],
] as const)
  test(`sessionPersistence of a route keeps backend and endpoint by ${type}`, async () => {
    const [a = 0, b = 0, c = 0, d = 0] = upstreams.map(({ port }) => port);
    await using manifests = await Gateway.start({
      config: (port) => ({
        "all.yaml": together(
          gatewayOf(port),
          object("gateway.networking.k8s.io/v1", "HTTPRoute", "app", "default", {
            parentRefs: [{ name: "web", namespace: "infra" }],
            rules: [
              {
                sessionPersistence: { type, ...carrier },
                backendRefs: [
                  { name: "one", port: 80 },
                  { name: "two", port: 80 },
                ],
              },
            ],
          }),
          service("one"),
          slices("one", [a, b]),
          service("two"),
          slices("two", [c, d]),
        ),
      }),
    });
    await checkSessions(manifests.url, type);
  });

/** Checks that requests without a session reach all four endpoints, and those of a session one. */
async function checkSessions(url: string, type: "Cookie" | "Header"): Promise<void> {
  assert.equal((await namesOf(60, url)).size, 4);
  const response = await fetch(url);
  const name = await response.text();
  const session: Record<string, string> =
    type === "Cookie"
      ? { cookie: response.headers.get("set-cookie")?.split(";")[0] ?? "" }
      : { "x-stay": response.headers.get("x-stay") ?? "" };
  assert.deepEqual([...(await namesOf(20, url, session))], [name]);
}
