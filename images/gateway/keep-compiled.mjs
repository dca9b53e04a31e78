// keep-compiled.mjs APP FLAGS...: starts the gateway of the folder APP once, with the flags of the entry point and as the
// user of the image, so that Node.js keeps the compiled code there, which a running image cannot write.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdirSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";

const USER = 10_101;
const [app = "", ...flags] = process.argv.slice(2);
const compiled = join(app, "compiled");

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
mkdirSync(compiled);
chownSync(compiled, USER, USER);
const gateway = spawn(process.execPath, [...flags, join(app, "gw.js"), "-f", "-"], {
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
execFileSync("chown", ["-R", "0:0", compiled]);
execFileSync("chmod", ["-R", "a+rX", compiled]);
