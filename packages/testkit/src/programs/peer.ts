import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../free-port.ts";
import { hasEnded } from "./spawn-node.ts";
import { waitFor } from "../wait-for.ts";

/** Another server program, run as its own process. */
export interface Peer extends AsyncDisposable {
  readonly port: number;
  /** What the program has printed so far. */
  output(): string;
}

/** Starts haproxy with the given sections; `PORT` in the text is replaced by the port of the server. */
export function startHaproxy(sections: string): Promise<Peer> {
  const text = `global\n  maxconn 64\ndefaults\n  mode http\n  timeout connect 5s\n  timeout client 20s\n  timeout server 20s\n${sections}\n`;
  return startPeer("haproxy", text, (file) => ["-db", "-q", "-f", file]);
}

const STREAM_MODULE = "/usr/lib/nginx/modules/ngx_stream_module.so";

/**
 * Starts nginx with the given content of its `http` block; `PORT` in the text is replaced by the port of the
 * server.
 */
export function startNginx(http: string): Promise<Peer> {
  const files = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const paths = files.map((name) => `${name}_temp_path ${name};`).join(" ");
  return startNginxWith(`http { access_log off; ${paths}\n${http}\n}`);
}

/** Starts nginx with the given content of its `stream` block, for connections of any protocol. */
export function startNginxStream(stream: string): Promise<Peer> {
  return startNginxWith(`stream {\n${stream}\n}`, `load_module ${STREAM_MODULE};`);
}

function startNginxWith(block: string, modules = ""): Promise<Peer> {
  const text = `${modules} daemon off; master_process off; pid nginx.pid; error_log stderr; events {}\n${block}\n`;
  return startPeer("nginx", text, (file, folder) => ["-p", folder, "-e", "stderr", "-c", file]);
}

/**
 * Starts a program with the given configuration; `PORT` in the text is replaced by the port of the program.
 */
export async function startPeer(
  program: string,
  text: string,
  argumentsOf: (file: string, folder: string) => readonly string[],
): Promise<Peer> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), "peer-"));
  const file = join(folder, "peer.conf");
  await writeFile(file, text.replaceAll(/\bPORT\b/g, String(port)));
  const guarded = ["--pdeathsig", "KILL", program, ...argumentsOf(file, folder)];
  const child = spawn("setpriv", guarded, { stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (written: string) => (output += written));
  }
  await waitFor(program, () => hasEnded(child) || accepts(port));
  if (hasEnded(child)) throw new Error(`${program} ended: ${output}`);
  return {
    port,
    output: () => output,
    async [Symbol.asyncDispose]() {
      const exit = once(child, "exit");
      child.kill("SIGTERM");
      if (!hasEnded(child)) await exit;
      await rm(folder, { recursive: true });
    },
  };
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  try {
    await once(socket, "connect");
    return true;
  } finally {
    socket.destroy();
  }
}
