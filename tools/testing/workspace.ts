import { existsSync, globSync, readFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The root folder of the repository. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** The end-to-end tests: slow, with real processes. */
export const END_TO_END = "tests";
/** Beginnings of the paths of tests that use programs of the system. */
export const USING_PROGRAMS = [`${END_TO_END}/`, "packages/storage/"];
/** Tests of the source text itself: part of the checks. */
export const ARCHITECTURE = "tests/architecture";

/** Takes minutes on one processor: it begins first, so that the other one has work to its end. */
export const LONGEST = "tests/spec/coverage.test.ts";

/** Tests that need a Kubernetes API server. */
export const KUBERNETES = "tests/kube";

/**
 * Tests of what depends on the kind of sockets that the gateway uses: the engine, how bodies and streams flow, how
 * connections begin, change and end, and what breaks in the middle. What decides about a request, a certificate or an
 * endpoint does not see a socket. All others run over both kinds with `SOCKET_ADAPTER=Net npm test -- tests/e2e`.
 */
export const OVER_SOCKETS = [
  "packages/http",
  "tests/e2e/endpoints/faults.test.ts",
  "tests/e2e/endpoints/proxy-protocol.test.ts",
  "tests/e2e/faults/telemetry.test.ts",
  "tests/e2e/http",
  "tests/e2e/http2",
  "tests/e2e/llm/lifecycle.test.ts",
  "tests/e2e/llm/guards/masked-streams.test.ts",
  "tests/e2e/llm/budgets/socket-limits.test.ts",
  "tests/e2e/llm/realtime-sockets.test.ts",
  "tests/e2e/llm/sockets.test.ts",
  "tests/e2e/mcp/sessions/idle-connections.test.ts",
  "tests/e2e/mcp/sessions/interrupted.test.ts",
  "tests/e2e/mcp/sessions/resumption.test.ts",
  "tests/e2e/mcp/sessions/silent-streams.test.ts",
  "tests/e2e/mcp/split-bytes.test.ts",
  "tests/e2e/policies/edits.test.ts",
  "tests/e2e/policies/outside/external-processing-streams.test.ts",
  "tests/e2e/policies/outside/external-processing.test.ts",
  "tests/e2e/policies/transformation.test.ts",
  "tests/e2e/routing/mirrors.test.ts",
  "tests/e2e/routing/retries.test.ts",
  "tests/e2e/routing/unix-backends.test.ts",
  "tests/e2e/transport/back-pressure.test.ts",
  "tests/e2e/transport/backend-alpn.test.ts",
  "tests/e2e/transport/backend-tls.test.ts",
  "tests/e2e/transport/client-tls.test.ts",
  "tests/e2e/transport/connection-bounds.test.ts",
  "tests/e2e/transport/drain.test.ts",
  "tests/e2e/transport/exchanges.test.ts",
  "tests/e2e/transport/frontend.test.ts",
  "tests/e2e/transport/https.test.ts",
  "tests/e2e/transport/keepalive.test.ts",
  "tests/e2e/transport/openssl.test.ts",
  "tests/e2e/transport/proxy-protocol.test.ts",
  "tests/e2e/transport/tcp.test.ts",
  "tests/e2e/tunnels",
  "tests/fuzz/exchanges",
  "tests/fuzz/http2",
];

/** What uses the kind of sockets that the environment names: other tests do the same over both. */
export const READING_THE_ADAPTER = [
  "packages/http/src/testing/adapter.ts",
  "packages/proxy/src/main.ts",
];

/** What starts the gateway that `GATEWAY_PROGRAM` names. */
export const STARTING_A_GATEWAY = [
  "packages/testkit/src/programs/gateway.ts",
  "tests/ui/begin-gateway.ts",
  "tests/e2e/process/begin.test.ts",
];

/** Lists the folders of the workspace packages in the order of package.json, relative to the root. */
export function projects(): string[] {
  const { workspaces }: { readonly workspaces: readonly string[] } = JSON.parse(
    readFileSync(join(ROOT, "package.json"), "utf8"),
  );
  const manifests = workspaces.map((pattern) => join(pattern, "package.json"));
  return globSync(manifests, { cwd: ROOT })
    .map((file) => dirname(file))
    .sort();
}

/** The test files below a folder, relative to the top; or the one file that is named. */
export function testFiles(path: string): string[] {
  if (path.endsWith(".test.ts")) return existsSync(join(ROOT, path)) ? [path] : [];
  const exclude = ["**/node_modules/**", "**/testdata/**"];
  return globSync(join(path, "**/*.test.ts"), { cwd: ROOT, exclude }).sort();
}

/**
 * The environment of every program that the tools run: the locked tools first, nothing in the
 * background, colours only where this process writes to a terminal.
 */
export function environment(): NodeJS.ProcessEnv {
  const path = [join(ROOT, "node_modules", ".bin"), process.env["PATH"] ?? ""].join(delimiter);
  const colours = process.stdout.isTTY ? {} : { FORCE_COLOR: "0", NO_COLOR: "1" };
  return { ...process.env, ...colours, PATH: path };
}
