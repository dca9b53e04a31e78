import type { AdminConfigFile, AdminConfigVersion } from "@edge-gateway/generated/types/index.ts";

const ORIGINS = {
  start: "start of the process",
  file: "changed file",
  api: "admin API",
  ui: "admin UI",
  controller: "controller",
  database: "database",
};

/** Where a version came from, in words. */
export function originText({ origin, by, from }: AdminConfigVersion): string {
  const who = by === "" ? "" : ` by ${by}`;
  return `${ORIGINS[origin]}${who}${from === undefined ? "" : ` from ${from}`}`;
}

/** What became of a version, in a sign and words. */
export function resultText({ result, problems }: AdminConfigVersion): string {
  if (result === "applied") return "✓ applied";
  const [first = ""] = problems;
  return `✗ refused${first === "" ? "" : `: ${first}`}`;
}

/** A file whose text differs between two versions. */
export interface ChangedFile {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/** The files that differ between two versions. */
export function changedFiles(
  before: readonly AdminConfigFile[],
  after: readonly AdminConfigFile[],
): readonly ChangedFile[] {
  const texts = new Map(before.map(({ name, text = "" }) => [name, text]));
  const names = new Set([...before, ...after].map(({ name }) => name));
  return [...names].flatMap((name) => {
    const old = texts.get(name) ?? "";
    const now = after.find((file) => file.name === name)?.text ?? "";
    return old === now ? [] : [{ name, before: old, after: now }];
  });
}

/** A secret with its name: what the gateway shows in place of its value differs when the value does. */
const SECRET = /([\w.-]+)["']?\s*:[\s[{"'|>-]*(<redacted:[^<>]*>)/g;

/** The names of the secrets whose values go away when files are changed: older ones take their places. */
export function secretsChanged(files: readonly ChangedFile[]): readonly string[] {
  const names = files.flatMap(({ before, after }) => {
    const present = new Set(Array.from(before.matchAll(SECRET), ([, , mark]) => mark));
    return Array.from(after.matchAll(SECRET)).flatMap(([, name = "", mark]) =>
      present.has(mark) ? [] : [name],
    );
  });
  return [...new Set(names)];
}
