import { judgeConfiguration } from "@edge-gateway/config/reading/judge-configuration";
import type { Environment } from "@edge-gateway/config/reading/judged-configuration";
import { INVALID_STATUS, VALID_STATUS } from "@edge-gateway/config/command/exit-statuses";
import { reportFile } from "@edge-gateway/config/command/report-file";
import type { Terminal } from "@edge-gateway/config/command/terminal";
import { fieldLines } from "./field-lines.ts";
import {
  type ExplainedRequest,
  explainRequest,
} from "@edge-gateway/snapshot/explain/explain-request";
import type {
  ExplainedBackend,
  ExplainedPhase,
} from "@edge-gateway/snapshot/explain/explain-route";
import { readRequest } from "@edge-gateway/snapshot/replay/written-request";

const INDENTATION = 2;
const PERCENT = 100;

export interface RequestQuestion {
  readonly file: string;
  /** The request, for example `GET http://host/path`. */
  readonly request: string;
  /** The headers of the request, for example `x-user: ann`. */
  readonly headers: readonly string[];
  readonly json: boolean;
  readonly environment: Environment;
}

/** Writes how a configuration handles a request; returns the exit status. */
export function explainRequestCommand(
  { file, request, headers, json, environment }: RequestQuestion,
  terminal: Terminal,
): number {
  const written = readRequest(request, headers);
  if (typeof written === "string") return mistaken(written, terminal);
  const { ir, files } = judgeConfiguration([file], { environment, isRun: true });
  if (ir === undefined) {
    for (const each of files) reportFile(each, terminal);
    return INVALID_STATUS;
  }
  const explained = explainRequest(ir, written);
  if (typeof explained === "string") return mistaken(explained, terminal);
  terminal.out(json ? `${JSON.stringify(explained, null, INDENTATION)}\n` : textOf(explained));
  return VALID_STATUS;
}

function mistaken(message: string, terminal: Terminal): number {
  terminal.err(`error: ${message}\n`);
  return INVALID_STATUS;
}

function textOf(explained: ExplainedRequest): string {
  const { method, url, port, listener, route, others, phases, backends, response } = explained;
  const { refusal, mayRefuse } = explained;
  return [
    `${method} ${url} on port ${port}\n`,
    `listener: ${listener ?? "none"}\n`,
    ...(listener === undefined
      ? []
      : [`route: ${route === undefined ? "none" : `${route.key} (${route.place})`}\n`]),
    ...others.map((other) => `  not ${other.route}: ${other.why}\n`),
    ...phases.flatMap(phaseLines),
    ...backends.flatMap(backendLines),
    ...(refusal === undefined
      ? []
      : [`refused: ${refusal.status} by ${refusal.policy}, because ${refusal.why}\n`]),
    ...mayRefuse.map(({ policy, why }) => `may be refused by ${policy}: ${why}\n`),
    ...(response === undefined ? [] : [`response: ${response.status}, because ${response.why}\n`]),
  ].join("");
}

const TITLES: Readonly<Record<ExplainedPhase["phase"], string>> = {
  connection: "for the connection",
  gateway: "before the route is selected",
  route: "after the route is selected",
};

function phaseLines({ phase, policies }: ExplainedPhase): readonly string[] {
  if (policies.length === 0) return [];
  return [`${TITLES[phase]}:\n`, ...policies.map((field) => fieldLines(field, "  "))];
}

function backendLines({
  name,
  kind,
  share,
  servers,
  policies,
  parts,
}: ExplainedBackend): readonly string[] {
  const where = servers.length === 0 ? "" : ` at ${servers.join(", ")}`;
  return [
    `backend: ${name} (${kind}${where}), ${Math.round(share * PERCENT)} % of the requests\n`,
    ...policies.map((field) => fieldLines(field, "  ")),
    ...parts.flatMap((part) => [
      `  for ${part.name}:\n`,
      ...part.policies.map((field) => fieldLines(field, "    ")),
    ]),
  ];
}
