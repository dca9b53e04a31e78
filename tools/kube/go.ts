import { spawn } from "node:child_process";
import { chmod, glob } from "node:fs/promises";
import { delimiter, join } from "node:path";

/** A failure that a user can act on: printed without a stack. */
export class KubeError extends Error {}

/** From this version on, Go itself downloads the version that a module needs. */
const SELF_UPDATING = { major: 1, minor: 21 };
const KEPT_OUTPUT = 4000;

/** A Go that can build a module: its environment and version. */
export interface GoToolchain {
  readonly environment: NodeJS.ProcessEnv;
  readonly version: string;
}

/**
 * The Go of this machine, or a newer one as a module if the machine's version is too old.
 * @param folder the folder of the module's go.mod
 * @param wanted the version in the module's go.mod
 * @throws {KubeError} if there is no Go, or no newer version is available
 */
export async function goToolchain(folder: string, wanted: string): Promise<GoToolchain> {
  const environment = {
    ...process.env,
    CGO_ENABLED: "0",
    GOTOOLCHAIN: `go${wanted}+auto`,
    GOFLAGS: "-mod=readonly -buildvcs=false",
  };
  const own = await go(["version"], folder, environment);
  const [, major, minor] = /go(\d+)\.(\d+)/.exec(own) ?? [];
  const updates = Number(major) > SELF_UPDATING.major || Number(minor) >= SELF_UPDATING.minor;
  const chosen = updates ? environment : await downloaded(folder, wanted, environment);
  const version = (await go(["env", "GOVERSION"], folder, chosen)).trim();
  return { environment: chosen, version };
}

/** An old Go downloads a new one like any module; files of modules have no execute permission. */
async function downloaded(
  folder: string,
  wanted: string,
  environment: NodeJS.ProcessEnv,
): Promise<NodeJS.ProcessEnv> {
  const platform = (await go(["env", "GOOS", "GOARCH"], folder, environment)).trim().split("\n");
  const version = `v0.0.1-go${wanted}.${platform.join("-")}`;
  const outside = { ...environment, GOFLAGS: "-mod=mod" };
  const answer = await go(
    ["mod", "download", "-json", `golang.org/toolchain@${version}`],
    join(folder, ".."),
    outside,
  );
  const { Dir: root }: { Dir: string } = JSON.parse(answer);
  for await (const file of glob([join(root, "bin/*"), join(root, "pkg/tool/*/*")]))
    await chmod(file, 0o755);
  const path = [join(root, "bin"), process.env["PATH"]].join(delimiter);
  return { ...environment, PATH: path, GOROOT: root, GOTOOLCHAIN: "local" };
}

/**
 * Runs Go at the lowest priority, because a build may take minutes; returns its output.
 * @throws {KubeError} with the end of the output if it fails
 */
export async function go(
  args: readonly string[],
  folder: string,
  environment: NodeJS.ProcessEnv,
): Promise<string> {
  const child = spawn("nice", ["-n", "19", "go", ...args], {
    cwd: folder,
    env: environment,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  let errors = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (output += text));
  child.stderr
    .setEncoding("utf8")
    .on("data", (text: string) => (errors = (errors + text).slice(-KEPT_OUTPUT)));
  const status = await new Promise<number | null>((resolve) => {
    child.on("error", (error) => {
      errors = error.message;
      resolve(1);
    });
    child.on("close", resolve);
  });
  if (status !== 0) throw new KubeError(`go ${args[0]} failed:\n${errors.trimEnd()}`);
  return output;
}
