import type { JsonObject } from "@edge-gateway/llm";
import type { Random } from "../random.ts";
import { completed } from "./completed.ts";
import { type Places, splitDocument, withPiece } from "./documents.ts";
import { type Guarded, guardOf, NO_GUARD } from "./guard.ts";
import { patternOf, splitText } from "./pieces.ts";

/** A text by which the places are found that a conversion keeps. */
const PROBE = "plannine";

/** A way of documents through the gateway: from a format to another one, of requests or responses. */
export interface Way {
  readonly name: string;
  readonly places: Places;
  /** Whether the author of the document wants to get around guards. */
  readonly isHostile: boolean;
  /** What the receiver gets; undefined: the document is refused. */
  received(body: JsonObject, guards: Guarded): Promise<JsonObject | undefined>;
  /** Whether the receiver reads the text in what it gets. */
  reads(body: JsonObject, text: string): boolean;
}

/** What became of a hidden text: nobody reads it, the guard has seen it, or the members that hid it. */
export type Hidden = "nowhere" | "seen" | { readonly members: string; readonly document: string };

/** The way with the places whose text reaches the receiver. */
export async function openWay(way: Way): Promise<Way> {
  const { format, said, others } = way.places;
  const keptOf = async (list: readonly JsonObject[]): Promise<readonly JsonObject[]> => {
    const kept: JsonObject[] = [];
    for (const place of list) {
      const sent = await way.received(completed(withPiece(place, PROBE), format), NO_GUARD);
      if (sent !== undefined && way.reads(sent, PROBE)) kept.push(place);
    }
    return kept;
  };
  const groups = await Promise.all(others.map(keptOf));
  const kept = groups.filter(({ length }) => length > 0);
  return { ...way, places: { format, said: await keptOf(said), others: kept } };
}

/** Hides a text at random places of a document, and sends it with and without a guard that looks for it. */
export async function hideOn(way: Way, random: Random): Promise<Hidden> {
  const { secret, pieces } = splitText(random);
  const split = splitDocument(way.places, pieces, random, way.isHostile);
  const action = random.percent(50) ? "Mask" : "Reject";
  if (split === undefined) return "nowhere";
  const { body, members } = split;
  const unguarded = await way.received(body, NO_GUARD);
  if (unguarded === undefined || !way.reads(unguarded, secret)) return "nowhere";
  const sent = await way.received(body, guardOf(patternOf(secret), action));
  if (sent === undefined || !way.reads(sent, secret)) return "seen";
  return { members: members.join(" + "), document: JSON.stringify(body) };
}
