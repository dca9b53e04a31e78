import { AdminClient, AdminError, fetchTransport } from "@edge-gateway/admin-client";
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

/** What was said of the last text. */
export type VerdictReply =
  | { readonly verdict: AdminConfigVerdict }
  /** Why it was not judged, and whether the same call may succeed later. */
  | { readonly problem: string; readonly isRefused: boolean };

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
  const reply = await admin
    .call("validateConfig", { body: { files: [{ name, text }] }, signal })
    .then(
      ({ value: verdict }): VerdictReply => ({ verdict }),
      (error: unknown): VerdictReply =>
        error instanceof AdminError
          ? { problem: error.problem.detail, isRefused: true }
          : { problem: "the gateway does not respond, or wants a login", isRefused: false },
    );
  if (!signal.aborted) globalThis.postMessage(reply);
}
