import type { IncomingMessage } from "node:http";
import {
  withDefaultsLlmBudgetOrder,
  withDefaultsLlmKeyOrder,
} from "@edge-gateway/generated/defaults/index.ts";
import type { Logger } from "@edge-gateway/kernel/log/logger";
import type { Violation } from "@edge-gateway/schema-runtime/validation/violation";
import { MAX_ORDER_BYTES } from "./bounds.ts";
import { KeyFault } from "@edge-gateway/gateway/keys/key-fault";
import type { KeyKeeper } from "@edge-gateway/gateway/keys/key-keeper";
import { change } from "./change.ts";
import { failure, json } from "./response.ts";
import type { AdminResponse } from "./response.ts";
import type { AdminRequest, Handler, Routes } from "./router.ts";

const CREATED = 201;
const BAD_REQUEST = 400;
const UNAVAILABLE = 503;

type Act = (keys: KeyKeeper, request: AdminRequest) => AdminResponse | Promise<AdminResponse>;

/** API to create and delete keys and budgets while the gateway runs. */
export function keyRoutes(find: () => KeyKeeper | undefined, log: Logger): Routes {
  const handler =
    (act: Act): Handler =>
    async (request) => {
      const keys = find();
      if (keys === undefined) return failure(UNAVAILABLE, "unavailable", "the gateway is starting");
      try {
        return await act(keys, request);
      } catch (error) {
        if (error instanceof OrderFault) return failure(BAD_REQUEST, "bad request", error.message);
        if (error instanceof KeyFault) return failure(error.status, "refused", error.message);
        throw error;
      }
    };
  const changing = (path: string, act: Act): Handler => change(path, handler(act), log);
  return {
    "/llm/keys": {
      GET: handler((keys) => json({ keys: keys.keys })),
      POST: changing("/llm/keys", async (keys, { response }) => {
        const { validateLlmKeyOrder } =
          await import("@edge-gateway/generated/validators/llm-key-order.js");
        const order = await readOrder(response.req, validateLlmKeyOrder);
        return json(await keys.create(withDefaultsLlmKeyOrder(typed(order))), CREATED);
      }),
    },
    "/llm/keys/remove": {
      POST: changing("/llm/keys/remove", async (keys, { query }) => {
        const id = nameIn(query, "id");
        await keys.remove(id);
        return json({ removed: id });
      }),
    },
    "/llm/budgets": {
      GET: handler(async (keys) => json({ budgets: await keys.budgets() })),
      POST: changing("/llm/budgets", async (keys, { response }) => {
        const { validateLlmBudgetOrder } =
          await import("@edge-gateway/generated/validators/llm-budget-order.js");
        const order = await readOrder(response.req, validateLlmBudgetOrder);
        await keys.setBudget(withDefaultsLlmBudgetOrder(typed(order)));
        return json({ budgets: await keys.budgets() }, CREATED);
      }),
    },
    "/llm/budgets/remove": {
      POST: changing("/llm/budgets/remove", async (keys, { query }) => {
        const name = nameIn(query, "name");
        await keys.removeBudget(name);
        return json({ removed: name });
      }),
    },
  };
}

/** Says what is wrong with a request body. */
class OrderFault extends Error {}

function nameIn(query: URLSearchParams, parameter: string): string {
  const name = query.get(parameter);
  if (name === null || name === "") throw new OrderFault(`missing parameter ${parameter}`);
  return name;
}

async function readOrder(
  request: IncomingMessage,
  validate: (value: unknown) => readonly Violation[],
): Promise<unknown> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    if (length > MAX_ORDER_BYTES)
      throw new OrderFault(`the body is longer than ${MAX_ORDER_BYTES} bytes`);
    chunks.push(bytes);
  }
  const value = parsed(Buffer.concat(chunks).toString());
  const [violation] = validate(value);
  if (violation === undefined) return value;
  throw new OrderFault(
    `${violation.pointer === "" ? "the body" : violation.pointer} ${violation.message}`,
  );
}

/** The validator accepted the value, so it has the type. */
function typed<Order>(value: unknown): Order {
  return value as Order;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new OrderFault("the body is not JSON");
  }
}
