import { closest } from "@edge-gateway/kernel/text/suggest";
import { explainRoutes } from "@edge-gateway/translate/attach/explain-routes";
import type { EffectiveField, ExplainedRoute } from "@edge-gateway/translate/attach/explain-routes";
import { INVALID_STATUS, VALID_STATUS } from "@edge-gateway/config/command/exit-statuses";
import { judgeConfiguration } from "@edge-gateway/config/reading/judge-configuration";
import type { Environment } from "@edge-gateway/config/reading/judged-configuration";
import { fieldLines } from "./field-lines.ts";
import { reportFile } from "@edge-gateway/config/command/report-file";
import type { Terminal } from "@edge-gateway/config/command/terminal";

const INDENTATION = 2;

export interface RouteQuestion {
  readonly file: string;
  /** The key of a route, for example `web/api`; unset: all routes. */
  readonly route: string | undefined;
  readonly json: boolean;
  readonly environment: Environment;
}

/** Writes the effective policies of routes, each with the place that sets it; returns the exit status. */
export function explainRoute(
  { file, route, json, environment }: RouteQuestion,
  terminal: Terminal,
): number {
  const { ir, files } = judgeConfiguration([file], { environment, isRun: true });
  if (ir === undefined) {
    for (const each of files) reportFile(each, terminal);
    return INVALID_STATUS;
  }
  const all = explainRoutes(ir);
  const chosen = all.filter(
    ({ key, name }) => route === undefined || route === key || route === name,
  );
  if (chosen.length === 0) {
    terminal.err(`error: ${unknownRoute(route, all)}\n`);
    return INVALID_STATUS;
  }
  terminal.out(
    json ? `${JSON.stringify(chosen, null, INDENTATION)}\n` : chosen.map(routeText).join("\n"),
  );
  return VALID_STATUS;
}

function unknownRoute(route: string | undefined, all: readonly ExplainedRoute[]): string {
  if (route === undefined) return "the file has no routes";
  const names = all.flatMap(({ key, name }) => [key, name]);
  const near = closest(route, names);
  const hint =
    near === undefined
      ? `; there are ${all.map(({ key }) => key).join(", ")}`
      : `; did you mean ${near}?`;
  return `there is no route \`${route}\`${hint}`;
}

function routeText({ key, above, listeners }: ExplainedRoute): string {
  const way = above.length === 0 ? "" : `, for requests delegated by ${above.join(" and ")}`;
  return [
    `${key}${way}\n`,
    ...listeners.flatMap(({ listener, gatewayPhase, routePhase, backends }) => [
      `  at ${listener}\n`,
      ...phaseLines("before the route is selected", gatewayPhase),
      ...phaseLines("after the route is selected", routePhase),
      ...backends.flatMap(({ backend, fields, parts }) => [
        ...phaseLines(`for the backend ${backend}`, fields),
        ...parts.flatMap(({ name, policies }) =>
          phaseLines(`for ${name} of the backend ${backend}`, policies),
        ),
      ]),
    ]),
  ].join("");
}

function phaseLines(title: string, fields: readonly EffectiveField[]): readonly string[] {
  if (fields.length === 0) return [];
  return [`    ${title}:\n`, ...fields.map((field) => fieldLines(field, "      "))];
}
