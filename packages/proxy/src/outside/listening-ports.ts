import { readFile } from "node:fs/promises";

/** The TCP ports of this machine on which a process listens. */
export class ListeningPorts {
  readonly #ports: ReadonlySet<number>;
  readonly #firstUnprivileged: number;

  constructor(ports: ReadonlySet<number>, firstUnprivileged: number) {
    this.#ports = ports;
    this.#firstUnprivileged = firstUnprivileged;
  }

  /** Whether this process may certainly listen on the port: nobody does, and nobody needs a permission for it. */
  mayOpen(port: number): boolean {
    return port >= this.#firstUnprivileged && !this.#ports.has(port);
  }
}

const TABLES = ["/proc/net/tcp", "/proc/net/tcp6"];
const FIRST_UNPRIVILEGED = "/proc/sys/net/ipv4/ip_unprivileged_port_start";

/**
 * Reads the ports on which somebody listens, as Linux lists them (proc(5)). To open a port for a check would
 * accept connections, and close them with it. Undefined on other systems, and where the tables cannot be read.
 */
export async function listeningPorts(): Promise<ListeningPorts | undefined> {
  try {
    const [first = "", ...tables] = await Promise.all(
      [FIRST_UNPRIVILEGED, ...TABLES].map((file) => readFile(file, "latin1")),
    );
    const ports = tables.flatMap((table) => [...table.matchAll(LISTENING)].map(portOf));
    return new ListeningPorts(new Set(ports), Number(first));
  } catch {
    return undefined;
  }
}

/** A line with the local address, the remote address, and the state 0A: listening. */
const LISTENING = /^ *\d+: [0-9A-F]+:([0-9A-F]{4}) [0-9A-F]+:[0-9A-F]{4} 0A /gm;
const HEXADECIMAL = 16;

function portOf([, digits = ""]: RegExpExecArray | RegExpMatchArray): number {
  return Number.parseInt(digits, HEXADECIMAL);
}
