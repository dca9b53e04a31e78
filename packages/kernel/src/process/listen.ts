import { once } from "node:events";
import type { ListenOptions, Server } from "node:net";

const ANY = "::";
const ANY_IPV4 = "0.0.0.0";
/** What the system says when it has no IPv6. */
const WITHOUT_IPV6: ReadonlySet<unknown> = new Set(["EAFNOSUPPORT", "EADDRNOTAVAIL"]);

/**
 * Listens, and resolves when the server does. The host `::` means all addresses of both families, also on a machine
 * without IPv6.
 * @throws the error of the system
 */
export async function listen(server: Server, options: ListenOptions): Promise<void> {
  server.listen(options);
  try {
    await once(server, "listening");
  } catch (error) {
    const isWithout =
      error instanceof Error &&
      "code" in error &&
      WITHOUT_IPV6.has(error.code) &&
      options.host === ANY;
    if (!isWithout) throw error;
    server.listen({ ...options, host: ANY_IPV4 });
    await once(server, "listening");
  }
}
