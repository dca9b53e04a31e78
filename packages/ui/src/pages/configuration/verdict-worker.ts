import { AdminClient, fetchTransport } from "@edge-gateway/admin-client";
import type { AdminConfigVerdict } from "@edge-gateway/generated/types/index.ts";

/** A text to judge, in place of the one before. */
export interface VerdictOrder {
  /** The name of the file. */
  readonly name: string;
  /** Undefined: the text before is no longer of interest. */
  readonly text: string | undefined;
  /** The prefix of the pages, and the session of their tab. */
  readonly base: string;
  readonly session: string | undefined;
}

/** What was said of the last text; undefined: nothing, because the call failed. */
export interface VerdictReply {
  readonly verdict: AdminConfigVerdict | undefined;
}

/** The worker of an editor: makes a message of a large text, which takes longer than a key press may. */

let stop = new AbortController();

globalThis.addEventListener("message", ({ data }: MessageEvent<VerdictOrder>) => {
  stop.abort();
  stop = new AbortController();
  if (data.text !== undefined) void judge(data.name, data.text, data);
});

async function judge(
  name: string,
  text: string,
  { base, session }: Pick<VerdictOrder, "base" | "session">,
): Promise<void> {
  const { signal } = stop;
  const admin = new AdminClient(fetchTransport(base, () => session));
  const verdict = await admin
    .call("validateConfig", { body: { files: [{ name, text }] }, signal })
    .then(
      ({ value }) => value,
      () => undefined,
    );
  if (!signal.aborted) globalThis.postMessage({ verdict } satisfies VerdictReply);
}
