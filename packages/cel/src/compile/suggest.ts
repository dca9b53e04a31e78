/** The name among the candidates that was probably meant, as the end of a message; empty when none is near. */
export function didYouMean(name: string, candidates: Iterable<string>): string {
  let best: string | undefined;
  let bestDistance = Math.ceil(name.length / 3) + 1;
  for (const candidate of candidates) {
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase());
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best === undefined ? "" : `; did you mean '${best}'?`;
}

/** Levenshtein's distance. */
function editDistance(left: string, right: string): number {
  let previous = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (const [row, character] of Array.from(left).entries()) {
    const current = [row + 1];
    for (let column = 0; column < right.length; column += 1) {
      const replaced = (previous[column] ?? 0) + (right[column] === character ? 0 : 1);
      current.push(Math.min(replaced, (previous[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    previous = current;
  }
  return previous.at(-1) ?? 0;
}
