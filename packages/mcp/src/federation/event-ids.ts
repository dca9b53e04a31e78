/** A client's position in the targets' streams. */
export interface Position {
  /**
   * The method of the request whose response the stream carries; empty: the notification stream.
   */
  readonly stream: string;
  /** The last event id of each target that sends ids. */
  readonly last: ReadonlyMap<string, string>;
}

/** Encodes the position as an event id. */
export function writeEventId({ stream, last }: Position): string {
  const packed = [stream, ...[...last].flat()];
  return Buffer.from(JSON.stringify(packed)).toString("base64url");
}

/** Undefined: not one of our event ids. */
export function readEventId(id: string): Position | undefined {
  try {
    const packed: unknown = JSON.parse(Buffer.from(id, "base64url").toString());
    if (!Array.isArray(packed)) return undefined;
    const texts: unknown[] = packed;
    if (!texts.every((text) => typeof text === "string") || texts.length % 2 === 0)
      return undefined;
    const [stream = "", ...pairs] = texts;
    const last = new Map<string, string>();
    for (let at = 0; at < pairs.length; at += 2) last.set(pairs[at] ?? "", pairs[at + 1] ?? "");
    return { stream, last };
  } catch {
    return undefined;
  }
}
