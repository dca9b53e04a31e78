import { globSync } from "node:fs";
import { ROOT } from "./workspace.ts";

/**
 * The tests that show what a part does once it runs in a program: its imports say nothing of them, because a program is
 * made of all parts. The first row whose beginning a path has applies; the tests are patterns of paths.
 */
export const SHOWN_IN: readonly (readonly [beginning: string, ...tests: readonly string[]])[] = [
  [
    "packages/admin/",
    "tests/e2e/admin/{agents,configuration,keys,runtime,topology,ui-at-listener}*",
  ],
  [
    "packages/backends/src/ai/",
    "tests/e2e/llm/!(python)*",
    "tests/e2e/llm/{formats,guards,response-cache}/*",
  ],
  ["packages/backends/src/mcp/", "tests/e2e/mcp/*", "tests/e2e/mcp/{access,clients}/*"],
  ["packages/backends/src/static/", "tests/e2e/{endpoints,routing}/*"],
  ["packages/cel/", "tests/e2e/trace/variables*", "tests/e2e/llm/expressions*"],
  ["packages/cli/", "tests/e2e/{process,validate}/*", "tests/broken-configs/command*"],
  ["packages/config/src/database/", "tests/e2e/admin/database*"],
  ["packages/config/", "tests/e2e/{process,reload}/*"],
  ["packages/controller/", "tests/kube/{controller,order,statuses}*"],
  [
    "packages/credentials/",
    "tests/e2e/policies/{backend-auth,cloud-credentials,login,token-exchange}*",
  ],
  ["packages/gateway/src/endpoints/", "tests/e2e/endpoints/*"],
  ["packages/gateway/src/keys/", "tests/e2e/llm/budgets/*", "tests/e2e/admin/keys*"],
  ["packages/gateway/src/listener/", "tests/e2e/{transport,transport/fields}/*"],
  ["packages/gateway/src/models/", "tests/e2e/models/*", "tests/e2e/llm/!(python)*"],
  ["packages/gateway/src/observe/", "tests/e2e/{telemetry,trace}/*"],
  ["packages/gateway/src/shared/", "tests/e2e/workers/*", "tests/e2e/process/overload*"],
  ["packages/gateway/src/udp/", "tests/e2e/transport/udp*"],
  [
    "packages/gateway/src/upstream/",
    "tests/e2e/{endpoints,transport,transport/fields}/*",
    "tests/fuzz/exchanges/*",
  ],
  ["packages/gateway/", "tests/e2e/{http,routing}/*", "tests/fuzz/exchanges/*"],
  ["packages/gwctl/", "tests/e2e/trace/{terminal-ui,trace}*"],
  [
    "packages/http/src/h2/",
    "tests/e2e/{http2,tunnels}/*",
    "tests/conformance/http2/*",
    "tests/fuzz/{exchanges,http2}/*",
  ],
  [
    "packages/http/",
    "tests/e2e/{http,http2,transport,transport/fields,tunnels}/*",
    "tests/fuzz/{codec,exchanges,http2}/*",
  ],
  ["packages/import/", "tests/e2e/models/imported*"],
  ["packages/jose/", "tests/e2e/policies/*token*", "tests/e2e/policies/login*"],
  ["packages/kernel/", "tests/e2e/http/*"],
  ["packages/launcher/", "tests/e2e/process/{process,signals}*"],
  ["packages/llm/src/guards/", "tests/e2e/llm/guards/*", "tests/conformance/guards/*"],
  ["packages/llm/", "tests/e2e/llm/!(python)*", "tests/e2e/llm/{clients,formats}/*"],
  ["packages/mcp/src/client/", "tests/e2e/mcp/*", "tests/e2e/mcp/clients/*"],
  ["packages/mcp/src/links/", "tests/e2e/mcp/*", "tests/e2e/mcp/targets/*"],
  ["packages/mcp/src/openapi/", "tests/e2e/mcp/*", "tests/e2e/mcp/targets/*"],
  ["packages/mcp/src/passed/", "tests/e2e/mcp/*", "tests/e2e/mcp/clients/*"],
  ["packages/mcp/src/session/", "tests/e2e/mcp/*", "tests/e2e/mcp/sessions/*"],
  ["packages/mcp/src/stdio/", "tests/e2e/mcp/*", "tests/e2e/mcp/targets/*"],
  ["packages/mcp/src/target/", "tests/e2e/mcp/*", "tests/e2e/mcp/targets/*"],
  ["packages/mcp/", "tests/e2e/mcp/*", "tests/e2e/mcp/clients/*"],
  ["packages/outbound/src/redis/", "tests/e2e/llm/budgets/redis*"],
  ["packages/outbound/", "tests/e2e/{faults,policies/outside}/*"],
  [
    "packages/policies/src/backend/ai/",
    "tests/e2e/llm/!(python)*",
    "tests/e2e/llm/{budgets,guards}/*",
  ],
  ["packages/policies/src/backend/mcp/", "tests/e2e/mcp/*", "tests/e2e/mcp/access/*"],
  ["packages/proxy/", "tests/e2e/{process,reload,workers}/*"],
  ["packages/request-log/", "tests/e2e/request-log/*"],
  ["packages/snapshot/", "tests/e2e/{reload,routing}/*", "tests/e2e/trace/replay*"],
  ["packages/storage/", "tests/e2e/admin/database*", "tests/e2e/request-log/*"],
  ["packages/trace/", "tests/e2e/trace/*"],
  ["packages/translate/src/manifests/", "tests/e2e/manifests/*"],
  ["packages/translate/", "tests/e2e/{manifests,validate}/*"],
  ["packages/ui/src/pages/configuration/", "tests/ui/{database,two-people,wrong-now}*"],
  ["packages/ui/src/pages/history/", "tests/ui/{database,two-people}*"],
  ["packages/ui/src/pages/identity/", "tests/ui/identity*"],
  ["packages/ui/src/pages/llm/", "tests/ui/{budgets,pages,playgrounds,request-log}*"],
  ["packages/ui/src/pages/mcp/", "tests/ui/{pages,playgrounds}*", "tests/ui/mcp/*"],
  [
    "packages/ui/src/pages/new/",
    "tests/ui/{begin,first-tasks,keyboard,wrong-turns}*",
    "tests/ui/mcp/*",
  ],
  ["packages/ui/src/pages/trace/", "tests/ui/{pages,trace}*"],
  ["packages/ui/src/pages/traffic/", "tests/ui/{many-routes,pages,traffic}*"],
  ["packages/ui/", "tests/ui/{every-control,keyboard,pages,states}*"],
  ["packages/x509/", "tests/e2e/transport/{dynamic-ca,spiffe}*"],
  ["packages/xds/", "tests/e2e/process/refused-policies*"],
];

/** The tests that show what the part does to which a source belongs; undefined if no row names the part. */
export function shownIn(file: string): readonly string[] | undefined {
  const [, ...patterns] = SHOWN_IN.find(([beginning]) => file.startsWith(beginning)) ?? [];
  return patterns.length === 0 ? undefined : patterns.flatMap(testsLike);
}

/** The test files whose paths have a form. */
export function testsLike(pattern: string): readonly string[] {
  return globSync(`${pattern}.test.ts`, { cwd: ROOT }).sort();
}
