import type { Case } from "./case.ts";
import type { Difference } from "./compare.ts";
import type { Variant } from "./exchanges.ts";

/** An exchange that has run, and the status that the log must show. */
export interface Done {
  readonly case: Case;
  readonly variant: Variant;
  readonly logged: number;
}

interface Line {
  readonly exchange?: string;
  readonly "http.status"?: number;
}

/** Each exchange has one line in the access log, with the status that the client got. */
export function compareLog(output: string, done: ReadonlyMap<string, Done>) {
  const statuses = new Map<string, number[]>();
  for (const text of output.split("\n")) {
    if (!text.includes('"exchange"')) continue;
    const { exchange = "", "http.status": status = 0 }: Line = JSON.parse(text);
    statuses.set(exchange, [...(statuses.get(exchange) ?? []), status]);
  }
  return [...done].flatMap(([name, one]) => {
    const seen = statuses.get(name) ?? [];
    if (seen.length === 1 && seen[0] === one.logged) return [];
    const difference: Difference = { what: "access log", expected: [one.logged], seen };
    return [{ case: one.case, variant: one.variant, differences: [difference] }];
  });
}

interface TraceRecord {
  readonly message: { readonly type: string; readonly stage?: string; readonly phase?: string };
}

const BODY = "bodySnapshot response";

/** The types and stages of the records of an event stream. */
export function compareTrace(expected: readonly string[], stream: string): readonly Difference[] {
  const seen = stream
    .split("\n")
    .filter((line) => line.startsWith("data:"))
    .map((line) => {
      const { message }: TraceRecord = JSON.parse(line.slice("data:".length));
      return [message.type, message.stage ?? message.phase].filter(Boolean).join(" ");
    });
  // Whether what the gateway makes has a body is not specified.
  const isMade = !expected.includes("backendCallStart");
  if (isMade) seen.splice(0, seen.length, ...seen.filter((one) => one !== BODY));
  const isEqual = JSON.stringify(seen) === JSON.stringify(expected);
  return isEqual ? [] : [{ what: "trace", expected, seen }];
}
