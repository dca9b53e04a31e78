import { createHash } from "node:crypto";
import type { AdminResponse } from "./router.ts";
import type { ConfigStatus, RuntimeStatus } from "./status.ts";

const STYLE = `
:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5; }
body { margin: 0 auto; max-width: 60rem; padding: 1rem; }
table { border-collapse: collapse; width: 100%; margin-block: 1.5rem; }
caption { font-size: 1.25rem; font-weight: 600; text-align: start; padding-block: 0.25rem; }
th, td { border-block-end: 1px solid; padding: 0.25rem 0.75rem 0.25rem 0; text-align: start; vertical-align: top; }
dt { font-weight: 600; }
dd { margin: 0 0 0.5rem; }
`;
const STYLE_HASH = createHash("sha256").update(STYLE).digest("base64");
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

/** The HTML status page, without scripts or external resources. */
export function statusPage(status: RuntimeStatus): AdminResponse {
  return {
    type: "text/html; charset=utf-8",
    headers: { "content-security-policy": POLICY, "referrer-policy": "no-referrer" },
    body: page(status),
  };
}

function page(status: RuntimeStatus): string {
  const { version, uptimeSeconds, workers, config, listeners, routes } = status;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Edge Gateway</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Edge Gateway</h1>
<dl>
<dt>Version</dt><dd>${escape(version)}</dd>
<dt>Running for</dt><dd>${duration(uptimeSeconds)}</dd>
<dt>Workers</dt><dd>${workers}</dd>
${configuration(config)}
</dl>
${findings(config)}
${table(
  "Listeners",
  ["Name", "Port", "Protocol", "Host"],
  listeners.map(({ name, port, protocol, hostname }) => [
    name,
    String(port),
    protocol,
    hostname ?? "any",
  ]),
)}
${table(
  "Routes",
  ["Name", "Listeners", "Hosts", "Backends"],
  routes.map((route) => [
    route.name,
    route.listeners.join(", "),
    route.hostnames.join(", ") || "any",
    route.backends.join(", ") || "none",
  ]),
)}
</main>
</body>
</html>
`;
}

function configuration(config: ConfigStatus): string {
  const { generation, since, source, synchronized, restartNeeded } = config;
  const state = synchronized
    ? "up to date"
    : "the last change was refused; the previous configuration runs";
  const restart =
    restartNeeded.length === 0 ? "" : `; needs a restart: ${restartNeeded.join(", ")}`;
  return `<dt>Configuration</dt><dd>${escape(`${source}: ${state}${restart}`)}</dd>
<dt>Generation</dt><dd>${generation}${since === null ? "" : ` since ${escape(since)}`}</dd>`;
}

function findings({ lastAttempt }: ConfigStatus): string {
  if (lastAttempt === null) return "";
  const { diagnostics, problems } = lastAttempt;
  const rows = [
    ...diagnostics.map(({ file, line, column, severity, path, message }) => [
      `${file}:${line}:${column}`,
      severity,
      path,
      message,
    ]),
    ...problems.map((problem) => ["start", "error", "", problem]),
  ];
  if (rows.length === 0) return "";
  return table("Findings of the last change", ["Place", "Severity", "Path", "Message"], rows);
}

function table(
  caption: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const head = heads.map((text) => `<th scope="col">${escape(text)}</th>`).join("");
  const body = rows.map(
    ([name = "", ...cells]) =>
      `<tr><th scope="row">${escape(name)}</th>${cells.map((cell) => `<td>${escape(cell)}</td>`).join("")}</tr>`,
  );
  const none = `<tr><td colspan="${heads.length}">none</td></tr>`;
  return `<table><caption>${escape(caption)}</caption><thead><tr>${head}</tr></thead><tbody>${body.join("\n") || none}</tbody></table>`;
}

const SECONDS = [
  ["d", 86400],
  ["h", 3600],
  ["m", 60],
  ["s", 1],
] as const;

/** Formats a duration, for example as `1d 2h 0m 5s`, starting with the first nonzero unit. */
function duration(total: number): string {
  let rest = Math.floor(total);
  const parts: string[] = [];
  for (const [unit, seconds] of SECONDS) {
    const count = Math.floor(rest / seconds);
    rest -= count * seconds;
    if (count > 0 || parts.length > 0 || seconds === 1) parts.push(`${count}${unit}`);
  }
  return parts.join(" ");
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}
