import type * as library from "./library.ts";

export type Library = typeof library;

let loading: Promise<Library> | undefined;

/** Loads the library `jose` on demand, because most configurations need no tokens. */
export function loadLibrary(): Promise<Library> {
  return (loading ??= import("./library.ts"));
}
