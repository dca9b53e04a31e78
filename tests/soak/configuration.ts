import { mkdirSync, readlinkSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The way in which a new version of the file is written. */
export type Way = "written in place" | "renamed over" | "symlink swapped";

export const WAYS: readonly Way[] = ["written in place", "renamed over", "symlink swapped"];

/** The common part of all versions of a run. */
export interface Scene {
  readonly port: number;
  /**
   * Ports of two upstreams that are used alternately, so that connection pools are created and
   * removed.
   */
  readonly upstreams: readonly [number, number];
  readonly workers: number;
}

/** Versions whose numbers differ by a multiple of this differ only in their number. */
export const PERIOD = 2;

/** A target to which only one version responds with 200. */
export function proofTarget(version: number): string {
  return `/proof/${version}`;
}

/**
 * The configuration of a version: `/load` leads to an upstream, and a header contains the version's
 * number.
 */
export function configuration(scene: Scene, version: number): string {
  const upstream = scene.upstreams[version % PERIOD === 0 ? 0 : 1];
  return `config:
  workerThreads: ${scene.workers}
  adminAddr: "off"
  statsAddr: "off"
  readinessAddr: "off"
  logging: { level: error }
gateways:
  soak:
    port: ${scene.port}
    routes:
      - name: load
        matches: [{ path: { type: PathPrefix, value: /load } }]
        policies:
          headerModifiers:
            request: { set: [{ name: x-version, value: "${version}" }] }
            response: { set: [{ name: x-version, value: "${version}" }] }
          timeouts: { request: 60s }
        backends: [{ host: "127.0.0.1:${upstream}" }]
      - name: proof
        matches: [{ path: { type: Exact, value: ${proofTarget(version)} } }]
        policies:
          directResponse: { status: 200, body: "version ${version}" }
`;
}

/**
 * Replaces the file in the given way. `swap` works as for a mounted ConfigMap: the file is a link
 * into `..data`, itself a link to a directory that is replaced.
 */
export function replaceFile(file: string, content: string, way: Way, version: number): void {
  if (way === "written in place") writeFileSync(file, content);
  else if (way === "renamed over") renameOver(file, (next) => writeFileSync(next, content));
  else swap(file, content, version);
}

function renameOver(path: string, make: (next: string) => void): void {
  const next = `${path}.next`;
  make(next);
  renameSync(next, path);
}

function swap(file: string, content: string, version: number): void {
  const mount = dirname(file);
  const name = file.slice(mount.length + 1);
  const link = join(mount, "..data");
  const old = linkTarget(link);
  mkdirSync(join(mount, `..version-${version}`));
  writeFileSync(join(mount, `..version-${version}`, name), content);
  renameOver(link, (next) => symlinkSync(`..version-${version}`, next));
  if (linkTarget(file) === undefined)
    renameOver(file, (next) => symlinkSync(join("..data", name), next));
  if (old !== undefined) rmSync(join(mount, old), { recursive: true });
}

function linkTarget(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}
