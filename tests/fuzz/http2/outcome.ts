import { FrameClient, frame, frames } from "@edge-gateway/http/testing";
import { until } from "../exchanges/gateway.ts";
import type { Party, Understood } from "./parties.ts";

/** The end of a conversation, as its client sees it. */
export interface Outcome {
  /** The connection is open, waits for the rest of a frame, or has ended. */
  readonly connection: "open" | "waits" | "ended";
  /** The code of the last GOAWAY. */
  readonly code: number | undefined;
  /** Codes of the streams that were reset. */
  readonly resets: ReadonlyMap<number, number>;
  /** Streams that got a response before the test sent one: refusals. */
  readonly refused: ReadonlySet<number>;
  /** The streams that got a response. */
  readonly answered: ReadonlySet<number>;
  readonly requests: ReadonlyMap<string, Understood>;
  readonly refusals: readonly string[];
  /** Whether something is left after the client has disconnected. */
  readonly left: boolean;
}

const MARKER = Buffer.from("the end.");
/** Turns of the event loop after which no more bytes arrive. */
const MOST_TURNS = 300;
const LEAVING_TURNS = 20_000;

/** Sends the pieces to one side, one after the other. */
export async function outcomeOf(party: Party, pieces: readonly Buffer[]): Promise<Outcome> {
  party.restart();
  const client = new FrameClient({ after: () => {} }, party.port);
  client.send(frame(frames.SETTINGS, 0, 0, Buffer.alloc(0)));
  for (const piece of pieces) {
    if (client.closed) break;
    client.send(piece);
    if (pieces.length > 1) await new Promise((resolve) => setImmediate(resolve));
  }
  client.send(frame(frames.PING, 0, 0, MARKER));
  await until(() => client.closed || pongs(client) > 0, MOST_TURNS);
  const connection = client.closed ? "ended" : pongs(client) > 0 ? "open" : "waits";
  const refused = streamsOf(client, frames.HEADERS);
  const requests = new Map(
    Array.from(party.requests, ([mark, request]) => [mark, { ...request }] as const),
  );
  if (connection === "open") await answers(party, client, refused, requests);
  const resets = new Map<number, number>();
  for (const { type, stream, payload } of client.frames) {
    if (type === frames.RST_STREAM) resets.set(stream, payload.readUInt32BE(0));
  }
  const answered = streamsOf(client, frames.HEADERS);
  const code = client.goaway;
  client.close();
  const left = !(await until(() => party.idle, LEAVING_TURNS));
  const refusals = [...party.refusals];
  return { connection, code, resets, refused, answered, requests, refusals, left };
}

async function answers(
  party: Party,
  client: FrameClient,
  refused: ReadonlySet<number>,
  requests: ReadonlyMap<string, Understood>,
): Promise<void> {
  party.answer();
  const complete = [...requests.values()].filter((one) => one.complete).length;
  const count = (): number => streamsOf(client, frames.HEADERS).size - refused.size;
  await until(() => client.closed || count() >= complete, MOST_TURNS);
}

function pongs(client: FrameClient): number {
  return client.frames.filter(
    ({ type, flags, payload }) =>
      type === frames.PING && flags === frames.FLAG_ACK && payload.equals(MARKER),
  ).length;
}

function streamsOf(client: FrameClient, wanted: number): Set<number> {
  return new Set(client.frames.filter(({ type }) => type === wanted).map(({ stream }) => stream));
}
