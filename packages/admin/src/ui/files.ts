import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative } from "node:path";

/** The compressed forms of a file: the ending on disk, by the name in Content-Encoding. */
const ENCODINGS = { br: ".br", gzip: ".gz" } as const;
type Encoding = keyof typeof ENCODINGS;

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
};

/** A file of the pages, in memory. */
export interface UiFile {
  readonly type: string;
  readonly plain: Buffer;
  readonly compressed: Readonly<Partial<Record<Encoding, Buffer>>>;
}

/** The files of the pages by their path, such as `index.html` or `assets/main-a1b2.js`. */
export type UiFiles = ReadonlyMap<string, UiFile>;

/**
 * Reads the files that `npm run bundle` or a build from the sources has made.
 * @throws Error if the folder has no page
 */
export async function readUiFiles(folder: string): Promise<UiFiles> {
  const files = new Map<string, UiFile>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const type = TYPES[extname(entry.name)];
    if (!entry.isFile() || type === undefined) continue;
    const [br, gzip] = await Promise.all(
      Object.values(ENCODINGS).map((ending) => readFile(path + ending).catch(() => undefined)),
    );
    const compressed = { ...(br && { br }), ...(gzip && { gzip }) };
    files.set(relative(folder, path), { type, plain: await readFile(path), compressed });
  }
  if (!files.has("index.html")) throw new Error(`${folder} has no index.html`);
  return files;
}

/** The best form of a file for a client: brotli, gzip, or uncompressed. */
export function encodedFor(
  { plain, compressed }: UiFile,
  accepted: string | undefined,
): { readonly body: Buffer; readonly encoding: Encoding | undefined } {
  const names = (accepted ?? "").split(",").map((part) => part.trim().toLowerCase());
  for (const encoding of ["br", "gzip"] as const) {
    const body = compressed[encoding];
    if (body !== undefined && names.some((name) => accepts(name, encoding)))
      return { body, encoding };
  }
  return { body: plain, encoding: undefined };
}

function accepts(name: string, encoding: Encoding): boolean {
  const [coding, quality = "q=1"] = name.split(";").map((part) => part.trim());
  return coding === encoding && !/^q=0(?:\.0*)?$/.test(quality);
}
