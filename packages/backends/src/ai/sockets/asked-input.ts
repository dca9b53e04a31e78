import type { CheckedPrompt } from "@edge-gateway/gateway/models/prompt-guards";
import { reject } from "./checked-event.ts";
import { itemOf, type SaidText, SOCKET } from "./said-texts.ts";

/** An item of the input of a response, in the form that guards read, too: the texts of a known one. */
interface AskedItem {
  readonly own: unknown;
  readonly made: readonly unknown[];
  readonly isKnown: boolean;
}

/** The input of a response, which has a context of its own. */
export interface AskedInput {
  readonly items: readonly AskedItem[];
  readonly instructions: unknown;
  /** Whether the response has instructions of its own. */
  readonly isOwn: boolean;
}

/**
 * The items of an input.
 * @param asked all of them, as the client has sent them
 * @param input those that are no known references, after the guards have checked them; others may be among them
 * @param textsOf the texts of the item to which an item refers; undefined: it is no known reference
 */
export function askedItems(
  asked: readonly unknown[],
  input: unknown,
  textsOf: (item: unknown) => readonly SaidText[] | undefined,
): readonly AskedItem[] {
  const list: readonly unknown[] = Array.isArray(input) ? input : [];
  const others = list.filter((one) => textsOf(one) === undefined).values();
  return asked.map((one) => {
    const known = textsOf(one);
    const own: unknown = known === undefined ? others.next().value : one;
    return { own, made: known?.map(itemOf) ?? [own], isKnown: known !== undefined };
  });
}

/** Checks the input of a response with the instructions that are used for it. */
export function checkedInput(
  asked: AskedInput,
  used: unknown,
  converted: CheckedPrompt["converted"],
): AskedInput {
  const { items, isOwn } = asked;
  const list = items.flatMap(({ made }) => made);
  const body = { ...(used !== undefined && { instructions: used }), input: list };
  const made = converted(SOCKET, body, { start: 0, end: list.length, instructions: isOwn });
  if (made === body) return asked;
  const parts: readonly unknown[] = Array.isArray(made["input"]) ? made["input"] : [];
  let at = 0;
  const checked = items.map((item) => {
    const own = parts.slice(at, (at += item.made.length));
    // What the provider has already cannot be masked.
    if (item.isKnown && own.some((part, index) => part !== item.made[index])) reject();
    return item.isKnown ? item : { ...item, own: own[0], made: own };
  });
  return { items: checked, instructions: made["instructions"], isOwn };
}
