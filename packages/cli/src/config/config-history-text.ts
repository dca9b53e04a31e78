import { printable } from "@edge-gateway/kernel/text/printable";
import type { ObjectChange, Version, VersionSummary } from "@edge-gateway/storage/config-store";
import { DATABASE_FILE } from "@edge-gateway/translate/diagnostics/database-file";
import { databaseText } from "@edge-gateway/translate/standalone/database/database-text";
import type { HiddenSecrets } from "@edge-gateway/config/reading/shown-configuration";

/** One line about each version, the newest first. */
export function versionLines(versions: readonly VersionSummary[]): string {
  const width = String(versions[0]?.revision ?? 0).length;
  const lines = versions.map(({ revision, at, author, message }) =>
    // Authors and messages are texts of clients.
    printable([String(revision).padStart(width), at, author, message].join("  ")).trimEnd(),
  );
  return lines.map((line) => `${line}\n`).join("");
}

/** What a version changes, with marks in place of secrets. */
export function versionText(version: Version, file: string, secrets: HiddenSecrets): string {
  const parts = version.changes.map((change) => changeText(change, file, secrets));
  return versionLines([version]) + parts.join("");
}

function changeText(
  { kind, name, before, after }: ObjectChange,
  file: string,
  secrets: HiddenSecrets,
): string {
  const values = [before, after].map((value) => (value === null ? [] : [{ kind, name, value }]));
  const times = values.map((objects) => new Map([[DATABASE_FILE, databaseText(objects).text]]));
  const [old = [], now = []] = secrets
    .hideTexts(file, times)
    .map(([shown], index): readonly string[] =>
      values[index]?.length === 0
        ? []
        : (shown?.text?.trimEnd().split("\n") ?? ["(cannot be shown)"]),
    );
  const verb = before === null ? "added" : after === null ? "deleted" : "changed";
  const lines = differingLines(old, now);
  return [`${verb} ${kind}/${name}`, ...lines].map((line) => `${line}\n`).join("");
}

/** The lines that differ, between those at the beginning and the end that do not. */
function differingLines(before: readonly string[], after: readonly string[]): readonly string[] {
  const most = Math.min(before.length, after.length);
  let same = 0;
  while (same < most && before[same] === after[same]) same++;
  let end = 0;
  while (end < most - same && before.at(-1 - end) === after.at(-1 - end)) end++;
  return [
    ...before.slice(same, before.length - end).map((line) => `- ${line}`),
    ...after.slice(same, after.length - end).map((line) => `+ ${line}`),
  ];
}
