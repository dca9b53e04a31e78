import { once } from "node:events";
import { type ClientHttp2Session, connect as connectHttp2 } from "node:http2";
import type { Socket } from "node:net";
import { setInterval } from "node:timers";
import { setTimeout as delay } from "node:timers/promises";
import { usage, usedBetween } from "../cpu.ts";
import type { GrowthCandidate } from "./configuration.ts";
import type { Description } from "./description.ts";
import { type GrowthRun, type Started, started } from "./measure.ts";
import { type Latencies, LatencyWatch, bytesOf, opened } from "./probes.ts";
import { type Asked, takenRequests } from "./requests.ts";

/**
 * What is open all the time: connections that have had a response, connections that send their head byte by byte, streams
 * of HTTP/2 whose body does not end.
 */
export const CONNECTION_KINDS = ["idle", "trickling", "streams"] as const;
export type ConnectionKind = (typeof CONNECTION_KINDS)[number];

/** What open connections cost a candidate. */
export interface ConnectionCosts {
  /** Memory that all of them take, with what they need at the upstream. */
  readonly bytes: number;
  readonly bytesEach: number;
  /** CPU time that they take in a second while nobody else asks. */
  readonly cpuMillisecondsPerSecond: number;
  /** Latencies of other requests meanwhile. */
  readonly others: Latencies;
}

/** Streams on one connection: what candidates allow at least. */
const STREAMS_EACH = 100;
/** Opened at the same time; more would overflow the queues of some candidates. */
const AT_ONCE = 100;
/** Connections from one address of the client: less than it has ports. */
const PER_ADDRESS = 20_000;
const TRICKLE_MILLISECONDS = 1_000;
const REQUESTS = 10;

/** Opens connections of a kind at a fresh candidate and measures it while they are open. */
export async function connectionCosts(
  candidate: GrowthCandidate,
  description: Description,
  run: GrowthRun,
  {
    workers,
    count,
    kind,
  }: { readonly workers: number; readonly count: number; readonly kind: ConnectionKind },
): Promise<ConnectionCosts> {
  await using own = await started(candidate, description, run, { workers, connections: count });
  const requests = takenRequests(description, REQUESTS);
  // What serving at all takes is there before the first reading.
  await new LatencyWatch(own.place.port, requests).stop();
  const { proportionalBytes: before } = usage(own.running.pid);
  using open = await openAll(kind, own, count, requests);
  open.begin();
  const early = usage(own.running.pid);
  await delay(run.seconds * 1000, undefined, { signal: run.signal });
  const late = usage(own.running.pid);
  const watch = new LatencyWatch(own.place.port, requests);
  await delay(run.seconds * 1000, undefined, { signal: run.signal });
  const others = await watch.stop();
  if (open.closed() > 0) throw new Error(`${open.closed()} of ${count} were closed`);
  const bytes = late.proportionalBytes - before;
  return {
    bytes,
    bytesEach: bytes / count,
    cpuMillisecondsPerSecond: usedBetween(early, late).nanoseconds / 1e6 / run.seconds,
    others,
  };
}

interface Open extends Disposable {
  /** Begins what the connections do while they are open. */
  begin(): void;
  /** The number of those that are no longer open. */
  closed(): number;
}

async function openAll(
  kind: ConnectionKind,
  { place }: Started,
  count: number,
  requests: readonly Asked[],
): Promise<Open> {
  const [first] = requests;
  if (first === undefined) throw new Error("no requests");
  if (kind === "streams") return await openStreams(place.securePort, count, first);
  const sockets: Socket[] = [];
  const head = bytesOf(first);
  while (sockets.length < count) {
    const address = `127.0.0.${2 + Math.floor(sockets.length / PER_ADDRESS)}`;
    const some = Math.min(AT_ONCE, count - sockets.length);
    const fresh = await Promise.all(
      Array.from({ length: some }, async () => {
        const socket = await opened(place.port, address);
        socket.write(kind === "idle" ? head : head.slice(0, 1));
        if (kind === "idle") await once(socket, "data");
        socket.resume();
        return socket;
      }),
    );
    sockets.push(...fresh);
  }
  let timer: NodeJS.Timeout | undefined;
  let sent = 1;
  return {
    begin: () => {
      if (kind !== "trickling") return;
      timer = setInterval(() => {
        const byte = head[sent];
        sent += 1;
        if (byte !== undefined) for (const socket of sockets) socket.write(byte);
      }, TRICKLE_MILLISECONDS);
    },
    closed: () =>
      sockets.filter(({ readableEnded, destroyed }) => destroyed || readableEnded).length,
    [Symbol.dispose]: () => {
      clearInterval(timer);
      for (const socket of sockets) socket.destroy();
    },
  };
}

async function openStreams(port: number, count: number, asked: Asked): Promise<Open> {
  const sessions: ClientHttp2Session[] = [];
  let closed = 0;
  let open = 0;
  while (open < count) {
    const session = connectHttp2(`https://127.0.0.1:${port}`, {
      servername: asked.host,
      rejectUnauthorized: false,
    });
    session.on("error", () => session.destroy());
    await once(session, "remoteSettings");
    sessions.push(session);
    const some = Math.min(STREAMS_EACH, count - open);
    for (let at = 0; at < some; at++) {
      const stream = session.request({
        ":method": "POST",
        ":path": asked.path,
        ":authority": asked.host,
        "content-length": "2",
      });
      stream.on("error", () => undefined).on("close", () => (closed += 1));
      stream.write("x");
    }
    open += some;
    // The server has read what was written before it answers the ping.
    await new Promise((done) => void session.ping(done));
  }
  return {
    begin: () => undefined,
    closed: () => closed,
    [Symbol.dispose]: () => {
      for (const session of sessions) session.destroy();
    },
  };
}
