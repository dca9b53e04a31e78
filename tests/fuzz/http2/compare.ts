import { frames } from "@edge-gateway/http/testing";
import { isDeepStrictEqual } from "node:util";
import type { Conversation, SentFrame } from "./conversation.ts";
import { ANSWERED, FIELD_DIFFERENCES, PASSED_OVER, SCOPE_DIFFERENCES } from "./differences.ts";
import { outcomeOf } from "./outcome.ts";
import type { Outcome } from "./outcome.ts";
import type { Party, Understood } from "./parties.ts";

/** The result of the comparison of a conversation. */
export interface Found {
  /** Requests that both sides understood in the same way. */
  readonly agreed: number;
  readonly classes: readonly string[];
  /** The differences that no class explains. */
  readonly fault: string | undefined;
}

/** The two sides of a comparison. */
export interface Sides {
  readonly engine: Party;
  readonly reference: Party;
}

/** The state of a conversation on both sides. */
interface Both {
  readonly ours: Outcome;
  readonly theirs: Outcome;
}

/**
 * Errors of the engine in a conversation: it hangs, leaks, depends on how bytes are split, or
 * accepts more than nghttp2.
 */
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

/** Finds the frame that ends the connection on one side, and compares everything before it. */
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
  // The message about a frame is not compared: node:http2 fails after requests that it considers
  // malformed.
  if (theirs.code === frames.INTERNAL_ERROR)
    return { classes: [...classes, "failure of node:http2"] };
  const by = ours.connection === "ended" ? "engine" : "nghttp2";
  const code = by === "engine" ? ours.code : ours.resets.get(stream);
  const found = SCOPE_DIFFERENCES.find(
    (one) =>
      one.by === by && one.types.includes(type) && one.codes.includes(code ?? frames.NO_ERROR),
  );
  if (found !== undefined) return { classes: [...classes, found.name] };
  if (by === "nghttp2" && ours.refused.has(stream)) return { classes: [...classes, ANSWERED.name] };
  return {
    fault: `${by} alone ends the connection for type ${type}, code ${code} (${theirs.code})`,
  };
}

function compareStreams(both: Both, sentFrames: readonly SentFrame[]): Found {
  const classes: string[] = [];
  let agreed = 0;
  for (const stream of new Set(sentFrames.map((frame) => frame.stream))) {
    const sent = sentFrames.filter((frame) => frame.stream === stream);
    // Frames after the stream's own RST_STREAM only concern that stream (RFC 9113 section 5.1).
    if (sent.some(({ type }) => type === frames.RST_STREAM)) continue;
    const refused = refusalOf(both, stream, sent);
    if (refused !== undefined && refused !== BY_BOTH) classes.push(refused.name);
    const fault = refused === undefined ? faultOf(both, stream) : refused.fault;
    if (fault !== undefined) return { agreed, classes, fault: `stream ${stream} ${fault}` };
    if (refused === undefined && both.ours.requests.has(String(stream))) agreed += 1;
  }
  return { agreed, classes, fault: undefined };
}

const BY_BOTH = { name: "" };

/** The side that refuses the stream, and why; undefined if neither does. */
function refusalOf(
  { ours, theirs }: Both,
  stream: number,
  sent: readonly SentFrame[],
): { readonly name: string; readonly fault?: string } | undefined {
  const byUs = ours.resets.has(stream) || ours.refused.has(stream);
  const byThem = theirs.resets.has(stream) || theirs.refused.has(stream);
  if (!byUs && !byThem) return undefined;
  if (byThem) return byUs ? BY_BOTH : { name: "", fault: "is refused by nghttp2 alone" };
  const mark = String(stream);
  const unknown = !ours.requests.has(mark) && !theirs.requests.has(mark);
  if (ours.resets.get(stream) === frames.STREAM_CLOSED && unknown) return PASSED_OVER;
  const reason = FIELD_DIFFERENCES.find(({ applies }) =>
    sent.some(({ fields }) => applies(fields)),
  );
  return reason ?? { name: "", fault: "is refused by the engine alone" };
}

/** The differences of a request that neither side refuses. */
function faultOf({ ours, theirs }: Both, stream: number): string | undefined {
  const mark = String(stream);
  const one = meaningOf(ours.requests.get(mark));
  const other = meaningOf(theirs.requests.get(mark));
  if (one?.tunnel === true) return undefined;
  if (!isDeepStrictEqual(one, other)) return `is ${say(one)}, for nghttp2 ${say(other)}`;
  const answered = ours.answered.has(stream);
  return answered === theirs.answered.has(stream) ? undefined : "is answered by one side";
}

/** The comparable parts of a request; the body is compared if it is complete. */
function meaningOf(request: Understood | undefined): Understood | undefined {
  return request === undefined || request.complete ? request : { ...request, body: "" };
}

const say = (request: unknown): string => JSON.stringify(request) ?? "nothing";
