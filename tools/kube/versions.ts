import { spawnSync } from "node:child_process";
import { basename, join } from "node:path";
import { KUBERNETES_VERSIONS, startCluster } from "./cluster.ts";
import type { KubernetesVersion } from "./cluster.ts";
import type { KubeClient } from "./client.ts";
import {
  applyDefinition,
  applyDefinitions,
  applyGatewayApi,
  applyStripped,
} from "./definitions.ts";
import type { Definition } from "./definitions.ts";
import { KubeError } from "./go.ts";
import { optionsOf } from "../options.ts";

/** A maximum output size that is larger than any definition. */
const MAX_BYTES = 16_777_216;
const ROOT = join(import.meta.dirname, "../..");

function git(...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync("git", args, {
    cwd: ROOT,
    encoding: "utf8",
    maxBuffer: MAX_BYTES,
  });
  if (status !== 0) throw new KubeError(`git ${args[0]} failed: ${stderr.trim()}`);
  return stdout;
}

/** The revision that added the first file of a folder. */
function firstRevision(folder: string): string {
  const [first = ""] = git(
    ...["log", "--reverse", "--diff-filter=A", "--format=%H", "--", folder],
  ).split("\n");
  if (first === "") throw new KubeError(`no revision brought ${folder}: is the history complete?`);
  return first;
}

/**
 * The revisions from which the definitions are upgraded: none, the first revision of the
 * definitions, and the last revision before there was a controller.
 */
function revisions(): readonly (string | undefined)[] {
  return [
    undefined,
    firstRevision("crds"),
    git("rev-parse", `${firstRevision("packages/controller")}^`).trim(),
  ];
}

/** The definitions of a revision, by their names. */
function definitionsOf(revision: string): ReadonlyMap<string, string> {
  const files = git("ls-tree", "--name-only", revision, "crds/").trim().split("\n");
  const definitions = files.filter((file) => file.endsWith(".yaml"));
  return new Map(
    definitions.map((file) => [basename(file, ".yaml"), git("show", `${revision}:${file}`)]),
  );
}

/**
 * Applies all definitions to a server of a release, first with and then without descriptions. If a
 * revision is given, its definitions are applied before.
 */
async function judge(version: KubernetesVersion, revision: string | undefined): Promise<string> {
  await using cluster = await startCluster({ version });
  const before = revision === undefined ? new Map<string, string>() : definitionsOf(revision);
  for (const [name, text] of before) await applyDefinition(cluster.client, name, text);
  const all = [
    ...(await applyDefinitions(cluster.client)),
    ...(await applyGatewayApi(cluster.client, { channel: "experimental" })),
  ];
  const stripped = await applyStripped(cluster.client);
  const warnings = [...all, ...stripped].flatMap(({ kind, warnings: own }) =>
    own.map((one) => `${kind}: ${one}`),
  );
  if (warnings.length > 0) throw new KubeError(warnings.join("\n"));
  const { body } = await cluster.client.expect("GET", "/version");
  const said = `${await served(cluster.client, all)}, and ${stripped.length} without descriptions`;
  return `${String(Object(body).gitVersion)}: ${said}, after ${before.size} of ${revision?.slice(0, 8) ?? "no revision"}`;
}

/** Checks that the server serves all definitions: it lists the objects of each. */
async function served(client: KubeClient, all: readonly Definition[]): Promise<string> {
  for (const { group, version, plural } of all)
    await client.expect("GET", `/apis/${group}/${version}/${plural}?limit=1`);
  return `${all.length} definitions established`;
}

const USAGE = `Checks that API servers of every supported release accept the definitions: at first, and over older ones.

npm run kube:versions -- [options]

  --from REVISION  the older definitions; default: none, the first ones, and the last ones before the controller
  --only RELEASE   of Kubernetes; default: all that are supported
  --help
`;

const { values } = optionsOf(USAGE, {
  from: { type: "string" },
  only: { type: "string" },
});

try {
  const from = values.from === undefined ? revisions() : [values.from];
  const versions = Object.keys(KUBERNETES_VERSIONS).filter(isVersion);
  const wanted = versions.filter((version) => values.only === undefined || version === values.only);
  if (wanted.length === 0)
    throw new KubeError(`unknown release ${values.only}: known are ${versions.join(", ")}`);
  for (const version of wanted)
    for (const revision of from) console.log(await judge(version, revision));
} catch (error) {
  console.error(`error: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

function isVersion(name: string): name is KubernetesVersion {
  return Object.hasOwn(KUBERNETES_VERSIONS, name);
}
