import { INTERNAL_ERROR, RST_STREAM } from "@edge-gateway/proxy/http2/frames/constants";
import { isDeepStrictEqual } from "node:util";
import type { Conversation, SentFrame } from "./conversation.ts";
import { FIELD_DIFFERENCES, SCOPE_DIFFERENCES } from "./differences.ts";
import { outcomeOf } from "./outcome.ts";
import type { Outcome } from "./outcome.ts";
import type { Party } from "./parties.ts";

/** What a comparison has found. */
export interface Found {
  /** Requests that both sides understood alike. */
  readonly agreed: number;
  readonly classes: readonly string[];
  /** What no difference explains. */
  readonly fault: string | undefined;
}

/** The two sides of a comparison. */
export interface Sides {
  readonly engine: Party;
  readonly reference: Party;
}

/** Where a conversation stands for both sides. */
interface Both {
  readonly ours: Outcome;
  readonly theirs: Outcome;
}

/** What a conversation must not do: hang, leave something, depend on its splits, or mean more than to nghttp2. */
export async function compare({ frames, pieces }: Conversation, sides: Sides): Promise<Found> {
  const split = await outcomeOf(sides.engine, pieces);
  const { ours, theirs } = await ask(sides, frames);
  const wrong = ours.left
    ? "something is left of it"
    : isDeepStrictEqual(split, ours)
      ? undefined
      : "it means something else when it is split";
  if (wrong !== undefined) return { agreed: 0, classes: [], fault: wrong };
  if (ours.connection === theirs.connection && ours.connection !== "ended")
    return compareStreams({ ours, theirs }, frames);
  return compareEnds(frames, sides);
}

async function ask({ engine, reference }: Sides, frames: readonly SentFrame[]): Promise<Both> {
  const bytes = Buffer.concat(frames.map((frame) => frame.bytes));
  return { ours: await outcomeOf(engine, [bytes]), theirs: await outcomeOf(reference, [bytes]) };
}

/** Finds the frame that ends the connection of one side, and compares what stands before it. */
async function compareEnds(frames: readonly SentFrame[], sides: Sides): Promise<Found> {
  let before: Both | undefined;
  for (let count = 1; count <= frames.length; count++) {
    const both = await ask(sides, frames.slice(0, count));
    const { ours, theirs } = both;
    if (ours.connection === "ended" || theirs.connection === "ended") {
      const found =
        before === undefined ? NOTHING : compareStreams(before, frames.slice(0, count - 1));
      if (found.fault !== undefined) return found;
      return { ...found, ...scopeOf(both, frames[count - 1], found.classes) };
    }
    before = both;
  }
  return { ...NOTHING, fault: "it ends only in pieces" };
}

const NOTHING: Found = { agreed: 0, classes: [], fault: undefined };

function scopeOf({ ours, theirs }: Both, frame: SentFrame | undefined, classes: readonly string[]) {
  const type = frame?.type ?? -1;
  const stream = frame?.stream ?? 0;
  if (ours.connection === "ended" && theirs.connection === "ended") {
    const name = ours.code === theirs.code ? [] : [`code ${ours.code} for ${theirs.code}`];
    return { classes: [...classes, ...name] };
  }
  // Not what it says of a frame: node:http2 fails after requests that it takes for malformed.
  if (theirs.code === INTERNAL_ERROR) return { classes: [...classes, "failure of node:http2"] };
  const by = ours.connection === "ended" ? "engine" : "nghttp2";
  const code = by === "engine" ? ours.code : ours.resets.get(stream);
  const found = SCOPE_DIFFERENCES.find(
    (one) => one.by === by && one.types.includes(type) && one.codes.includes(code ?? -1),
  );
  if (found !== undefined) return { classes: [...classes, found.name] };
  const refused = ours.refused.has(stream) ? "answered" : "";
  return {
    fault: `${by} alone ends the connection for type ${type}, code ${code ?? refused} (${theirs.code})`,
  };
}

function compareStreams({ ours, theirs }: Both, frames: readonly SentFrame[]): Found {
  const classes: string[] = [];
  let agreed = 0;
  const streams = new Set(frames.map(({ stream }) => stream));
  for (const stream of streams) {
    // What comes behind its own RST_STREAM is a matter of that stream alone (RFC 9113 section 5.1).
    if (frames.some((frame) => frame.stream === stream && frame.type === RST_STREAM)) continue;
    const mark = String(stream);
    const one = ours.requests.get(mark);
    const other = theirs.requests.get(mark);
    const weRefuse = ours.resets.has(stream) || ours.refused.has(stream);
    const theyRefuse = theirs.resets.has(stream) || theirs.refused.has(stream);
    if (theyRefuse && !weRefuse)
      return { agreed, classes, fault: `stream ${stream} is refused by nghttp2 alone` };
    if (weRefuse && !theyRefuse) {
      const sent = frames.filter((frame) => frame.stream === stream && frame.fields.length > 0);
      const found = FIELD_DIFFERENCES.find(({ applies }) =>
        sent.some(({ fields }) => applies(fields)),
      );
      if (found === undefined)
        return { agreed, classes, fault: `stream ${stream} is refused by the engine alone` };
      classes.push(found.name);
    }
    if (weRefuse || theyRefuse || one?.tunnel === true) continue;
    if (!isDeepStrictEqual(one, other))
      return {
        agreed,
        classes,
        fault: `stream ${stream} is ${say(one)}, for nghttp2 ${say(other)}`,
      };
    if (ours.answered.has(stream) !== theirs.answered.has(stream))
      return { agreed, classes, fault: `stream ${stream} is answered by one side` };
    if (one !== undefined) agreed += 1;
  }
  return { agreed, classes, fault: undefined };
}

const say = (request: unknown): string => JSON.stringify(request) ?? "nothing";
