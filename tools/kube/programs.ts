// Programs that tests need and that no system package contains, built once from the Go modules in
// go/ into a cache folder.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { alone } from "../alone.mjs";
import { go, goToolchain, KubeError } from "./go.ts";

/**
 * The modules in go/, and the package of each program that is built from them; `test` before a
 * package means its tests.
 */
const MODULES = {
  apiserver: {
    etcd: "go.etcd.io/etcd/server/v3",
    "kube-apiserver": "k8s.io/kubernetes/cmd/kube-apiserver",
  },
  "apiserver-1.37": {
    "kube-apiserver": "k8s.io/kubernetes/cmd/kube-apiserver",
  },
  helm: {
    helm: "helm.sh/helm/v4/cmd/helm",
    kubeconform: "github.com/yannh/kubeconform/cmd/kubeconform",
  },
  http2: {
    h2spec: "github.com/summerwind/h2spec/cmd/h2spec",
  },
  grpc: {
    grpcurl: "github.com/fullstorydev/grpcurl/cmd/grpcurl",
  },
  mcp: {
    "go-client": ".",
    "everything-server": "github.com/modelcontextprotocol/go-sdk/conformance/everything-server",
  },
  telemetry: {
    otelcol: ".",
  },
  conformance: {
    "conformance.test": "test .",
    "echo-basic": "sigs.k8s.io/gateway-api-conformance-images/echo-basic",
  },
} as const;

/** A Go module in the folder `go`. */
export type GoModule = keyof typeof MODULES;

/** Absolute paths of programs, by their names. */
export type Programs<Module extends GoModule> = Readonly<
  Record<keyof (typeof MODULES)[Module], string>
>;

/** The function that is called with a line about what is being built. */
export type Progress = (line: string) => void;

/** The manifest beside the programs: their inputs, and their hashes. */
interface Manifest {
  readonly key: string;
  readonly goVersion: string;
  readonly inputs: Readonly<Record<string, string>>;
  readonly programs: Readonly<Record<string, string>>;
}

const MANIFEST = "manifest.json";
const SAY_EVERY_MS = 15_000;
/**
 * The number of packages that Go builds at once: few, because other work continues beside a build.
 */
const PACKAGES_AT_ONCE = "2";

/** Builds the missing programs of all modules; returns those that failed, after printing why. */
export async function buildAll(): Promise<readonly string[]> {
  const failed: string[] = [];
  for (const module of ["apiserver", "helm", "http2", "grpc", "mcp", "telemetry"] as const) {
    try {
      await programsOf(module);
    } catch (error) {
      if (!(error instanceof KubeError)) throw error;
      console.error(`error: ${error.message}`);
      failed.push(...Object.keys(MODULES[module]));
    }
  }
  return failed;
}

/** Where programs are kept: `EDGE_GATEWAY_CACHE`, or the user's cache folder. */
export function cacheFolder(environment: NodeJS.ProcessEnv = process.env): string {
  const { EDGE_GATEWAY_CACHE: own, XDG_CACHE_HOME: caches } = environment;
  return own || join(caches || join(homedir(), ".cache"), "edge-gateway");
}

/**
 * The programs of a module, built if this version is not in the cache. Any number of processes may
 * call this at once: one builds, the others wait.
 * @throws {KubeError} if they cannot be built
 */
export async function programsOf<Module extends GoModule>(
  module: Module,
  progress: Progress = console.log,
): Promise<Programs<Module>> {
  const recipe = await readRecipe(module);
  const target = join(cacheFolder(), "kube", `${module}-${recipe.key}`);
  if (!(await isWhole(target, recipe.key))) {
    const waiting = () => progress(`kube: another process is building ${module}, waiting …`);
    await alone(`${target}.lock`, waiting, async () => {
      if (!(await isWhole(target, recipe.key))) await build(recipe, target, progress);
    });
  }
  const paths = Object.keys(MODULES[module]).map((name) => [name, join(target, name)]);
  return Object.fromEntries(paths) as Programs<Module>;
}

/** All inputs that determine the result of a build of a program. */
interface Recipe {
  readonly module: GoModule;
  readonly folder: string;
  readonly inputs: Readonly<Record<string, string>>;
  readonly goMod: string;
  readonly linker: string;
  readonly key: string;
}

async function readRecipe(module: GoModule): Promise<Recipe> {
  const folder = join(import.meta.dirname, "go", module);
  const goMod = await readFile(join(folder, "go.mod"), "utf8");
  const inputs: Record<string, string> = {};
  for (const name of (await readdir(folder)).toSorted())
    inputs[name] = hash(await readFile(join(folder, name)));
  const linker = ["-s", "-w", ...versionStamps(goMod)].join(" ");
  const platform = `${process.platform}-${process.arch}`;
  const key = hash(JSON.stringify([inputs, MODULES[module], linker, platform])).slice(0, 16);
  return { module, folder, inputs, goMod, linker, key };
}

/** The linker options that set the version of the API server; without them it reports version 0. */
function versionStamps(goMod: string): readonly string[] {
  const [, version = "", major = "", minor = ""] =
    /^require k8s\.io\/kubernetes (v(\d+)\.(\d+)\.\S+)/m.exec(goMod) ?? [];
  if (version === "") return [];
  const stamps = { gitVersion: version, gitMajor: major, gitMinor: minor };
  return Object.entries(stamps).map(
    ([name, value]) => `-X k8s.io/component-base/version.${name}=${value}`,
  );
}

async function build(recipe: Recipe, target: string, progress: Progress): Promise<void> {
  const { module, folder, inputs, goMod, linker, key } = recipe;
  const [, wanted = ""] = /^go (\S+)$/m.exec(goMod) ?? [];
  const { environment, version } = await goToolchain(folder, wanted);
  const unfinished = `${target}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  const programs: Record<string, string> = {};
  for (const [name, path] of Object.entries(MODULES[module])) {
    const file = join(unfinished, name);
    const [test, own] = /^test (.+)$/.exec(path) ?? [];
    const verb = test === undefined ? ["build"] : ["test", "-c"];
    const flags = ["-p", PACKAGES_AT_ONCE, "-trimpath", "-ldflags", linker, "-o", file];
    await withProgress(`building ${name}, once`, progress, () =>
      go([...verb, ...flags, own ?? path], folder, environment),
    );
    programs[name] = hash(await readFile(file));
  }
  const manifest: Manifest = { key, goVersion: version, inputs, programs };
  await writeFile(join(unfinished, MANIFEST), `${JSON.stringify(manifest, undefined, 2)}\n`);
  await rm(target, { recursive: true, force: true });
  await rename(unfinished, target);
}

async function withProgress<Result>(
  what: string,
  progress: Progress,
  work: () => Promise<Result>,
): Promise<Result> {
  const started = Date.now();
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`;
  progress(`kube: ${what} …`);
  const timer = setInterval(() => progress(`kube: … ${what} (${seconds()})`), SAY_EVERY_MS);
  try {
    const result = await work();
    progress(`kube: ${what}: done in ${seconds()}`);
    return result;
  } finally {
    clearInterval(timer);
  }
}

/** Whether a folder contains every program in its manifest. */
async function isWhole(folder: string, key: string): Promise<boolean> {
  const file = join(folder, MANIFEST);
  if (!existsSync(file)) return false;
  const manifest: Manifest = JSON.parse(await readFile(file, "utf8"));
  if (manifest.key !== key) return false;
  for (const [name, expected] of Object.entries(manifest.programs)) {
    const program = join(folder, name);
    if (!existsSync(program) || hash(await readFile(program)) !== expected) return false;
  }
  return true;
}

function hash(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex");
}
