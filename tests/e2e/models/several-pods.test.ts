import assert from "node:assert/strict";
import { constants, createServer, type ServerHttp2Stream } from "node:http2";
import { after, before, beforeEach, test } from "node:test";
import { freePort } from "@edge-gateway/testkit/free-port";
import { listen } from "@edge-gateway/testkit/listen";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { ModelServer } from "@edge-gateway/testkit/servers/model-server";
import { openaiAnswer } from "../llm/vendors.ts";
import {
  aiBackend,
  backendPolicy,
  edgeModel,
  gatewayOf,
  object,
  route,
  service,
  slices,
  toEdgeBackend,
  together,
} from "../manifests/objects.ts";

/** Models behind a Service, of whose pods one is away: nothing was sent, so another pod gets the request. */

const REQUESTS = 20;

let pod: ModelServer;
let other: ModelServer;
let gateway: Gateway;

const behind = (name: string) => ({
  backendRef: { name, port: 80 },
  formats: [{ type: "Completions" }],
});
const first = { providers: [{ name: "first", custom: behind("half-away") }] };
const second = { providers: [{ name: "second", custom: behind("there") }] };
const hashed = { sessionAffinity: { source: 'request.headers["x-user"]' } };
const sticky = { sessionAffinity: { cookie: { name: "pod" } } };
/** The first failure evicts the provider. */
const evicting = { health: { eviction: { duration: "60s" } } };
const model = (name: string, at: string) =>
  edgeModel(name, { provider: "Custom", custom: behind(at), match: { model: name } });
/** A route whose sessions stay where they began. */
const persistent = (name: string, backend: string) =>
  object("gateway.networking.k8s.io/v1", "HTTPRoute", name, "default", {
    parentRefs: [{ name: "web", namespace: "infra" }],
    rules: [
      {
        matches: [{ path: { type: "PathPrefix", value: `/${name}` } }],
        sessionPersistence: { type: "Cookie", cookie: { name: "pod" } },
        backendRefs: [toEdgeBackend(backend)],
      },
    ],
  });
const target = (name: string, priority: number) => ({ modelRef: { name }, priority });

before(async () => {
  pod = await ModelServer.start();
  other = await ModelServer.start();
  const away = await freePort();
  gateway = await Gateway.start({
    config: (port) => ({
      "all.yaml": together(
        gatewayOf(port),
        service("half-away"),
        slices("half-away", [away, pod.port]),
        service("there"),
        slices("there", [other.port]),
        model("plain", "half-away"),
        model("next", "there"),
        edgeModel("virtual", {
          match: { model: "virtual" },
          virtualModel: { failover: { targets: [target("plain", 0), target("next", 1)] } },
        }),
        route("one", "/one", toEdgeBackend("one")),
        aiBackend("one", { provider: { custom: behind("half-away") } }),
        service("both"),
        slices("both", [pod.port, other.port]),
        backendPolicy("both", { group: "", kind: "Service", name: "both" }, sticky),
        route("sticky", "/sticky", toEdgeBackend("sticky")),
        aiBackend("sticky", { provider: { custom: behind("both") } }),
        route("sticky-group", "/sticky-group", toEdgeBackend("sticky-group")),
        aiBackend("sticky-group", {
          groups: [{ providers: [{ name: "both", custom: behind("both") }] }],
        }),
        ...["pod", "other"].flatMap((name) => [
          service(name),
          slices(name, [name === "pod" ? pod.port : other.port]),
          backendPolicy(name, { group: "", kind: "Service", name }, sticky),
        ]),
        route("sticky-services", "/sticky-services", toEdgeBackend("services")),
        aiBackend("services", {
          groups: [{ providers: ["pod", "other"].map((name) => ({ name, custom: behind(name) })) }],
        }),
        ...["left", "right"].flatMap((name) => [
          service(name),
          slices(name, [name === "left" ? pod.port : other.port]),
          backendPolicy(name, { group: "", kind: "Service", name }, hashed),
        ]),
        route("hashed-services", "/hashed-services", toEdgeBackend("hashed")),
        aiBackend("hashed", {
          groups: [
            { providers: ["left", "right"].map((name) => ({ name, custom: behind(name) })) },
          ],
        }),
        persistent("kept-provider", "one-of-both"),
        aiBackend("one-of-both", { provider: { custom: behind("two") } }),
        persistent("kept-group", "group-of-both"),
        aiBackend("group-of-both", {
          groups: [
            {
              providers: ["two", "two"].map((name, at) => ({
                name: `p${at}`,
                custom: behind(name),
              })),
            },
          ],
        }),
        service("two"),
        slices("two", [pod.port, other.port]),
        persistent("kept-server", "servers"),
        aiBackend("servers", {
          groups: [
            {
              providers: [pod, other].map(({ port: at }, index) => ({
                name: `s${index}`,
                host: "127.0.0.1",
                port: at,
                custom: { formats: [{ type: "Completions" }] },
              })),
            },
          ],
        }),
        route("group", "/group", toEdgeBackend("group")),
        aiBackend("group", { groups: [first] }),
        route("groups", "/groups", toEdgeBackend("groups")),
        aiBackend("groups", { groups: [first, second] }, evicting),
      ),
    }),
  });
});

after(() => Promise.all([gateway?.[Symbol.asyncDispose](), pod?.close(), other?.close()]));

beforeEach(() => {
  for (const server of [pod, other]) {
    server.seen.length = 0;
    server.answer = () => openaiAnswer;
  }
});

function send(url: string, name: string, headers: object = {}): Promise<Response> {
  return fetch(`${url}/v1/chat/completions`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ model: name, messages: [{ role: "user", content: "Hi" }] }),
  });
}

/** Returns the status and body of a model's response. */
async function ask(url: string, name: string): Promise<readonly [number, string]> {
  const response = await send(url, name);
  return [response.status, await response.text()];
}

for (const [what, path, name] of [
  ["of an EdgeModel", "", "plain"],
  ["of a virtual model, before the next target", "", "virtual"],
  ["of an EdgeBackend", "/one", "plain"],
  ["of a provider of a group", "/group", "plain"],
  ["of a provider, before the next group, and the provider is not to blame", "/groups", "plain"],
] as const)
  test(`another pod ${what} gets the request`, async () => {
    for (let request = 0; request < REQUESTS; request++)
      assert.equal((await ask(gateway.url + path, name))[0], 200);
    assert.deepEqual([pod.seen.length, other.seen.length], [REQUESTS, 0]);
  });

for (const [what, path] of [
  ["an EdgeBackend", "/sticky"],
  ["a provider of a group", "/sticky-group"],
  ["one of several providers of a group", "/sticky-services"],
  ["a provider, on a route with sessionPersistence", "/kept-provider"],
  ["a group, on a route with sessionPersistence", "/kept-group"],
  ["a group of single servers, on a route with sessionPersistence", "/kept-server"],
] as const)
  test(`the session of a cookie stays with its server of ${what}`, async () => {
    const first = await send(gateway.url + path, "any");
    await first.text();
    const cookie = first.headers.get("set-cookie")?.split(";")[0];
    assert.match(cookie ?? "", /^pod=/);
    for (let request = 1; request < REQUESTS; request++)
      await (await send(gateway.url + path, "any", { cookie })).text();
    const seen = [pod.seen.length, other.seen.length].toSorted((one, two) => one - two);
    assert.deepEqual(seen, [0, REQUESTS]);
  });

test("sessions that an expression names are shared between the providers of a group", async () => {
  for (let user = 0; user < REQUESTS; user++)
    await (
      await send(`${gateway.url}/hashed-services`, "any", { "x-user": `user ${user}` })
    ).text();
  for (const server of [pod, other]) assert.ok(server.seen.length > 0);
});

test("another pod gets a request whose stream is refused, and the provider is not to blame", async () => {
  const begin = (answer: (stream: ServerHttp2Stream) => void) =>
    listen(createServer().on("stream", (stream) => answer(stream.on("error", () => {}))));
  await using refusing = await begin((stream) => stream.close(constants.NGHTTP2_REFUSED_STREAM));
  const message = { role: "assistant", content: "Hello" };
  const choices = [{ index: 0, message, finish_reason: "stop" }];
  const responding = (id: string) =>
    begin((stream) => {
      stream.respond({ ":status": 200, "content-type": "application/json" });
      stream.resume().on("end", () => stream.end(JSON.stringify({ id, choices })));
    });
  await using here = await responding("here");
  await using next = await responding("next");
  await using http2 = await Gateway.start({
    config: (port) => ({
      "all.yaml": together(
        gatewayOf(port),
        service("half-away"),
        slices("half-away", [refusing.port, here.port]),
        service("there"),
        slices("there", [next.port]),
        route("groups", "/", toEdgeBackend("groups")),
        aiBackend(
          "groups",
          { groups: [first, second] },
          { ...evicting, http: { version: "HTTP2" } },
        ),
      ),
    }),
  });
  for (let request = 0; request < REQUESTS; request++)
    assert.match((await ask(http2.url, "plain"))[1], /"id":"here"/);
});
