import { networkInterfaces } from "node:os";
import { isIPv4 } from "node:net";
import { plainAddress } from "./address-guard.ts";

const UNSPECIFIED = new Set(["0.0.0.0", "::"]);

/** The listeners of this gateway: they listen on all addresses of the machine. */
export class OwnListeners {
  #ports: ReadonlySet<number> = new Set();

  /** Sets the ports of the configuration in use. */
  use(ports: Iterable<number>): void {
    this.#ports = new Set(ports);
  }

  /** Whether an address and port are those of a listener of this gateway. */
  has(address: string, port: number): boolean {
    return this.#ports.has(port) && isOfMachine(plainAddress(address));
  }
}

function isOfMachine(address: string): boolean {
  // Every address of 127.0.0.0/8 leads to the machine (RFC 1122 section 3.2.1.3).
  if (UNSPECIFIED.has(address) || (isIPv4(address) && address.startsWith("127."))) return true;
  return Object.values(networkInterfaces()).some((addresses) =>
    addresses?.some((own) => own.address === address),
  );
}
