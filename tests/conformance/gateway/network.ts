import { execFileSync, spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { createWriteStream } from "node:fs";

/**
 * Pods have addresses of this network, as on a real node: the API server does not accept loopback
 * addresses for endpoints.
 */
const BRIDGE = "egc0";
const PREFIX = "10.244.7";
const FIRST = 10;
const LAST = 250;
/** An address that a load balancer assigns on request. */
export const STATIC_ADDRESS = `${PREFIX}.251`;

/** The address of this machine as pods see it. */
export const HOST_ADDRESS = `${PREFIX}.1`;

function ip(...args: readonly string[]): void {
  execFileSync("ip", args, { stdio: ["ignore", "ignore", "pipe"] });
}

function tryIp(...args: readonly string[]): boolean {
  try {
    ip(...args);
    return true;
  } catch {
    return false;
  }
}

/** A network namespace with an address of its own, in which programs run. */
export interface PodNetwork {
  readonly address: string;
  /** Starts a program; each line of its output goes to `line`, and to a file. */
  run(
    command: readonly [string, ...string[]],
    options: {
      readonly environment: NodeJS.ProcessEnv;
      readonly log: string;
      readonly line?: (text: string) => void;
    },
  ): ChildProcess;
  /** Adds an address to the network. */
  add(address: string): void;
  close(): void;
}

/**
 * A shell script that starts with its own hosts file, in the mounts of its namespace, and then
 * becomes the program.
 */
const WITH_HOSTS = 'mount --bind "$0" /etc/hosts && exec "$@"';

/** The network of pods: a bridge with a namespace for each pod. Needs root. */
export class Network implements Disposable {
  readonly #free: number[] = Array.from({ length: LAST - FIRST }, (_, index) => FIRST + index);
  readonly #hosts: string;

  /**
   * @param hosts names that programs resolve, as a file like /etc/hosts
   * @throws Error if this machine does not allow namespaces
   */
  constructor(hosts: string) {
    this.#hosts = hosts;
    this[Symbol.dispose]();
    ip("link", "add", BRIDGE, "type", "bridge");
    ip("addr", "add", `${HOST_ADDRESS}/24`, "dev", BRIDGE);
    ip("link", "set", BRIDGE, "up");
  }

  open(): PodNetwork {
    const index = this.#free.shift();
    if (index === undefined) throw new Error("there are no more addresses for pods");
    const namespace = `${BRIDGE}-${index}`;
    const [outer, address] = [`${BRIDGE}v${index}`, `${PREFIX}.${index}`];
    tryIp("netns", "del", namespace);
    ip("netns", "add", namespace);
    ip("link", "add", outer, "type", "veth", "peer", "name", "eth0", "netns", namespace);
    ip("link", "set", outer, "master", BRIDGE, "up");
    ip("-n", namespace, "link", "set", "lo", "up");
    ip("-n", namespace, "link", "set", "eth0", "up");
    ip("-n", namespace, "addr", "add", `${address}/24`, "dev", "eth0");
    ip("-n", namespace, "route", "add", "default", "via", HOST_ADDRESS);
    return {
      address,
      run: (command, { environment, log, line }) => {
        const child = spawn(
          "ip",
          [
            ...["netns", "exec", namespace, "setpriv", "--pdeathsig", "KILL"],
            ...["sh", "-c", WITH_HOSTS, this.#hosts, ...command],
          ],
          { env: environment, stdio: ["ignore", "pipe", "pipe"] },
        );
        const file = createWriteStream(log, { flags: "a" });
        for (const stream of [child.stdout, child.stderr]) {
          let rest = "";
          stream.setEncoding("utf8").on("data", (text: string) => {
            file.write(text);
            const lines = (rest + text).split("\n");
            rest = lines.pop() ?? "";
            for (const each of lines) line?.(each);
          });
        }
        child.on("error", (error) => file.write(`${String(error)}\n`));
        return child;
      },
      add: (other) => void tryIp("-n", namespace, "addr", "add", `${other}/24`, "dev", "eth0"),
      close: () => {
        tryIp("link", "del", outer);
        tryIp("netns", "del", namespace);
        // An address is not reused immediately, because other programs may still have connections
        // to it.
        this.#free.push(index);
      },
    };
  }

  /**
   * Removes the network, and what an interrupted run has left: a link disappears some time after
   * its namespace.
   */
  [Symbol.dispose](): void {
    for (let index = FIRST; index < LAST; index += 1) {
      tryIp("netns", "del", `${BRIDGE}-${index}`);
      tryIp("link", "del", `${BRIDGE}v${index}`);
    }
    tryIp("link", "del", BRIDGE);
  }
}
