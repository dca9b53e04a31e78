import { randomBytes } from "node:crypto";
import type { Ir } from "@edge-gateway/translate/ir";
import { serve } from "@edge-gateway/admin/address";
import type { Running } from "@edge-gateway/admin/address";
import { doorListener } from "@edge-gateway/admin/listener";
import { sharedRoutes } from "@edge-gateway/admin/server";
import type { AdminDependencies } from "@edge-gateway/admin/server";

const HOST = "127.0.0.1";
const SECRET_BYTES = 32;

type DoorParts = Pick<AdminDependencies, "api" | "limits" | "log" | "trace" | "ui">;

/** Leads requests for the admin UI from worker threads to the main thread, once a configuration wants it. */
export class AdminDoor {
  readonly #parts: () => DoorParts;
  readonly #secret = randomBytes(SECRET_BYTES).toString("hex");
  /** Unset until it is wanted, and after an opening that failed. */
  #opened: Promise<Running> | undefined;

  /** @param parts returns what the door serves; called when the door opens */
  constructor(parts: () => DoorParts) {
    this.#parts = parts;
  }

  /** Tells the workers how they reach the main thread, if the configuration has the admin UI at listeners. */
  async inserted(ir: Ir): Promise<Ir> {
    if (!ir.backends.some(({ kind }) => kind === "admin")) return ir;
    const { addresses } = await (this.#opened ??= this.#open());
    const door = { port: Number(addresses[0]?.split(":").at(-1)), secret: this.#secret };
    const backends = ir.backends.map((backend) =>
      backend.kind === "admin" ? { ...backend, door } : backend,
    );
    return { ...ir, backends };
  }

  async close(): Promise<void> {
    const running = await this.#opened?.catch(() => undefined);
    await running?.close();
  }

  #open(): Promise<Running> {
    const { api, limits, log, trace, ui } = this.#parts();
    const handler = doorListener({ log, ui }, sharedRoutes({ api, limits, trace }), this.#secret);
    const service = { handler, maxConnections: limits.maxAdminConnections, log } as const;
    const address = { kind: "tcp", host: HOST, port: 0 } as const;
    return serve(address, { ...service, setting: "adminAddr" }).catch((error: unknown) => {
      this.#opened = undefined;
      throw error;
    });
  }
}
