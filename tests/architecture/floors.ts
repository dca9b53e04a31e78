/**
 * The folders of each package by floors, from the lowest to the highest: a folder imports folders
 * of lower floors, and none beside it or above.
 */
export const FLOORS: Readonly<Record<string, readonly string[]>> = {
  "codegen/src": ["model", "vocabulary", "emitters parse", "evolution"],
  "packages/admin/src": ["ui", "send", "api"],
  "packages/backends/src": [
    "static unresolved",
    "a2a admin agent-core dynamic mcp service",
    "ai models",
  ],
  "packages/cel/src": ["value", "functions syntax", "compile"],
  "packages/cli/src": ["begin config convert explain validate"],
  "packages/config/src": ["reading", "command controller database"],
  "packages/controller/src": [
    "cache provisioning",
    "translation",
    "key-sets status xds",
    "process",
  ],
  "packages/credentials/src": ["discovery", "cloud"],
  "packages/gateway/src": [
    "route",
    "shared upstream",
    "exchange listener udp",
    "endpoints keys pipeline",
    "observe",
  ],
  "packages/gwctl/src": ["ui", "mcp", "commands"],
  "packages/http/src": ["codec", "wire", "exchange", "h1", "h2", "pool"],
  "packages/import/src": ["agentgateway litellm portkey"],
  "packages/kernel/src": ["metrics"],
  "packages/llm/src": [
    "facts",
    "chat",
    "cost stream",
    "formats",
    "edits families vendors",
    "call",
    "sockets",
    "guards",
  ],
  "packages/mcp/src": [
    "sealing stream",
    "json stdio",
    "federation openapi",
    "client target",
    "catalogue links",
    "session",
    "request",
    "entry",
    "passed",
  ],
  "packages/outbound/src": ["tls", "grpc otlp redis"],
  "packages/policies/src": ["frontend token-authentication", "backend traffic", "filters"],
  "packages/policies/src/backend": ["ai auth mcp"],
  "packages/proxy/src": ["identity workers", "process"],
  "packages/request-log/src": ["store"],
  "packages/schema-runtime/src": ["defaults explain keys validation", "arbitraries"],
  "packages/snapshot/src": ["compile", "explain", "replay"],
  "packages/storage/src": ["counters postgres sqlite", "keys request-log", "sealing"],
  "packages/testkit/src": ["mcp"],
  "packages/translate/src": [
    "diagnostics",
    "document",
    "shape",
    "ir",
    "attach",
    "manifests standalone",
  ],
  "packages/translate/src/manifests/kinds": [
    "edge-parameters service",
    "backend-tls-policy edge-backend edge-policy gateway inference-pool",
    "edge-model x-backend",
    "http-route",
    "stream-route",
  ],
  "packages/ui/src": ["api", "components", "live", "pages", "app"],
  "packages/xds/src": ["wire", "client server"],
};

/** What only tests need has no floor. */
export const OF_TESTS = /\.(?:test|suite)\.ts$|\/(?:testing|testdata|conformance)\//;
