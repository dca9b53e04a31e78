import {
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createZstdDecompress,
  type BrotliDecompress,
  type Gunzip,
  type Inflate,
  type ZstdDecompress,
} from "node:zlib";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import { forgetRepresentation } from "@edge-gateway/gateway/exchange/representation";

const CONTENT_ENCODING = "content-encoding";

type Decoder = BrotliDecompress | Gunzip | Inflate | ZstdDecompress;

const DECODERS: Readonly<Record<string, () => Decoder>> = {
  gzip: () => createGunzip(),
  "x-gzip": () => createGunzip(),
  deflate: () => createInflate(),
  br: () => createBrotliDecompress(),
  zstd: () => createZstdDecompress(),
};

/**
 * Decodes the content encoding (RFC 9110 section 8.4) of a response body while the body is forwarded, so that
 * later steps see plain bytes. A body that is broken, or ends too early, ends as if the upstream had disconnected.
 * @returns whether the body was plain, is decoded while it is forwarded, or keeps an unknown encoding
 */
export function decodeOnTheWay({ stream, response }: Exchange): "plain" | "decoded" | "unknown" {
  const name = response?.get(CONTENT_ENCODING)?.trim().toLowerCase() ?? "identity";
  if (name === "identity" || name === "") return "plain";
  const make = Object.hasOwn(DECODERS, name) ? DECODERS[name] : undefined;
  if (make === undefined) return "unknown";
  response?.remove(CONTENT_ENCODING);
  if (response !== undefined) forgetRepresentation(response);
  const decoder = make();
  let isEmpty = true;
  const sender = stream.divertResponse({
    received(chunk) {
      isEmpty = false;
      if (!decoder.write(Buffer.from(chunk))) sender.pause();
    },
    finished: () => decoder.end(),
    pause: () => decoder.pause(),
    resume: () => decoder.resume(),
  });
  decoder.on("drain", () => sender.resume());
  decoder.on("data", (chunk: Buffer) => sender.write(chunk));
  decoder.on("end", () => sender.end([]));
  decoder.on("error", ({ message }) => {
    // Some servers name an encoding although there is no body.
    if (isEmpty) sender.end([]);
    else sender.fail(`the content encoding ${name} is broken: ${message}`, "protocol");
  });
  sender.resume();
  return "decoded";
}
