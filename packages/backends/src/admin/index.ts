import type { CompiledExpression } from "@edge-gateway/cel";
import { ADMIN_DOOR_HEADER } from "@edge-gateway/translate/ir/admin-door";
import type { BackendDefinition } from "@edge-gateway/gateway/exchange/backend";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import { CONTINUE } from "@edge-gateway/gateway/exchange/policy";
import { writeVisitor } from "@edge-gateway/gateway/shared/admin-visitor";
import { endpointOf } from "../static/index.ts";
import { userOf } from "./user.ts";

const NOT_OPEN = { code: "no_valid_backends", detail: "the admin server is not open" } as const;
const BY_READ = "the rule `ui.access.read` does not allow it";
const BY_WRITE = "the rule `ui.access.write` does not allow it";
const BY_INSECURE =
  "clients are not authenticated here (`ui.insecure`), and no rule `ui.access.write` allows it";

/**
 * The admin UI and its API: requests go to the main thread, with a header that says who sends them and what
 * the rules of the configuration allow.
 */
export const adminBackend: BackendDefinition<"admin"> = {
  compile({ name, path: base, door, hostnames, insecure, read, write }, context) {
    const common = { name, type: "admin", protocol: "http", authority: undefined } as const;
    if (door === undefined) return { ...common, upstream: { name }, prepare: () => NOT_OPEN };
    const upstream = context.upstreams.acquire(
      endpointOf({ host: "127.0.0.1", port: door.port }, context),
    );
    const mayRead = read === undefined ? undefined : context.cel(read);
    const mayWrite = write === undefined ? undefined : context.cel(write);
    const checksHost = insecure && hostnames === undefined;
    return {
      ...common,
      upstream,
      prepare(exchange: Exchange) {
        const { client, publicOrigin, request, stream } = exchange;
        const readRefusal = isTrue(mayRead, exchange) ? undefined : BY_READ;
        const visitor = {
          ...userOf(exchange),
          from: client ?? stream.downstream.remoteAddress ?? "",
          ...publicOrigin,
          base,
          checksHost,
          ...refusals(readRefusal, writeRefusal(exchange)),
        };
        request.set(ADMIN_DOOR_HEADER, writeVisitor(door.secret, visitor));
        return CONTINUE;
      },
      respond({ request }) {
        request.remove(ADMIN_DOOR_HEADER);
        return CONTINUE;
      },
      close: () => context.upstreams.release(upstream),
    };

    function writeRefusal(exchange: Exchange): string | undefined {
      if (mayWrite === undefined) return insecure ? BY_INSECURE : undefined;
      return isTrue(mayWrite, exchange) ? undefined : BY_WRITE;
    }
  },
};

function isTrue(rule: CompiledExpression | undefined, { bindings }: Exchange): boolean {
  return rule === undefined || rule.test(bindings);
}

function refusals(readRefusal: string | undefined, writeRefusal: string | undefined) {
  return {
    ...(readRefusal === undefined ? {} : { readRefusal }),
    ...(writeRefusal === undefined ? {} : { writeRefusal }),
  };
}
