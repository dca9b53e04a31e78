import type { CommonResponse } from "@edge-gateway/generated/proto/messages.ts";
import { ListHead } from "@edge-gateway/http";
import { applyToResponse } from "../../header-mutations.ts";
import { pairsOf } from "./plan.ts";

const HTTP_OK = 200;

/** Applies the server's edits to trailers, which alternate names and values. */
export function edited(
  trailers: readonly string[],
  { setHeaders, removeHeaders }: NonNullable<CommonResponse["headerMutation"]>,
): readonly string[] {
  const list = new ListHead(HTTP_OK, pairsOf(trailers));
  applyToResponse(list, setHeaders, removeHeaders);
  return [...list.entries()].flat();
}
