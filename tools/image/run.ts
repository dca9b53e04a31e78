// Runs an image in a folder as a pod would: with the security context of the charts.
import { spawn, type ChildProcess } from "node:child_process";
import type { BuiltImage } from "./build.ts";

/** A folder of this machine, and its path in the image. */
export interface ImageMount {
  readonly source: string;
  readonly target: string;
}

export interface RunOptions {
  readonly args?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Folders of the host that the program can read. */
  readonly mounts?: readonly ImageMount[];
}

/**
 * Starts the entry point with the image as read-only root folder: as the user of the image, without
 * capabilities and without a way to get any, with its own `/tmp`, and with `/proc` and `/dev` of
 * this machine.
 */
export function runImage(
  { root, entrypoint, user, environment: own }: BuiltImage,
  { args = [], environment = {}, mounts = [] }: RunOptions,
): ChildProcess {
  const script = [
    `mkdir -p "$ROOT/proc" "$ROOT/dev" && mount --bind "$ROOT" "$ROOT"`,
    ...["proc", "dev"].map((name) => `mount --rbind "/${name}" "$ROOT/${name}"`),
    `mount -t tmpfs -o mode=1777 tmpfs "$ROOT/tmp"`,
    ...mounts.map(({ source, target }) => `mount --bind "${source}" "$ROOT${target}"`),
    `mount -o remount,bind,ro "$ROOT"`,
    `exec setpriv --no-new-privs --bounding-set=-all,+setuid,+setgid,+sys_chroot chroot --userspec=${user} "$ROOT" "$@"`,
  ].join(" && ");
  return spawn("unshare", ["-m", "sh", "-c", script, "sh", ...entrypoint, ...args], {
    env: { ...own, ...environment, PATH: process.env["PATH"] ?? "", ROOT: root },
    stdio: ["ignore", "pipe", "pipe"],
  });
}
