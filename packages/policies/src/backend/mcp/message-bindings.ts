import type { Bindings } from "@edge-gateway/cel";
import type { Item } from "@edge-gateway/mcp/federation/names/naming";

/** A message, as expressions see it in the variable `mcp`. */
export interface ShownMessage {
  readonly method: string;
  readonly item: Item | undefined;
  /** The arguments of a tool call, as JSON. */
  readonly arguments?: string | undefined;
}

/** The variables of the request and `mcp`, for expressions. */
export function withMessage(bindings: Bindings, message: ShownMessage): Bindings {
  const { method: methodName, item, arguments: text } = message;
  const given = text === undefined ? {} : { arguments: JSON.parse(text) };
  const mcp = { methodName, ...itemOf(item, given) };
  return { lookup: (variable) => (variable === "mcp" ? mcp : bindings.lookup(variable)) };
}

function itemOf(item: Item | undefined, given: object): object {
  if (item === undefined) return {};
  const { kind, target, name } = item;
  return { [kind]: { target, name, ...given } };
}
