import type { ChatRequest, MediaPart } from "./form.ts";

const DATA_URL = /^data:([^;,]*)((?:;[^;,]*)*),/;

/** Reads media from a URL; a `data:` URL contains the data. */
export function mediaFromUrl(url: string): Pick<MediaPart, "mime" | "data" | "url"> {
  const [prefix = "", mime = "", parameters = ""] = DATA_URL.exec(url) ?? [];
  if (prefix === "") return { mime: undefined, url };
  const content = url.slice(prefix.length);
  const isBase64 = parameters.endsWith(";base64");
  const data = isBase64 ? content : Buffer.from(decodeURIComponent(content)).toString("base64");
  return { mime: mime === "" ? "text/plain" : mime, data };
}

/** The URL of media; undefined for a file that is stored at the vendor. */
export function urlOfMedia({ mime, data, url }: MediaPart): string | undefined {
  return data === undefined ? url : `data:${mime ?? "application/octet-stream"};base64,${data}`;
}

/** The places of the details of images, for formats that have such details. */
export function detailsIn({ messages }: ChatRequest): ReadonlySet<string> {
  const parts = messages.flatMap((message) => message.parts);
  const inResults = parts.flatMap((part) => (part.kind === "toolResult" ? part.parts : []));
  return new Set(
    [...parts, ...inResults].flatMap((part) =>
      part.kind === "image" ? (part.detail?.at ?? []) : [],
    ),
  );
}
