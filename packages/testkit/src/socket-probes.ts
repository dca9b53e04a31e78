import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The keepalive settings of a connection; times in seconds. */
export interface Probes {
  readonly local: number;
  readonly peer: number;
  readonly enabled: boolean;
  readonly time: number;
  readonly interval: number;
  readonly retries: number;
}

/**
 * Copies each descriptor of the process (pidfd_open, pidfd_getfd), and reads its socket options.
 */
const PROGRAM = `
import ctypes, json, os, socket, sys
PIDFD_OPEN, PIDFD_GETFD = 434, 438
system = ctypes.CDLL(None).syscall
process = int(sys.argv[1])
handle = system(PIDFD_OPEN, process, 0)
found = []
for name in os.listdir(f"/proc/{process}/fd"):
    copy = system(PIDFD_GETFD, handle, int(name), 0)
    if copy < 0: continue
    try:
        with socket.socket(fileno=copy) as one:
            option = lambda number: one.getsockopt(socket.IPPROTO_TCP, number)
            found.append({
                "local": one.getsockname()[1], "peer": one.getpeername()[1],
                "enabled": one.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE) == 1,
                "time": option(socket.TCP_KEEPIDLE), "interval": option(socket.TCP_KEEPINTVL),
                "retries": option(socket.TCP_KEEPCNT),
            })
    except (OSError, IndexError, TypeError):
        pass
print(json.dumps(found))
`;

/** The open TCP connections of a process. */
export async function probesOf(process: number): Promise<readonly Probes[]> {
  const { stdout } = await run("python3", ["-c", PROGRAM, String(process)]);
  return JSON.parse(stdout);
}
