// Executes the instructions of a Dockerfile of images/ without a container engine, on Linux as root.
import { execFile } from "node:child_process";
import { cp, mkdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { ROOT } from "../testing/workspace.ts";
import { instructionsOf, wordsOf } from "./dockerfile.ts";

const run = promisify(execFile);

/** An image in a folder, and how it is started. */
export interface BuiltImage {
  /** The folder that is the root of the image's file system. */
  readonly root: string;
  readonly entrypoint: readonly string[];
  /** The user and group of the process, as `uid:gid`. */
  readonly user: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** A stage of a Dockerfile while it is executed. */
interface Stage {
  readonly folder: string;
  /** Whether the image is based on the files of this machine, instead of the image of Node.js. */
  readonly hasBase: boolean;
  readonly environment: Readonly<Record<string, string>>;
  readonly user: string;
  readonly entrypoint: readonly string[];
}

/**
 * Executes `images/NAME/Dockerfile`: stages from `scratch` are empty, any other stage uses the
 * files of this machine, with the running Node.js instead of its own.
 * @param folder where the stages are created
 * @throws Error if an instruction fails or is not supported
 */
export async function buildImage(name: string, folder: string): Promise<BuiltImage> {
  const text = await readFile(join(ROOT, "images", name, "Dockerfile"), "utf8");
  const stages = new Map<string, Stage>();
  let stage: Stage | undefined;
  for (const { name: instruction, rest } of instructionsOf(text)) {
    // The base images are replaced by this machine, so their arguments do not matter.
    if (instruction === "ARG") continue;
    if (instruction === "FROM") {
      const [base = "", , alias = `${stages.size}`] = rest.split(/\s+/);
      const root = join(folder, alias);
      await mkdir(root, { recursive: true });
      stage = {
        folder: root,
        hasBase: base !== "scratch",
        environment: {},
        user: "0:0",
        entrypoint: [],
      };
      stages.set(alias, stage);
    } else if (stage === undefined) throw new Error(`${instruction} is before FROM`);
    else stage = await executed(stage, stages, instruction, rest);
  }
  if (stage === undefined) throw new Error("the Dockerfile has no FROM");
  const { folder: root, entrypoint, user, environment } = stage;
  return { root, entrypoint, user, environment };
}

async function executed(
  stage: Stage,
  stages: ReadonlyMap<string, Stage>,
  instruction: string,
  rest: string,
): Promise<Stage> {
  switch (instruction) {
    case "COPY":
      await copy(stage, stages, rest);
      return stage;
    case "RUN":
      await runIn(stage, rest);
      return stage;
    case "ENV": {
      const pairs = rest.split(/\s+/).map((pair) => pair.split("=", 2));
      return { ...stage, environment: { ...stage.environment, ...Object.fromEntries(pairs) } };
    }
    case "USER":
      return { ...stage, user: rest };
    case "ENTRYPOINT":
      return { ...stage, entrypoint: JSON.parse(rest) };
    case "EXPOSE":
      return stage;
    default:
      throw new Error(`the instruction ${instruction} is not supported`);
  }
}

async function copy(stage: Stage, stages: ReadonlyMap<string, Stage>, rest: string): Promise<void> {
  const { options, words } = wordsOf(rest);
  const target = join(stage.folder, words.at(-1) ?? "");
  const from = options.get("from");
  const base = from === undefined ? ROOT : stages.get(from)?.folder;
  if (base === undefined) throw new Error(`there is no stage ${from}`);
  const sources = words.slice(0, -1);
  for (const source of sources) {
    if (from === undefined) await requireInContext(source);
    const place = sources.length === 1 ? target : join(target, basename(source));
    await cp(join(base, source), place, { recursive: true, verbatimSymlinks: true });
  }
}

/** @throws Error if a container engine would not see a file: `.dockerignore` lists what it sees */
async function requireInContext(source: string): Promise<void> {
  const lines = (await readFile(join(ROOT, ".dockerignore"), "utf8")).split("\n");
  const seen = lines.filter((line) => line.startsWith("!")).map((line) => join(line.slice(1), "/"));
  if (!seen.some((place) => join(source, "/").startsWith(place)))
    throw new Error(`.dockerignore leaves out ${source}`);
}

/** The folders of this machine that are mounted in a stage with a base. */
const BASE = ["bin", "dev", "etc", "lib", "lib64", "proc", "usr", "var/lib/dpkg"];

/** The folder of Node.js in a stage of the build. */
const NODE_FOLDER = "node-bin";

/** Runs a command with the stage as root folder, in its own mount namespace. */
async function runIn({ folder, hasBase, environment }: Stage, command: string): Promise<void> {
  if (!hasBase) throw new Error("RUN needs a stage with a base");
  const node = `${NODE_FOLDER}/node`;
  const script = [
    ...BASE.map((name) => `mkdir -p "$1/${name}" && mount --rbind "/${name}" "$1/${name}"`),
    `mkdir -p "$1/${NODE_FOLDER}" && touch "$1/${node}" && mount --bind "$2" "$1/${node}"`,
    `exec chroot "$1" /bin/sh -c "$3"`,
  ].join(" && ");
  const args = ["-m", "sh", "-c", script, "sh", folder, process.execPath, command];
  const path = `/${NODE_FOLDER}:/usr/sbin:/usr/bin:/sbin:/bin`;
  await run("unshare", args, { env: { ...environment, PATH: path } });
}
