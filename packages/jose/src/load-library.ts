import { onceLoaded } from "@edge-gateway/kernel/process/once";
import type * as library from "./library.ts";

export type Library = typeof library;

/** Loads the library `jose` on demand, because most configurations need no tokens. */
export const loadLibrary: () => Promise<Library> = onceLoaded(() => import("./library.ts"));
