import assert from "node:assert/strict";
import { test } from "node:test";
import { clientUrls } from "./client-urls.ts";
import { eventsIn } from "./events-in.ts";

async function* textsOf(...texts: readonly string[]): AsyncGenerator<string> {
  yield* texts;
}

test("the events of a stream are read wherever the text is split", async () => {
  const text = ': hello\n\nevent: a\ndata: {"a":1}\r\n\r\ndata: 2\ndata: 3\n\ndata: last';
  for (let at = 0; at <= text.length; at++) {
    const events = eventsIn(textsOf(text.slice(0, at), text.slice(at)));
    assert.deepEqual(await Array.fromAsync(events), ['{"a":1}', "2\n3", "last"]);
  }
});

test("clients reach a backend at the hosts, ports and paths of its routes", () => {
  const place = { path: "x" };
  const listener = {
    id: "web",
    gateway: "web",
    port: 8443,
    protocol: "HTTPS",
    connections: 0,
    place,
  } as const;
  const match = { pathType: "PathPrefix", path: "/mcp", headers: [], queryParams: [] } as const;
  const route = {
    id: "r",
    name: "r",
    kind: "HTTP",
    listeners: ["web"],
    policies: [],
    inherited: [],
    place,
  } as const;
  const routes = [
    { ...route, hostnames: [], matches: [match], backends: [{ backend: "tools", weight: 1 }] },
    { ...route, hostnames: ["a.test"], matches: [], backends: [{ backend: "other", weight: 1 }] },
  ];
  const urls = (...backends: readonly string[]) =>
    clientUrls({ routes, listeners: [listener] }, new Set(backends), "localhost");
  assert.deepEqual(urls("tools"), ["https://localhost:8443/mcp"]);
  assert.deepEqual(urls("other"), ["https://a.test:8443/"]);
  assert.deepEqual(urls(), []);
});
