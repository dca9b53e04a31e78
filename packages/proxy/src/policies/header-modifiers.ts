import type { HeaderModifiers } from "@edge-gateway/generated/types/index.ts";
import { CONTINUE, type CompiledPolicy, type PolicyDefinition } from "../pipeline/policy.ts";
import { compileHeaderEdits } from "./header-edits.ts";

/** Edits the fields of the request before it is forwarded and of the answer before it is sent. */
export const headerModifiers: PolicyDefinition<HeaderModifiers> = {
  compile: ({ request, response }) => ({
    ...(request === undefined ? {} : editRequest(compileHeaderEdits(request))),
    ...(response === undefined ? {} : editResponse(compileHeaderEdits(response))),
  }),
};

function editRequest(edit: ReturnType<typeof compileHeaderEdits>): CompiledPolicy {
  return {
    request(exchange) {
      edit(exchange.request);
      return CONTINUE;
    },
  };
}

function editResponse(edit: ReturnType<typeof compileHeaderEdits>): CompiledPolicy {
  return {
    response(exchange) {
      if (exchange.response !== undefined) edit(exchange.response);
      return CONTINUE;
    },
  };
}
