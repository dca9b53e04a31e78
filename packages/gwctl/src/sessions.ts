import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { MAX_KEPT_SESSIONS } from "./bounds.ts";
import type { Terminal } from "./ui/terminal.ts";

type Environment = Terminal["environment"];

/** Only the owner may read the file, and enter its folder. */
const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;

/** The file with the sessions of logins (XDG Base Directory Specification); undefined without a home. */
function sessionsFile(environment: Environment): string | undefined {
  const { XDG_STATE_HOME: state, HOME: home } = environment;
  if (state?.startsWith("/") === true) return join(state, "gwctl/sessions.json");
  return home === undefined ? undefined : join(home, ".local/state/gwctl/sessions.json");
}

/**
 * The session of a login at a gateway; undefined without one.
 * @param realm what the gateway says of itself: another one may listen on its port by now
 */
export async function sessionIn(
  environment: Environment,
  realm: string,
): Promise<string | undefined> {
  const session = new Map(Object.entries(await readSessions(environment))).get(realm);
  // A file that somebody has changed must not break the request.
  return typeof session === "string" && /^[\w-]+$/.test(session) ? session : undefined;
}

/**
 * Keeps the session of a login at a gateway. Sessions end with the process of their gateway, so old ones are forgotten.
 * @returns the file that has it; undefined if there is no home folder
 */
export async function keepSession(
  environment: Environment,
  realm: string,
  session: string,
): Promise<string | undefined> {
  const file = sessionsFile(environment);
  if (file === undefined) return undefined;
  const others = Object.entries(await readSessions(environment)).filter(([name]) => name !== realm);
  const sessions = Object.fromEntries([...others, [realm, session]].slice(-MAX_KEPT_SESSIONS));
  await mkdir(dirname(file), { recursive: true, mode: FOLDER_MODE });
  // A new file in its place has the right mode from the beginning, and is never half written.
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(sessions)}\n`, { mode: FILE_MODE, flag: "wx" });
  await rename(draft, file);
  return file;
}

async function readSessions(environment: Environment): Promise<Readonly<Record<string, unknown>>> {
  const file = sessionsFile(environment);
  if (file === undefined) return {};
  try {
    const value: unknown = JSON.parse(await readFile(file, "utf8"));
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
