import { HOST, OF_CONNECTION, TRANSFER_ENCODING } from "../../codec/fields.ts";
import type { SentRequestHead } from "../../exchange/head/head-writer.ts";

const NOT_SENT = OF_CONNECTION | TRANSFER_ENCODING | HOST;

/** The headers of a request to an upstream: alternating names and values (RFC 9113 section 8.3.1). */
export function requestFields(
  request: SentRequestHead,
  { secure, without }: { readonly secure: boolean; readonly without: number },
): string[] {
  const fields = [":method", request.method, ":scheme", secure ? "https" : "http"];
  fields.push(":authority", request.authority, ":path", request.target);
  request.addFields(fields, NOT_SENT | without);
  if (request.acceptsTrailers) fields.push("te", "trailers");
  return fields;
}
