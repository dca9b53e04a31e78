import assert from "node:assert/strict";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { hasEnded, spawnNode } from "@edge-gateway/testkit/programs/spawn-node";
import { waitFor } from "@edge-gateway/testkit/wait-for";

const MAIN =
  process.env["GATEWAY_PROGRAM"] ??
  fileURLToPath(new URL("../../packages/proxy/src/main.ts", import.meta.url));

/** A gateway that `gw new` has started. */
export interface BegunGateway {
  readonly file: string;
  /** The address that it has printed last and that was not taken. */
  address(): Promise<string>;
  /** Another address, for which it gets SIGHUP. */
  nextAddress(): Promise<string>;
  close(): Promise<void>;
}

/** Starts `gw new`, on free ports besides that of the page. */
export function beginGateway(file: string, port: number): BegunGateway {
  const child = spawnNode([MAIN, "new", file, "--port", String(port)], {
    stdio: ["ignore", "ignore", "pipe"],
    environment: {
      WORKER_THREADS: "1",
      ADMIN_ADDR: "127.0.0.1:0",
      STATS_ADDR: "off",
      READINESS_ADDR: "off",
    },
  });
  let printed = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => (printed += text));
  const address = async (): Promise<string> => {
    const found = await waitFor("printed address", () =>
      hasEnded(child) ? assert.fail(printed) : /http:\S+\?token=\S+/.exec(printed)?.[0],
    );
    printed = "";
    return found;
  };
  return {
    file,
    address,
    nextAddress: () => {
      child.kill("SIGHUP");
      return address();
    },
    close: async () => {
      if (hasEnded(child)) return;
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}
