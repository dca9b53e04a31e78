import type { HeaderModifiers, HttpHeaderFilter } from "@edge-gateway/generated/types/index.ts";
import {
  CONTINUE,
  type CompiledPolicy,
  type PolicyDefinition,
} from "@edge-gateway/gateway/exchange/policy";
import { compileHeaderEdits } from "./header-edits.ts";

/** Edits request headers before forwarding, and response headers before sending. */
export const headerModifiers: PolicyDefinition<HeaderModifiers> = {
  isShared: true,
  compile: ({ request, response }) => ({
    ...(request === undefined ? {} : editRequest(request)),
    ...(response === undefined ? {} : editResponse(response)),
  }),
};

function editRequest(modifier: HttpHeaderFilter): CompiledPolicy {
  const edit = compileHeaderEdits(modifier);
  return {
    request(exchange) {
      edit(exchange.request);
      exchange.trace?.note("apply", describe(modifier));
      return CONTINUE;
    },
  };
}

function editResponse(modifier: HttpHeaderFilter): CompiledPolicy {
  const edit = compileHeaderEdits(modifier);
  return {
    response(exchange) {
      exchange.trace?.note("apply", describe(modifier));
      if (exchange.response !== undefined) edit(exchange.response);
      return CONTINUE;
    },
  };
}

/** Describes the modifier by its header names, without values. */
function describe({ add = [], set = [], remove = [] }: HttpHeaderFilter): string {
  const edits = [
    ...add.map(({ name }) => `add ${name}`),
    ...set.map(({ name }) => `set ${name}`),
    ...remove.map((name) => `remove ${name}`),
  ];
  return edits.join(", ");
}
