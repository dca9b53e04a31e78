// A PostgreSQL server with an empty database for tries: node postgres.js PORT
// Its data is in a folder for temporary files, which is deleted at the end.
import { spawn, spawnSync } from "node:child_process";
import { chownSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where Debian puts the programs of each version; other systems have them in the PATH. */
const VERSIONS = "/usr/lib/postgresql";

const port = process.argv[2] ?? "5432";
const programs = programFolder();
const folder = mkdtempSync(join(tmpdir(), "postgres-"));
const data = join(folder, "data");
// The server refuses to run as root: then it runs as the user that the package has created.
const user = process.getuid?.() === 0 ? { uid: idOf("-u"), gid: idOf("-g") } : {};
if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);

const options = { ...user, cwd: folder };
const made = spawnSync(
  join(programs, "initdb"),
  ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"],
  { ...options, encoding: "utf8" },
);
if (made.status !== 0) throw new Error(made.stderr, { cause: made.error });
const settings = ["-p", port, "-h", "127.0.0.1", "-k", folder];
const server = spawn(join(programs, "postgres"), ["-D", data, ...settings], {
  ...options,
  stdio: "inherit",
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill("SIGINT"));
server.on("exit", (status) => {
  rmSync(folder, { recursive: true, force: true });
  process.exitCode = status ?? 1;
});

function programFolder() {
  try {
    const [newest = ""] = readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a));
    return join(VERSIONS, newest, "bin");
  } catch {
    return "";
  }
}

/** The number of the user or group called postgres. */
function idOf(option) {
  return Number(spawnSync("id", [option, "postgres"], { encoding: "utf8" }).stdout);
}
