import assert from "node:assert/strict";
import { test } from "node:test";
import { exposedAt, wrongNow } from "./wrong.ts";

const ENDPOINT = {
  backend: "b",
  endpoint: "127.0.0.1:80",
  requests: 1,
  failures: 1,
  evictions: 0,
  active: 0,
  health: 1,
  failsChecks: false,
  evictedFor: 0,
};

const BUDGET = {
  version: "v1",
  ...{ name: "ci", scope: "Team" as const, subject: "tools" },
  ...{ tokens: 50, createdAt: "2026-01-02T03:04:05.000Z", spent: "0" },
};
const NONE = {
  endpoints: [],
  certificates: [],
  exposed: [],
  keySets: [],
  budgets: [],
  calls: [],
  mcpServers: [],
};

test("nothing is wrong with a running configuration and healthy endpoints", () => {
  const status = { generation: 1, source: "a.yaml", synchronized: true, restartNeeded: [] };
  assert.deepEqual(wrongNow({ ...NONE, status, endpoints: [ENDPOINT] }), []);
});

test("a refused change, a missing restart and a failing endpoint are listed with their places", () => {
  const status = {
    generation: 1,
    source: "a.yaml",
    synchronized: false,
    restartNeeded: ["config.adminAddr"],
    lastAttempt: {
      at: "2026-01-02T03:04:05.000Z",
      ok: false,
      omitted: 0,
      problems: ["port 80: permission denied"],
      diagnostics: [
        {
          file: "a.yaml",
          line: 3,
          column: 5,
          path: "gateways",
          severity: "error" as const,
          code: "unknown-key",
          message: "unknown key",
        },
        {
          file: "a.yaml",
          line: 2,
          column: 5,
          path: "config.adminAddr",
          severity: "warning" as const,
          code: "exposed",
          message: "the same is said of what is exposed",
        },
      ],
    },
  };
  const wrong = wrongNow({
    status,
    endpoints: [{ ...ENDPOINT, failsChecks: true, evictedFor: 5 }],
    certificates: [
      { place: "gateways.web.tls.cert", message: "certificate expires on 2026-01-09" },
    ],
    exposed: [
      {
        ...{ server: "admin", address: "0.0.0.0:15000", message: "set config.adminAddr" },
        source: { path: "config.adminAddr", file: "a.yaml", line: 2 },
      },
    ],
    keySets: [
      { url: "https://a.test/keys", keys: 1, publicKeys: [], places: [{ path: "policies" }] },
      {
        ...{ url: "https://b.test/keys", keys: 0, publicKeys: [], fault: "status 503" },
        places: [{ path: "policies.jwks", file: "a.yaml", line: 9 }],
      },
      {
        ...{ url: "https://d.test/.well-known/openid-configuration", issuer: "https://d.test" },
        ...{ keys: 0, publicKeys: [], fault: "status 404", places: [{ path: "policies.oidc" }] },
      },
      {
        ...{ url: "https://c.test/keys", keys: 2, publicKeys: [], fault: "timeout" },
        places: ["spec.a.jwks", "spec.b.jwks"].map((path) => ({
          ...{ path, object: "EdgePolicy apps/login" },
        })),
      },
    ],
    budgets: [
      { ...BUDGET, spent: "50" },
      { ...BUDGET, name: "rest", spent: "49" },
    ],
    calls: [
      {
        ...{ at: "2026-01-02T03:04:05.000Z", model: "gpt-5", provider: "openai", backend: "fast" },
        ...{ key: "", status: 401, milliseconds: 1, keyRefused: true },
      },
    ],
    mcpServers: [],
  });
  assert.deepEqual(
    wrong.map(({ what, place, at }) => [what, place, Object.values(at).join(" ")]),
    [
      [
        "The last change of the configuration was refused; the previous one runs.",
        "a.yaml",
        "/configuration",
      ],
      ["port 80: permission denied", "a.yaml", "/configuration"],
      ["unknown key", "a.yaml:3:5", "/configuration a.yaml 3"],
      [
        "The key set https://b.test/keys cannot be fetched (status 503): every token is refused.",
        "policies.jwks",
        "/configuration a.yaml 9",
      ],
      [
        "The metadata of the issuer https://d.test cannot be used (status 404): nobody can log in.",
        "policies.oidc",
        "/configuration",
      ],
      [
        "127.0.0.1:80 fails its health check and is excluded after failures.",
        "127.0.0.1:80",
        "/traffic 127.0.0.1:80",
      ],
      [
        "The last call of the model gpt-5 failed: the provider refused the gateway's key (openai).",
        "fast",
        "/llm gpt-5",
      ],
      ["The change of config.adminAddr needs a restart.", "a.yaml", "/configuration"],
      [
        "The key set https://c.test/keys cannot be fetched (timeout): tokens are verified with the keys from before.",
        "EdgePolicy apps/login",
        "/configuration",
      ],
      ["The certificate expires on 2026-01-09.", "gateways.web.tls.cert", "/configuration"],
      [
        "The server admin is exposed without authentication: set config.adminAddr.",
        "0.0.0.0:15000",
        "/configuration a.yaml 2",
      ],
      ["The budget ci of the team tools is used up: its calls get 429.", "ci", "/llm keys ci"],
    ],
  );
});

test("a server of MCP that cannot be reached is listed with the way to it, one that was not needed is not", () => {
  const status = { generation: 1, source: "a.yaml", synchronized: true, restartNeeded: [] };
  const target = { name: "one", transport: "StreamableHTTP", capabilities: [] } as const;
  const wrong = wrongNow({
    ...NONE,
    status,
    mcpServers: [
      {
        ...{ backend: "calc", name: "calc", isPrefixed: false },
        place: { path: "backends.calc", file: "a.yaml", line: 3 },
        targets: [
          { ...target, address: "127.0.0.1:9", state: "unavailable", lastError: "refused" },
          { ...target, name: "two", state: "unknown" },
        ],
      },
    ],
  });
  assert.deepEqual(wrong, [
    {
      severity: "error",
      what: "The target one of the MCP server calc cannot be reached: refused.",
      place: "127.0.0.1:9",
      at: { to: "/mcp", q: "one" },
      object: "backends/calc",
    },
  ]);
});

test("a server at its default address leads to the form that sets another, one of the file to its line", () => {
  const source = { path: "config.statsAddr", file: "a.yaml" };
  assert.deepEqual(exposedAt({ address: "[::]:15020", source }), {
    to: "/new",
    kind: "address",
    setting: "statsAddr",
    address: "127.0.0.1:15020",
  });
  assert.deepEqual(exposedAt({ address: "0.0.0.0:1", source: { ...source, line: 3 } }), {
    to: "/configuration",
    file: "a.yaml",
    line: "3",
  });
});
