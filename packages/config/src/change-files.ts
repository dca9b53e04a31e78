import type { ChangeOrigin, ConfigHistory } from "./config-history.ts";
import type { Change } from "./change.ts";
import type { ConfigKeeper } from "./config-keeper.ts";
import { digestOf } from "./reading/digest.ts";
import type { JudgedCandidate } from "./reading/judge-candidate.ts";
import { replaceFile } from "./replace-file.ts";
import type { ShownConfiguration } from "./reading/shown-configuration.ts";
import { problemsOf } from "./reading/config-status.ts";

/** What a change of files needs. */
export interface FileChangeParts {
  readonly keeper: ConfigKeeper;
  readonly history: Pick<ConfigHistory, "announced">;
  readonly show: () => Promise<ShownConfiguration>;
}

/** Replaces files by a candidate without errors; resolves after the gateway has taken or refused the change. */
export async function changeFiles(
  { comparedDigest, texts, before, paths, digest }: JudgedCandidate,
  origin: ChangeOrigin,
  { keeper, history, show }: FileChangeParts,
): Promise<Change> {
  if ((await digestOf(paths)) !== comparedDigest) return { kind: "stale", current: await show() };
  const replace = async (): Promise<void> => {
    await replaceAll(texts, before);
    if (texts.size > 0) await keeper.reload(digest);
  };
  try {
    // The watcher of the files may read the change before this asks for it.
    await history.announced(digest, origin, replace);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { kind: "locked", reason: `the files could not be replaced: ${reason}` };
  }
  const { status } = keeper;
  const problems = problemsOf(status);
  if (problems.length === 0) return { kind: "applied", status, version: (await show()).version };
  await replaceAll(before, texts);
  await keeper.reload();
  return { kind: "refused", problems };
}

/** Replaces each file; if one cannot be replaced, those before it get their old texts back. */
async function replaceAll(
  texts: ReadonlyMap<string, string>,
  before: ReadonlyMap<string, string>,
): Promise<void> {
  const done: string[] = [];
  try {
    for (const [file, text] of texts) {
      await replaceFile(file, text);
      done.push(file);
    }
  } catch (error) {
    for (const file of done) await replaceFile(file, before.get(file) ?? "");
    throw error;
  }
}
