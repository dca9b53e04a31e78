import type { CandidateFile } from "@edge-gateway/config/reading/judge-candidate";
import { SecretTexts } from "@edge-gateway/kernel/log/secret-texts";
import { AdminRefusal } from "../problem.ts";
import { invalid, tooMany } from "./config/configuration.ts";
import type { SomeHandlers } from "./operation.ts";
import type { ApiParts } from "./parts.ts";

/** The operation `replayRequests`: recorded requests are decided by a candidate. */
export function replayOperations({ editor }: ApiParts): SomeHandlers<"replayRequests"> {
  return {
    replayRequests: async ({ body: { files, records } }) => {
      const candidate: readonly CandidateFile[] = files.map(({ name, text }) => ({
        file: name,
        text,
      }));
      const judged = await editor.judge(candidate, true);
      if (judged === undefined) throw tooMany();
      if (judged.ir === undefined) throw invalid(judged.diagnostics);
      // Only these questions need the policies in the main thread.
      const { Replay } = await import("@edge-gateway/snapshot/replay/replay");
      const replay = new Replay(judged.ir, new SecretTexts(judged.secrets));
      for (const line of records.split("\n")) replay.line(line);
      const { result } = replay;
      if (result.requests === 0)
        throw new AdminRefusal("bad-request", "the records have no complete request");
      return { value: result };
    },
  };
}
