import { compileRegexGuard, StreamGuard } from "../index.ts";
import { formatOf, streamOf } from "./guarded-streams.ts";

/** Whether a guard refuses what it cannot read. */
export const REFUSING = true;
export const PASSING = false;

/** What a client gets of a stream, and the members that the guard could not read. */
export function streamedBy(
  refuses: boolean,
  events: readonly object[],
): { readonly text: string; readonly unread: readonly string[] } {
  const unread: string[] = [];
  const search = compileRegexGuard({ action: "Reject", matches: [{ pattern: "forbidden" }] });
  const stage = {
    search,
    action: "Reject" as const,
    error: { kind: "permission", status: 403, message: "rejected" } as const,
    judged: () => {},
    unread(name: string) {
      unread.push(name);
      return refuses;
    },
  };
  const guard = new StreamGuard(formatOf("completions"), [stage]);
  const sent = guard.add(
    streamOf(
      "completions",
      events.map((event) => ({ ...event })),
    ),
  );
  return { text: Buffer.concat([sent, guard.end()]).toString(), unread };
}
