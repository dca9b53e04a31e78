import { spawnSync } from "node:child_process";

/** A buffer size that holds all schemas of a revision. */
const OUTPUT_BYTES = 256 * 1024 * 1024;

/** The latest tag, which is a release; undefined without tags. */
export function latestTag(root: string): string | undefined {
  return git(root, "describe", "--tags", "--abbrev=0", "--first-parent")?.trim();
}

/** The commit of a name; undefined for an unknown name. */
export function revisionOf(root: string, name: string): string | undefined {
  const verify = ["rev-parse", "--verify", "--quiet", "--end-of-options"];
  return git(root, ...verify, `${name}^{commit}`)?.trim();
}

/** The text of a file at a revision; undefined if the file did not exist. */
export function fileAt(root: string, revision: string, path: string): string | undefined {
  return git(root, "show", `${revision}:${path}`);
}

/** The texts of all files below a folder at a revision, by their paths relative to that folder. */
export function filesAt(
  root: string,
  revision: string,
  folder: string,
): ReadonlyMap<string, string> {
  const list = git(root, "ls-tree", "-r", "-z", "--name-only", revision, "--", folder) ?? "";
  const paths = list.split("\0").filter((path) => path.endsWith(".json"));
  const texts = contents(
    root,
    paths.map((path) => `${revision}:${path}`),
  );
  return new Map(paths.map((path, index) => [path.slice(folder.length + 1), texts[index] ?? ""]));
}

/** The contents of git objects, read by a single process (git-cat-file, "BATCH OUTPUT"). */
function contents(root: string, objects: readonly string[]): readonly string[] {
  const { stdout } = spawnSync("git", ["cat-file", "--batch"], {
    cwd: root,
    input: `${objects.join("\n")}\n`,
    maxBuffer: OUTPUT_BYTES,
  });
  const texts: string[] = [];
  let at = 0;
  for (const object of objects) {
    const end = stdout.indexOf("\n", at);
    const size = Number(stdout.toString("utf8", at, end).split(" ").at(-1));
    if (!Number.isInteger(size)) throw new Error(`git has no ${object}`);
    texts.push(stdout.toString("utf8", end + 1, end + 1 + size));
    at = end + 1 + size + 1;
  }
  return texts;
}

function git(root: string, ...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync("git", args, {
    cwd: root,
    encoding: "utf8",
    maxBuffer: OUTPUT_BYTES,
  });
  return status === 0 ? stdout : undefined;
}
