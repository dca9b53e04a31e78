import type { Exchange } from "./exchange.ts";

/** Returns a function that gives headers and body of the request their present form again. */
export function markRequest({ request, stream }: Pick<Exchange, "request" | "stream">): () => void {
  const restoreHeaders = request.mark();
  const restoreBody = stream.markRequestBody();
  return () => {
    restoreHeaders();
    restoreBody();
  };
}
