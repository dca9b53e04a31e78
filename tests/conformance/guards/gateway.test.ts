import assert from "node:assert/strict";
import { once } from "node:events";
import { Agent, request } from "node:http";
import { env } from "node:process";
import { after, before, describe, test } from "node:test";
import { type FormatName, isObject, type JsonObject } from "@edge-gateway/llm";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { Listening } from "@edge-gateway/testkit/listen";
import { startUpstream } from "@edge-gateway/testkit/servers/upstream";
import { BOUNDS, CASES, HIDDEN, lenient, randomBy, split, written } from "./hidden-requests.ts";
import { type HiddenRequest, hiddenWires } from "./hidden-wires.ts";
import { PlaceSearch, readTypes } from "./sdk-types.ts";

/**
 * No request that hides a text reaches a provider through a gateway with a guard. `HIDING_PLACES` and
 * `HIDING_SEED` are those of the test beside it.
 */

const COUNT = Number(env["HIDING_PLACES"] ?? 500);
const SEED = Number(env["HIDING_SEED"] ?? 1);
const CONNECTIONS = 16;
const HARMLESS = "hello";

interface Api {
  readonly path: string;
  readonly provider: object;
  readonly harmless: JsonObject;
}

const said = { model: "m", messages: [{ role: "user", content: HARMLESS }] };
const APIS: Partial<Record<FormatName, Api>> = {
  completions: { path: "/v1/chat/completions", provider: { openai: {} }, harmless: said },
  responses: {
    path: "/v1/responses",
    provider: { openai: {} },
    harmless: { model: "m", input: HARMLESS },
  },
  messages: {
    path: "/v1/messages",
    provider: { anthropic: {} },
    harmless: { ...said, max_tokens: 9 },
  },
  gemini: {
    path: "/v1beta/models/gemini-3-pro:generateContent",
    provider: { gemini: {} },
    harmless: { contents: [{ parts: [{ text: HARMLESS }] }] },
  },
  converse: {
    path: "/model/m/converse",
    provider: { bedrock: { region: "us-east-1" } },
    harmless: { messages: [{ role: "user", content: [{ text: HARMLESS }] }] },
  },
};

let provider: Listening;
let gateway: Gateway | undefined;
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
/** What the provider has received. */
const received: string[] = [];
/** The content types of what it has received. */
const types: (string | undefined)[] = [];

before(async () => {
  provider = await startUpstream((asked, response) => {
    let body = "";
    asked.setEncoding("utf8").on("data", (part: string) => (body += part));
    asked.on("end", () => {
      received.push(body);
      types.push(asked.headers["content-type"]);
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
  });
  const entries = Object.entries(APIS);
  const guard = {
    regex: { matches: [{ pattern: HIDDEN }], action: "Reject" },
    scope: ["SystemPrompt", "Messages", "ToolOutput", "ToolInput"],
  };
  const policies = { ai: { promptGuard: { request: [guard] } } };
  const routes = entries.map(([name, { path }]) => ({
    matches: [{ path: { type: "Exact", value: path } }],
    backends: [{ backend: name }],
  }));
  // All other paths, too.
  const everything = [...routes, { backends: [{ backend: "completions" }] }];
  const backends = Object.fromEntries(
    entries.map(([name, { provider: kind }]) => {
      const place = { ...kind, host: "127.0.0.1", port: provider.port };
      return [name, { ai: { provider: place }, policies }];
    }),
  );
  const gateways = { web: { port: "PORT", protocol: "HTTP", routes: everything } };
  const config = JSON.stringify({ backends, gateways }).replace('"PORT"', () => "$PORT");
  gateway = await Gateway.start({ config });
});

after(async () => {
  agent.destroy();
  await gateway?.[Symbol.asyncDispose]();
  await provider.close();
});

async function post(path: string, body: string): Promise<number | undefined> {
  const headers = { "content-type": "application/json" };
  const sent = request(`${gateway?.url}${path}`, { method: "POST", headers, agent });
  sent.end(body);
  const [response] = await once(sent, "response", { signal: AbortSignal.timeout(60_000) });
  response.resume();
  return response.statusCode;
}

/** The status of a request, as it is written; undefined if the connection ends without one. */
async function sent({ path, method = "POST", headers = {}, body, trailers }: HiddenRequest) {
  const { hostname, port } = new URL(gateway?.url ?? "");
  const length = trailers === undefined ? { "content-length": Buffer.byteLength(body) } : {};
  const all = { ...length, ...headers };
  const asked = request({ hostname, port, method, path, headers: all, agent });
  if (trailers !== undefined) asked.addTrailers({ ...trailers });
  asked.end(body);
  const [response] = await once(asked, "response", { signal: AbortSignal.timeout(60_000) });
  response.resume();
  return response.statusCode;
}

/** Random forms of requests that hide the text at one place each. */
function hiddenBodies(root: string, files: readonly string[]): readonly string[] {
  const found = new PlaceSearch(readTypes(files), HIDDEN, BOUNDS).of(root);
  const places = found.filter((value) => isObject(value));
  const random = randomBy(SEED);
  return Array.from({ length: COUNT }, () => {
    const place = places[Math.floor(random() * places.length)];
    return written(random() < 0.5 ? lenient(place, random) : split(place, random), random);
  });
}

describe("a gateway with a guard", () => {
  test("forwards no text that is hidden by how the request is sent", async () => {
    received.length = 0;
    const asked = [...hiddenWires("/v1/chat/completions", HIDDEN)];
    assert.ok(asked.length > 150, `only ${asked.length}`);
    const passed: string[] = [];
    for (const one of asked) {
      const before = received.length;
      const status = await sent(one);
      // Whoever gets JSON reads it in UTF-8 (RFC 8259 section 8.1), so that nothing is hidden in it.
      const isSeen = one.isSeen === true && types.at(-1) === "application/json";
      if (!isSeen && (received.length > before || status === undefined || status < 300))
        passed.push(`${one.name}: ${status}`);
    }
    assert.deepEqual(passed, []);
  });

  for (const { format, root, files } of CASES)
    test(`forwards a harmless request in ${format}, and none that hides a text`, async () => {
      const api = APIS[format];
      assert.ok(api);
      received.length = 0;
      await post(api.path, JSON.stringify(api.harmless));
      assert.equal(received.length, 1, "the harmless request");
      const bodies = [...hiddenBodies(root, files())];
      const passed: string[] = [];
      const work = async (): Promise<void> => {
        for (let body = bodies.pop(); body !== undefined; body = bodies.pop()) {
          const status = await post(api.path, body);
          if (status === undefined || status < 400 || status >= 500) passed.push(body);
        }
      };
      await Promise.all(Array.from({ length: CONNECTIONS }, work));
      assert.deepEqual(passed, []);
      assert.equal(received.length, 1, received[1]);
    });
});
