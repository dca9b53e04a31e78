/** Makes a text with a given length in characters. */
export type LargeText = (length: number) => string;

/** A text that begins with `head` and continues with generated parts up to the length. */
export function filled(
  head: string,
  part: (index: number) => string,
  { tail = "", share = 1 }: { readonly tail?: string; readonly share?: number } = {},
): LargeText {
  return (length) => {
    const parts = [head];
    let written = head.length + tail.length;
    for (let index = 0; ; index++) {
      const next = part(index);
      written += next.length;
      if (written > length * share) return [...parts, tail].join("");
      parts.push(next);
    }
  };
}

/** One text repeated as often as the length allows, between two other texts. */
export function repeated(part: string, head = "", tail = ""): LargeText {
  return (length) => head + part.repeat(length / part.length) + tail;
}

/** Several texts, each with its share of the length, one after the other. */
export function joined(...texts: readonly LargeText[]): LargeText {
  return (length) => texts.map((text) => text(length / texts.length)).join("");
}

export const GATEWAY = "gateways: {web: {port: 8080}}\n";
/** The routes of a gateway follow, indented by four spaces. */
export const ROUTES = "gateways:\n  web:\n    port: 8080\n    routes:\n";
/** More of one route follows, indented by six spaces. */
export const ROUTE = `${ROUTES}    - backends: [{host: 'a:1'}]\n`;
