import type { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { ModelServer } from "@edge-gateway/testkit/servers/model-server";
import { waitFor } from "@edge-gateway/testkit/wait-for";

/**
 * A gateway with a route for each kind of cache.
 * @param judge the server of a guard of responses; unset: it is not used
 */
export function configOf(
  vendor: ModelServer,
  settings = "{ maxEntries: 1000 }",
  judge?: ModelServer,
): string {
  const route = (name: string, backend: string, policies = ""): string => `
      - name: ${name}
        matches: [{ path: { type: PathPrefix, value: /${name} } }]
        filters: [{ type: URLRewrite, urlRewrite: { path: { type: ReplacePrefixMatch, replacePrefixMatch: / } } }]
${policies === "" ? "" : `        policies: { ${policies} }`}
        backends: [{ backend: ${backend} }]`;
  const backend = (name: string, provider: string, cache: string, more = ""): string => `
  ${name}:
    ai: { provider: { ${provider}, host: 127.0.0.1, port: ${vendor.port} } }
    policies: { auth: { key: vendor-key }, ai: { responseCache: ${cache}${more} } }`;
  return `
config: { responseCache: ${settings} }
gateways:
  web:
    port: \${PORT}
    routes:${[
      route("own", "own"),
      route("shared", "shared", "apiKeyAuthentication: { secretRef: { name: keys } }"),
      route("claude", "claude"),
      route("limited", "own", "rateLimit: { local: [{ tokens: 20, unit: Hours }] }"),
      route("short", "short"),
      route("guarded", "guarded"),
      route("judged", "judged"),
    ].join("")}
backends:${[
    backend("own", "openai: {}", "{}"),
    backend(
      "shared",
      "openai: {}",
      '{ sharedBy: ["apiKey.team"], key: ["llmRequest.messages", "llmRequest.?temperature.orValue(0)"] }',
    ),
    backend("claude", "anthropic: {}", "{}"),
    backend("short", "openai: {}", "{ ttl: 1s }"),
    backend(
      "guarded",
      "openai: {}",
      "{}",
      ", promptGuard: { response: [{ regex: { matches: [{ pattern: there, name: PLACE }], action: Mask } }] }",
    ),
    backend(
      "judged",
      "openai: {}",
      "{}",
      ", promptGuard: { streaming: Enabled, response: [{ webhook: { backendRef: { name: judge }, failureMode: FailOpen, forwardHeaderMatches: [{ type: RegularExpression, name: x-role, value: .* }], headers: { x-tier: 'request.headers[\"x-tier\"]' } } }] }",
    ),
    `
  judge: { static: { host: 127.0.0.1, port: ${judge?.port ?? 1} } }`,
  ].join("")}
secrets:
  keys:
    data:
      ann: '{ "key": "ann-key", "metadata": { "team": "red" } }'
      bob: '{ "key": "bob-key", "metadata": { "team": "red" } }'
      eve: '{ "key": "eve-key", "metadata": { "team": "blue" } }'
`;
}

interface Asked {
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
  /** The whole body; unset: a question with the members of {@link body}. */
  readonly text?: string;
  readonly path?: string;
}

interface Said {
  readonly status: number;
  readonly text: string;
  readonly cache: string | null;
  readonly age: string | null;
  readonly type: string | null;
}

/** Asks a gateway, and says where the response was found. */
export class Subject {
  readonly gateway: Gateway;

  constructor(gateway: Gateway) {
    this.gateway = gateway;
  }

  async ask(route: string, asked: Asked = {}): Promise<Said> {
    const { key = "client-key", headers = {}, path = "/v1/chat/completions" } = asked;
    const question = { model: "gpt-5", messages: [{ role: "user", content: "Hi" }], ...asked.body };
    const response = await fetch(`${this.gateway.url}/${route}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${key}`, ...headers },
      body: asked.text ?? JSON.stringify(question),
    });
    return {
      status: response.status,
      text: await response.text(),
      cache: response.headers.get("cache-status"),
      age: response.headers.get("age"),
      type: response.headers.get("content-type"),
    };
  }

  async metrics(): Promise<string> {
    const response = await fetch(`http://127.0.0.1:${this.gateway.statsPort}/metrics`);
    return response.text();
  }
}

export const HIT = "edge-gateway; hit";
export const MISS = "edge-gateway; fwd=miss";
export const BYPASS = "edge-gateway; fwd=bypass";

/** The last line of the log with a part, once there is one. */
export async function waitForLine(gateway: Gateway, part: string): Promise<string> {
  await waitFor(`line with ${part}`, () => gateway.output.includes(part));
  return gateway.output.split("\n").findLast((line) => line.includes(part)) ?? "";
}
