import type { Backend } from "../../ir/index.ts";

/** Whether a backend, or one of its servers, is a Unix socket. */
export function isSocket(backend: Backend): boolean {
  if (backend.kind === "static") return backend.static.unixPath !== undefined;
  const servers = backend.kind === "service" ? backend.service.endpoints : [];
  return servers.some(({ unixPath }) => unixPath !== undefined);
}
