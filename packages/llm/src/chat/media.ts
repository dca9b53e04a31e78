import type { MediaPart } from "./form.ts";

const DATA_URL = /^data:([^;,]*)((?:;[^;,]*)*),/;

/** A medium that a URL names or, as a `data:` URL, holds. */
export function mediaFromUrl(url: string): Pick<MediaPart, "mime" | "data" | "url"> {
  const [prefix = "", mime = "", parameters = ""] = DATA_URL.exec(url) ?? [];
  if (prefix === "") return { mime: undefined, url };
  const content = url.slice(prefix.length);
  const isBase64 = parameters.endsWith(";base64");
  const data = isBase64 ? content : Buffer.from(decodeURIComponent(content)).toString("base64");
  return { mime: mime === "" ? "text/plain" : mime, data };
}

/** The other way round; undefined where the vendor alone knows the file. */
export function urlOfMedia({ mime, data, url }: MediaPart): string | undefined {
  return data === undefined ? url : `data:${mime ?? "application/octet-stream"};base64,${data}`;
}
