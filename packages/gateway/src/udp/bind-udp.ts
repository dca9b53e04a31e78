import { createSocket, type Socket, type SocketType } from "node:dgram";
import { once } from "node:events";
import { isIP } from "node:net";

/** The system's error code if the machine has no IPv6. */
const WITHOUT_IPV6: ReadonlySet<string> = new Set(["EAFNOSUPPORT", "EADDRNOTAVAIL", "EINVAL"]);

interface BindOptions {
  /** Whether other sockets may share the port; by default they may. */
  readonly isShared?: boolean;
}

/**
 * Opens a UDP port at the addresses of both families, or of IPv4 on a machine without IPv6. A port of 0 is any free
 * port.
 * @throws the error of the system if the port cannot be used
 */
export async function bindUdp(
  port: number,
  { isShared = true }: BindOptions = {},
): Promise<Socket> {
  try {
    return await bound("udp6", port, isShared);
  } catch (error) {
    if (!WITHOUT_IPV6.has(codeOf(error))) throw error;
    return bound("udp4", port, isShared);
  }
}

async function bound(type: SocketType, port: number, reusePort: boolean): Promise<Socket> {
  // The host is an IP address, so no name is resolved.
  const socket = createSocket({
    type,
    reusePort,
    lookup: (host, _options, callback) => callback(null, host, isIP(host)),
  });
  try {
    // The socket may already receive datagrams before `bind` has returned.
    const listening = once(socket, "listening");
    socket.bind({ port });
    await listening;
    return socket;
  } catch (error) {
    socket.close();
    throw error;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
