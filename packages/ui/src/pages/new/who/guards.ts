import type { ConfigText } from "../config-text.ts";
import { keyTask } from "../key-task.ts";
import { CALLS_OF_MODELS, keysTask } from "../keys/keys-task.ts";
import { canMoveModels } from "../keys/model-places.ts";
import { tokenTask } from "../protection-tasks.ts";
import { textOf } from "../task.ts";
import type { Values } from "../task.ts";
import type { Guard } from "./with-who.ts";

/** The route that a form adds, as other forms name it. */
function addedRoute({ gateway, name }: Values): Values {
  return { route: `${textOf(gateway)}/${textOf(name)}` };
}

/** A key that the form makes for one client. */
export const KEY: Guard = {
  choice: "clients with a key",
  task: keyTask,
  answered: ["route"],
  given: addedRoute,
};

/** Tokens of an identity provider. */
export const TOKEN: Guard = {
  choice: "clients with a token (JWT)",
  task: tokenTask,
  answered: ["route", "existing", "agents"],
  given: addedRoute,
};

/** Tokens of an identity provider, which agents find by OAuth. */
export const OAUTH: Guard = { ...TOKEN, choice: "clients with a token (JWT, OAuth)" };

/** The gateways at which a model can be behind keys. */
function gatewaysOf({ gateway }: Values, config: ConfigText): readonly string[] {
  return textOf(gateway) === "" ? config.names("gateways") : [textOf(gateway)];
}

/** Keys that are made on the page LLM, for all models of a gateway. */
export const MODEL_KEYS: Guard = {
  choice: "clients with a key of the page LLM",
  task: keysTask,
  answered: ["gateway", "scope"],
  given(values, after) {
    const [only, second] = gatewaysOf(values, after);
    return { gateway: second === undefined ? only : undefined, scope: CALLS_OF_MODELS };
  },
  fits: (values, after) =>
    gatewaysOf(values, after).some(
      (gateway) => keysTask.fits?.({ gateway }, after) !== false && canMoveModels(gateway, after),
    ),
  problem: ({ gateway }) =>
    textOf(gateway) === "" ? "choose the gateway, at which these clients ask for it" : "",
};
