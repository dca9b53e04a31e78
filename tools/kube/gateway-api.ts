import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { go, KubeError } from "./go.ts";

/** The available releases, each with the folder of its go.mod. */
const FOLDERS = {
  "1.7": join(import.meta.dirname, "go/gateway-api"),
  "1.6": join(import.meta.dirname, "go/gateway-api-1.6"),
} as const;
const MODULE = "sigs.k8s.io/gateway-api";
const GROUP = "gateway.networking.k8s.io";
const X_GROUP = "gateway.networking.x-k8s.io";

/** The channel and version of the Gateway API whose CRDs are installed. */
export interface GatewayApiChoice {
  readonly channel: "standard" | "experimental";
  readonly release?: keyof typeof FOLDERS;
}

/**
 * The CRDs of the Gateway API: names and paths of their files, from the Go module that contains
 * them.
 * @throws {KubeError} if the module is not available
 */
export async function gatewayApiFiles({
  channel,
  release = "1.7",
}: GatewayApiChoice): Promise<ReadonlyMap<string, string>> {
  const folder = join(await moduleFolder(FOLDERS[release]), "config/crd", channel);
  const files = await readdir(folder);
  const named = files.flatMap((file): (readonly [string, string])[] => {
    const [, plural] = new RegExp(`^${GROUP}_([a-z]+)\\.yaml$`).exec(file) ?? [];
    return plural === undefined ? [] : [[`${plural}.${GROUP}`, join(folder, file)]];
  });
  return new Map(named);
}

/** The CRD of XBackend, which only the experimental channel has, by its name. */
export async function xBackendFile(): Promise<readonly [name: string, file: string]> {
  const folder = join(await moduleFolder(FOLDERS["1.7"]), "config/crd/experimental");
  return [`xbackends.${X_GROUP}`, join(folder, `${X_GROUP}_xbackends.yaml`)];
}

async function moduleFolder(folder: string): Promise<string> {
  const environment = { ...process.env, GOTOOLCHAIN: "auto", GOFLAGS: "-mod=readonly" };
  const { Dir }: { Dir?: string } = JSON.parse(
    await go(["mod", "download", "-json", MODULE], folder, environment),
  );
  if (Dir === undefined) throw new KubeError(`the Go module ${MODULE} is not available`);
  return Dir;
}
