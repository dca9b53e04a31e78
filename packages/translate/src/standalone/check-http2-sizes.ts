import { parseByteSize } from "@edge-gateway/kernel/byte-size";
import type { Finding } from "../diagnostics/diagnostic.ts";
import type { TypedPlace } from "./typed-places.ts";

const LARGEST_WINDOW = 2 ** 31 - 1;

/** What HTTP/2 allows (RFC 9113 section 6.5.2). */
const BOUNDS = {
  http2FrameSize: { least: 2 ** 14, most: 2 ** 24 - 1 },
  http2WindowSize: { least: 1, most: LARGEST_WINDOW },
  http2ConnectionWindowSize: { least: 1, most: LARGEST_WINDOW },
  http2MaxHeaderSize: { least: 1, most: LARGEST_WINDOW },
} as const;

/** Sizes of HTTP/2 that its frames cannot carry; their schema knows them as sizes only. */
export function checkHttp2Sizes(places: readonly TypedPlace[]): readonly Finding[] {
  return places
    .filter(({ type }) => type === "FrontendHttp")
    .flatMap(({ place }) =>
      Object.entries(BOUNDS).flatMap(([name, { least, most }]): readonly Finding[] => {
        const { value, pointer } = place.at(name);
        const bytes = sizeOf(value);
        if (bytes === undefined || (bytes >= least && bytes <= most)) return [];
        const message = `must be from ${least} to ${most} bytes`;
        return [{ pointer, code: "out-of-bounds", message }];
      }),
    );
}

/** Undefined for what is no size: its validator has said so. */
function sizeOf(value: unknown): number | undefined {
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  try {
    return parseByteSize(value);
  } catch {
    return undefined;
  }
}
