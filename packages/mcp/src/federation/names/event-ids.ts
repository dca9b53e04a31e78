import type { SessionSeal } from "../../sealing/session-seal.ts";
import type { Item, ItemKind } from "./naming.ts";

/** The position in the targets' streams up to which a client has received events. */
export interface Position {
  /** The method of the request whose response the stream carries; empty for the notification stream. */
  readonly stream: string;
  /** The item that the request is about. */
  readonly item: Item | undefined;
  /** The last event id of each target that sends ids. */
  readonly last: ReadonlyMap<string, string>;
}

/** The content of an encrypted event id. */
interface Packed {
  readonly stream: string;
  readonly item: readonly [kind: ItemKind, name: string, target: string] | null;
  readonly last: readonly (readonly [target: string, id: string])[];
}

/**
 * Encodes positions as event ids. They are encrypted for their session, because policies check the remaining
 * response by the request that the position names.
 */
export class EventIds {
  readonly #seal: SessionSeal;

  constructor(seal: SessionSeal) {
    this.#seal = seal;
  }

  write({ stream, item, last }: Position, session: string): string {
    const packed: Packed = {
      stream,
      item: item === undefined ? null : [item.kind, item.name, item.target],
      last: [...last],
    };
    const text = Buffer.from(JSON.stringify(packed)).toString("latin1");
    return this.#seal.sealOnce(text, ownerOf(session));
  }

  /** Decrypts an event id; undefined if it does not belong to this session. */
  read(id: string, session: string): Position | undefined {
    const text = this.#seal.openOnce(id, ownerOf(session));
    if (text === undefined) return undefined;
    const packed: Packed = JSON.parse(Buffer.from(text, "latin1").toString());
    const { stream, item, last } = packed;
    if (item === null) return { stream, item: undefined, last: new Map(last) };
    const [kind, name, target] = item;
    return { stream, item: { kind, name, target }, last: new Map(last) };
  }
}

function ownerOf(session: string): string {
  return JSON.stringify(["event", session]);
}
