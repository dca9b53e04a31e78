/** The shortest text that still fails, found by removing smaller and smaller parts. */
export function shrink(text: string, fails: (text: string) => boolean): string {
  let shortest = text;
  for (
    let size = Math.ceil(text.length / 2);
    size >= 1;
    size = size === 1 ? 0 : Math.ceil(size / 2)
  ) {
    for (let at = 0; at < shortest.length;) {
      const candidate = shortest.slice(0, at) + shortest.slice(at + size);
      if (fails(candidate)) shortest = candidate;
      else at += size;
    }
  }
  return shortest;
}
