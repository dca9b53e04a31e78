import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import { SecretTexts } from "@edge-gateway/kernel/log/secret-texts";
import { MAX_TRIALS } from "../../bounds.ts";
import { AdminRefusal } from "../../problem.ts";
import type { SomeHandlers } from "../operation.ts";
import type { ApiParts } from "../parts.ts";
import { placeOf } from "../place-of.ts";
import { invalid, judged, tooMany } from "./configuration.ts";

const MOST_FAULTS = LIMITS.adminConfigTrial.faults.maxItems;
const MOST_CHARACTERS = LIMITS.adminText.maxLength;

/** The operation `tryConfig`: it makes the gateway connect where a candidate says, so only those may who may apply it. */
export function configTrialOperations({
  editor,
  status,
  tryOutside,
}: ApiParts): SomeHandlers<"tryConfig"> {
  let running = 0;
  return {
    tryConfig: async ({ body }) => {
      const locked = await editor.locked();
      if (locked !== undefined) throw new AdminRefusal("conflict", locked);
      const { diagnostics, ir, secrets } = await judged(editor, body, true);
      if (ir === undefined) throw invalid(diagnostics);
      if (running >= MAX_TRIALS) throw tooMany();
      running += 1;
      try {
        const { source } = status().config;
        const hidden = new SecretTexts(secrets);
        const faults = (await tryOutside(ir)).slice(0, MOST_FAULTS).map(({ place, message }) => ({
          place: placeOf(place, source),
          message: hidden.without(message).slice(0, MOST_CHARACTERS),
        }));
        return { value: { faults } };
      } finally {
        running -= 1;
      }
    },
  };
}
