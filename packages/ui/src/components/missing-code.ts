/**
 * A file of the pages that did not come: the gateway is away, or is another version than the one that sent the page,
 * and has other files.
 */
export class MissingCode extends Error {
  constructor(cause?: unknown) {
    super("a part of this page could not be loaded", { cause });
  }
}

/** Loads a part of the pages; rejects with {@link MissingCode}, at which no library reloads the tab by itself. */
export function withCode<Code>(load: () => Promise<Code>): () => Promise<Code> {
  return () =>
    load().catch((error: unknown) => {
      throw new MissingCode(error);
    });
}
