import { Agent } from "node:http";
import { connect, type ClientHttp2Session } from "node:http2";
import { Agent as SecureAgent } from "node:https";
import type { Received, Sending } from "../clients/client.ts";
import { sendHttp1 } from "../clients/http1.ts";
import { sendHttp2 } from "../clients/http2.ts";
import { sendWebSocket } from "../clients/websocket.ts";

/** The connections of clients to one gateway. */
export class Clients implements Disposable {
  readonly #agents = {
    plain: new Agent({ keepAlive: true }),
    secure: new SecureAgent({ keepAlive: true, rejectUnauthorized: false }),
  };
  readonly #sessions = new Map<number, ClientHttp2Session>();

  send(sending: Sending): Promise<Received> {
    const { protocol } = sending.exchange;
    if (protocol === "http1") return sendHttp1(this.#agents, sending);
    if (protocol === "websocket") return sendWebSocket(sending);
    return sendHttp2(this.#session(sending), sending);
  }

  #session({ port, tls }: Sending): ClientHttp2Session {
    const open = this.#sessions.get(port);
    if (open !== undefined && !open.closed && !open.destroyed) return open;
    const url = `${tls ? "https" : "http"}://127.0.0.1:${port}`;
    const session = connect(url, { rejectUnauthorized: false });
    session.on("error", () => session.destroy());
    this.#sessions.set(port, session);
    return session;
  }

  [Symbol.dispose](): void {
    this.#agents.plain.destroy();
    this.#agents.secure.destroy();
    for (const session of this.#sessions.values()) session.destroy();
  }
}
