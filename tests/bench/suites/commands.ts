import { join } from "node:path";
import type { Command } from "../processes.ts";
import { ROOT } from "../tools.ts";

/** A load of wrk: the same request repeatedly. */
export interface WrkLoad {
  readonly port: number;
  readonly path: string;
  readonly connections: number;
  readonly seconds: number;
  /** The request body in the form that `native/load.lua` expects. */
  readonly body: string;
  /** The header lines of the request. */
  readonly fields: readonly string[];
}

const TIMEOUT_SECONDS = 30;

/** The command of wrk with its arguments. */
export function wrkWith(load: WrkLoad): [program: string, ...args: readonly (string | number)[]] {
  const { port, path, connections, seconds, body, fields } = load;
  const amount = ["-t", 1, "-c", connections, "-d", `${seconds}s`];
  const options = ["--timeout", `${TIMEOUT_SECONDS}s`];
  const script = ["-s", join(ROOT, "tests/bench/native/load.lua")];
  const url = `http://127.0.0.1:${port}${path}`;
  return ["wrk", ...amount, ...options, ...script, url, "--", body, ...fields];
}

/** The command of Envoy with one worker. */
export function envoyCommand(program: string, file: string): Command {
  const options = ["--concurrency", "1", "--disable-hot-restart", "--log-level", "error"];
  return { program, args: ["-c", file, ...options] };
}
