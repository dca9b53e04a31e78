import type { SendDesk } from "../send/send-desk.ts";
import { AdminRefusal } from "../problem.ts";
import type { SomeHandlers } from "./operation.ts";
import type { ApiParts } from "./parts.ts";

/** The operation `sendRequest`. */
export function sendOperations(
  { ir, redaction, traces }: Pick<ApiParts, "ir" | "redaction" | "traces">,
  desk: SendDesk,
): SomeHandlers<"sendRequest"> {
  return {
    sendRequest: async ({ body, response }) => {
      const current = ir();
      if (current === undefined) throw new AdminRefusal("unavailable", "the gateway is starting");
      await desk.send(body, { ir: current, redaction: redaction(), traces }, response);
      return undefined;
    },
  };
}
