/** Where a client has come to in the streams of the targets. */
export interface Position {
  /** The method of the request whose response it is; empty: the stream that tells of everything else. */
  readonly stream: string;
  /** The last event of each target that numbers them. */
  readonly last: ReadonlyMap<string, string>;
}

/** The position as the id of an event. */
export function writeEventId({ stream, last }: Position): string {
  const packed = [stream, ...[...last].flat()];
  return Buffer.from(JSON.stringify(packed)).toString("base64url");
}

/** Undefined: no id that was written here. */
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
