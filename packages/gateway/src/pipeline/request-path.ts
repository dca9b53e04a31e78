import type { FrontendPath } from "@edge-gateway/generated/types/index.ts";
import {
  hasEscapedSlash,
  hasPlainPath,
  normalizePath,
  PathFault,
} from "@edge-gateway/kernel/http/request-path";
import { grpcType } from "@edge-gateway/http";
import type { RequestHead } from "@edge-gateway/http";
import type { Refusal } from "../exchange/policy.ts";

/** With this status the client repeats the method and the body (RFC 9110 section 15.4.8). */
const TEMPORARY_REDIRECT = 307;
const NOTHING = new Uint8Array(0);

/** How a frontend handles the path of a request, before the route is known. */
export interface PathRules {
  /**
   * Normalizes the path that is matched and forwarded; returns a refusal if the request must not continue.
   */
  normalize(request: RequestHead): Refusal | undefined;
  /** Normalizes the path of a route in the same way as paths of requests. */
  ofRoute(path: string): string;
}

const UNCHANGED: PathRules = {
  normalize: () => undefined,
  ofRoute: (path) => path,
};

/** Compiles the path settings of a frontend. */
export function compilePathRules(settings: FrontendPath): PathRules {
  const { normalization, escapedSlashesAction, mergeSlashes } = settings;
  if (normalization === "KeepUnchanged") return UNCHANGED;
  const unescapes =
    escapedSlashesAction === "UnescapeAndForward" || escapedSlashesAction === "UnescapeAndRedirect";
  const form = { unescapesSlashes: unescapes, mergesSlashes: mergeSlashes };
  return {
    normalize(request) {
      if (hasPlainPath(request.target)) return undefined;
      const { path } = request;
      const isEscaped = hasEscapedSlash(path);
      if (isEscaped && escapedSlashesAction === "RejectRequest")
        return refusal("escaped slash in the path");
      const normal = normalizePath(path, form);
      if (normal instanceof PathFault) return refusal(normal.message);
      if (normal === path) return undefined;
      if (normalization === "RejectRequest") return refusal("the path is not normalized");
      if (isEscaped && escapedSlashesAction === "UnescapeAndRedirect")
        return redirect(request, normal);
      request.target = withQuery(normal, request);
      return undefined;
    },
    ofRoute(path) {
      const normal = normalizePath(path, form);
      return normal instanceof PathFault ? path : normal;
    },
  };
}

function refusal(detail: string): Refusal {
  return { code: "path_refused", detail };
}

function redirect(request: RequestHead, path: string): Refusal {
  // gRPC clients do not follow redirects.
  if (grpcType(request) !== undefined)
    return refusal("escaped slash in the path of a gRPC request");
  // The location must not start with two slashes, because it would then name another host (RFC 3986 section
  // 4.2).
  const reference = path.startsWith("//") ? `/.${path}` : path;
  return {
    code: "direct_response",
    status: TEMPORARY_REDIRECT,
    headers: [["location", withQuery(reference, request)]],
    body: NOTHING,
    detail: "escaped slash in the path",
  };
}

function withQuery(path: string, { query }: RequestHead): string {
  return query === undefined ? path : `${path}?${query}`;
}
