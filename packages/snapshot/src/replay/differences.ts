import { isDeepStrictEqual } from "node:util";
import type { AdminReplayDifference } from "@edge-gateway/generated/types/index.ts";
import { OWNED } from "@edge-gateway/http";
import { REDACTED } from "@edge-gateway/kernel/log/redact";
import type { Decided } from "./recorded.ts";

/** Headers of telemetry, of connections and of attempts; the host is part of the URL. */
const NOT_COMPARED: ReadonlySet<string> = new Set([
  "baggage",
  "host",
  "traceparent",
  "tracestate",
  "x-retry-attempt",
]);
const NONE = "none";

/** What is decided otherwise than it was recorded; what was not recorded is not compared. */
export function differencesOf(before: Decided, after: Decided): readonly AdminReplayDifference[] {
  return [
    ...differing("route", before.route, after.route),
    ...policyDifferences(before.policies, after.policies),
    ...differing("response", shownResponse(before), shownResponse(after)),
    ...(after.response === null && before.response === null
      ? [
          ...differing("backend", before.backend, after.backend),
          ...(before.backend === undefined
            ? differing("backend", before.endpoint, after.endpoint)
            : []),
          ...differing("url", before.url, after.url),
          ...headerDifferences(before.headers, after.headers),
        ]
      : []),
  ];
}

function differing(
  what: AdminReplayDifference["what"],
  before: string | null | undefined,
  after: string | null | undefined,
  name?: string,
): readonly AdminReplayDifference[] {
  if (before === undefined || after === undefined || before === after) return [];
  return [
    {
      what,
      ...(name === undefined ? {} : { name }),
      before: before ?? NONE,
      after: after ?? NONE,
    },
  ];
}

/** A backend responds, or the gateway itself. */
function shownResponse({ response }: Decided): string | undefined {
  if (response === undefined) return undefined;
  return response === null ? "by the backend" : `${response} by the gateway`;
}

/** The policies of the phases that both requests have reached. */
function policyDifferences(
  before: Decided["policies"],
  after: Decided["policies"],
): readonly AdminReplayDifference[] {
  return Object.entries(before).flatMap(([phase, recorded]) => {
    const decided = after[phase];
    if (decided === undefined) return [];
    const old = new Map<string, unknown>(Object.entries(recorded));
    const now = new Map<string, unknown>(Object.entries(decided));
    return [...new Set([...old.keys(), ...now.keys()])].flatMap((policy) => {
      const [was, is] = [old.get(policy), now.get(policy)];
      if (isDeepStrictEqual(was, is)) return [];
      return differing("policy", shown(was), shown(is), `${phase} ${policy}`);
    });
  });
}

function headerDifferences(
  before: Decided["headers"],
  after: Decided["headers"],
): readonly AdminReplayDifference[] {
  if (before === undefined || after === undefined) return [];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted();
  return names.flatMap((name) => {
    const [was, is] = [shown(before[name]), shown(after[name])];
    if (
      NOT_COMPARED.has(name) ||
      OWNED.has(name) ||
      was.includes(REDACTED) ||
      is.includes(REDACTED)
    )
      return [];
    return differing("header", was, is, name);
  });
}

function shown(value: unknown): string {
  if (value === undefined) return NONE;
  return typeof value === "string" ? value : JSON.stringify(value);
}
