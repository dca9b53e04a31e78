import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { ERRORS } from "@edge-gateway/generated/errors/catalogue.ts";
import { explain } from "@edge-gateway/generated/explain/index.ts";
import { KINDS } from "@edge-gateway/generated/kinds/index.ts";
import { SETTING_VARIABLES } from "@edge-gateway/generated/setting-variables/index.ts";
import {
  A2A_LABELS,
  GUARDRAIL_LABELS,
  BACKEND_ENDPOINT_LABELS,
  BUDGET_LABELS,
  COST_LABELS,
  DOWNSTREAM_LABELS,
  ENDPOINT_LABELS,
  MCP_CALL_LABELS,
  MCP_LABELS,
  MCP_LIST_LABELS,
  MIRROR_LABELS,
  METRICS,
  MODEL_LABELS,
  OTLP_LABELS,
  OVERLOAD_LABELS,
  REQUEST_LABELS,
  TOKEN_LABELS,
  UDP_LABELS,
  UPSTREAM_LABELS,
} from "@edge-gateway/gateway/observe/metrics/catalogue";

const DOCS = fileURLToPath(new URL("../../docs/", import.meta.url));

const CURE = "UPDATE_GOLDENS=1 npm test -- tests/architecture/document-tables.test.ts";
const FEWEST_ERRORS = 10;

/** The suffixes that OpenMetrics appends to the name of a metric, by its type. */
const SUFFIX = { counter: "_total", histogram: "", gauge: "", info: "_info" } as const;

/** The labels of metrics, by the prefix of the metric's name. */
const LABELS = [
  [/^edge_gateway_(?:requests|request_(?!log)|retries|response_)/, REQUEST_LABELS],
  [/^edge_gateway_gen_ai_client_token_/, TOKEN_LABELS],
  [/^edge_gateway_gen_ai_/, MODEL_LABELS],
  [/^edge_gateway_cost_catalog_/, COST_LABELS],
  [/^edge_gateway_downstream_/, DOWNSTREAM_LABELS],
  [/^edge_gateway_udp_/, UDP_LABELS],
  [/^edge_gateway_upstream_connect_/, UPSTREAM_LABELS],
  [/^edge_gateway_upstream_connections_/, ENDPOINT_LABELS],
  [/^edge_gateway_endpoint_/, BACKEND_ENDPOINT_LABELS],
  [/^edge_gateway_config_reloads/, ["result"]],
  [/^edge_gateway_mirrored_/, MIRROR_LABELS],
  [/^edge_gateway_overload_/, OVERLOAD_LABELS],
  [/^edge_gateway_otlp_/, OTLP_LABELS],
  [/^edge_gateway_guardrail_/, GUARDRAIL_LABELS],
  [/^edge_gateway_a2a_/, A2A_LABELS],
  [/^edge_gateway_mcp_target_/, MCP_LABELS],
  [/^edge_gateway_mcp_missing_lists/, MCP_LIST_LABELS],
  [/^edge_gateway_mcp_calls/, MCP_CALL_LABELS],
  [/^edge_gateway_certificate_/, ["certificate"]],
  [/^edge_gateway_llm_budget_/, BUDGET_LABELS],
  [/^edge_gateway_build/, ["tag"]],
  [/^(?:process_|edge_gateway_(?:log_lines_|request_log_|rate_limit_|config_synchronized))/, []],
] as const;

test("the page of metrics lists every metric", () => {
  const rows = Object.values(METRICS).map(({ name, type, help }) => {
    const [, labels] = LABELS.find(([pattern]) => pattern.test(name)) ?? [];
    assert.ok(labels !== undefined, `say in LABELS which labels ${name} has`);
    return [code(name + SUFFIX[type]), type, labels.map(code).join(", "), help];
  });
  checkRegion(
    "operations/metrics.md",
    "metrics",
    table(["Metric", "Type", "Labels", "Meaning"], rows),
  );
});

test("the page of environment variables lists every variable that wins over a setting", () => {
  const rows = SETTING_VARIABLES.StandaloneConfig.map(({ name, path }) => [
    code(name),
    code(path.join(".")),
    defaultOf(path),
  ]);
  checkRegion(
    "operations/environment-variables.md",
    "variables",
    table(["Variable", "Setting", "Default"], rows),
  );
});

test("the guide of manifests lists every kind that is read", () => {
  const groups = Map.groupBy(Object.entries(KINDS), ([, { apiVersions }]) => groupOf(apiVersions));
  const rows = [...groups].map(([group, kinds]) => [
    group === "" ? "core" : code(group),
    kinds.map(([name]) => name).join(", "),
  ]);
  checkRegion("guides/kubernetes-manifests.md", "kinds", table(["Group", "Kinds"], rows));
});

test("the page of troubleshooting explains responses that there are", () => {
  const text = readFileSync(join(DOCS, "operations/troubleshooting.md"), "utf8");
  const rows = [...text.matchAll(/^\| (\d{3})(?: `([^`…]*?)(?:: …)?`)? +\| `(\w+)`/gm)];
  assert.ok(rows.length >= FEWEST_ERRORS, `saw only ${rows.length} errors`);
  const errors = Object.values(ERRORS);
  const unknown = rows.filter(
    ([, status, body = "", reason]) =>
      !errors.some(
        (error) =>
          String(error.status) === status && error.text === body && error.reason === reason,
      ),
  );
  assert.deepEqual(
    unknown.map(([row]) => row),
    [],
  );
});

function groupOf([version]: readonly [string, ...string[]]): string {
  return version.slice(0, Math.max(0, version.lastIndexOf("/")));
}

function defaultOf(path: readonly string[]): string {
  const explained = explain(path.join("."), "StandaloneConfig");
  const text = explained.kind === "found" ? explained.facts.default : undefined;
  return text === undefined ? "" : code(text);
}

/** Compares a marked part of a page; `UPDATE_GOLDENS=1` writes it. */
function checkRegion(page: string, name: string, expected: string): void {
  const path = join(DOCS, page);
  const text = readFileSync(path, "utf8");
  const region = new RegExp(`(<!-- ${name}:start -->\n)([^]*?)(<!-- ${name}:end -->)`);
  const [, start = "", found, end = ""] = region.exec(text) ?? [];
  assert.ok(found !== undefined, `${page} has no part ${name}`);
  if (process.env["UPDATE_GOLDENS"] === "1")
    writeFileSync(
      path,
      text.replace(region, () => start + expected + end),
    );
  else assert.equal(found, expected, `${page} is out of date: ${CURE}`);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
  return `\n${lines.join("\n")}\n\n`;
}

function code(text: string): string {
  return `\`${text}\``;
}
