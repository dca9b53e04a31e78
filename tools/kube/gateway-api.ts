import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { go, KubeError } from "./go.ts";

const FOLDER = join(import.meta.dirname, "go/gateway-api");
const MODULE = "sigs.k8s.io/gateway-api";
const GROUP = "gateway.networking.k8s.io";

/** A channel of the Gateway API. */
export type GatewayApiChannel = "standard" | "experimental";

/**
 * The definitions of the Gateway API: names and paths of their files, from the Go module that has them.
 * @throws {KubeError} when it cannot be had
 */
export async function gatewayApiFiles(
  channel: GatewayApiChannel,
): Promise<ReadonlyMap<string, string>> {
  const folder = join(await moduleFolder(), "config/crd", channel);
  const files = await readdir(folder);
  const named = files.flatMap((file): (readonly [string, string])[] => {
    const [, plural] = new RegExp(`^${GROUP}_([a-z]+)\\.yaml$`).exec(file) ?? [];
    return plural === undefined ? [] : [[`${plural}.${GROUP}`, join(folder, file)]];
  });
  return new Map(named);
}

async function moduleFolder(): Promise<string> {
  const goMod = await readFile(join(FOLDER, "go.mod"), "utf8");
  const [, wanted = ""] = /^go (\S+)$/m.exec(goMod) ?? [];
  const environment = { ...process.env, GOTOOLCHAIN: `go${wanted}`, GOFLAGS: "-mod=readonly" };
  const { Dir }: { Dir?: string } = JSON.parse(
    await go(["mod", "download", "-json", MODULE], FOLDER, environment),
  );
  if (Dir === undefined) throw new KubeError(`the Go module ${MODULE} could not be had`);
  return Dir;
}
