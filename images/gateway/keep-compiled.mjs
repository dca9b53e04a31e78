// keep-compiled.mjs ROOT FLAGS...: starts the gateway of the image in the folder ROOT once, as the image does: at its place,
// with the flags of the entry point and as its user. Node.js keeps the compiled code there, which a running image cannot
// write.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdirSync, renameSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";

const USER = 10_101;
const APP = "/app";
const COMPILED = join(APP, "compiled");
const [root = "", ...flags] = process.argv.slice(2);

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}

const configuration = {
  config: { workerThreads: 1, adminAddr: "off", statsAddr: "off", readinessAddr: "off" },
  gateways: { web: { port: await freePort() } },
};
renameSync(join(root, APP), APP);
mkdirSync(COMPILED);
chownSync(COMPILED, USER, USER);
const gateway = spawn(process.execPath, [...flags, join(APP, "gw.js"), "-f", "-"], {
  ...{ uid: USER, gid: USER },
  stdio: ["pipe", "pipe", "inherit"],
});
gateway.stdin.end(JSON.stringify(configuration));
let output = "";
gateway.stdout.on("data", (text) => {
  output += text;
  if (output.includes("ready")) gateway.kill("SIGTERM");
});
const [status] = await once(gateway, "exit");
if (status !== 0) throw new Error(`the gateway ended with ${status}: ${output}`);
// Nobody but the builder changes what later starts run; everybody reads it.
execFileSync("chown", ["-R", "0:0", COMPILED]);
execFileSync("chmod", ["-R", "a+rX", COMPILED]);
renameSync(APP, join(root, APP));
