import type { JsonRpcError } from "../json/error.ts";
import type { JsonRpcRequest } from "../json/message.ts";
import type { RawObject } from "../json/raw-json.ts";
import type { Item } from "./naming.ts";
import type { Call } from "./plan.ts";

/** An error is what the client gets instead. */
export type Verdict = JsonRpcError | undefined;

/** An item of a list that a target has sent. */
export interface Listed {
  /** Of the list, such as `tools/list`. */
  readonly method: string;
  readonly item: Item;
  /** All of it, with the target's own name. */
  readonly raw: RawObject;
}

/** What a policy makes of a request before it is known whom it concerns. */
export type Incoming =
  | { readonly kind: "error"; readonly error: JsonRpcError }
  /** JSON. */
  | { readonly kind: "result"; readonly result: string }
  /** The result is made of all items of a list, as the client may see them: JSON. */
  | {
      readonly kind: "list";
      readonly method: string;
      readonly result: (items: readonly string[]) => string;
    };

/**
 * What judges and changes the messages of one request of a client. `Subject` is what the policy knows
 * of the request beside the message (the proxy: its exchange). See the README of this package.
 */
export interface MessagePolicy<Subject> {
  /** First of all: the request may be changed, or responded to without a target. */
  incoming?(request: JsonRpcRequest, subject: Subject): Incoming | undefined;
  /**
   * Before the request goes to its target, or to all of them. `call.item` is the thing that it
   * concerns, by the target's own name; `call.params` may be changed.
   */
  request?(call: Call, subject: Subject): Verdict | Promise<Verdict>;
  /** Whether an item of a list is shown. */
  shows?(listed: Listed, subject: Subject): boolean;
  /** Before the result goes to the client; it may be changed. Of lists, the merged one. */
  response?(call: Call, result: RawObject, subject: Subject): Verdict | Promise<Verdict>;
}

type Policies<Subject> = readonly MessagePolicy<Subject>[];

/** The first error that one of the policies gives. */
export async function judgeRequest<Subject>(
  policies: Policies<Subject>,
  call: Call,
  subject: Subject,
): Promise<Verdict> {
  for (const policy of policies) {
    const error = await policy.request?.(call, subject);
    if (error !== undefined) return error;
  }
  return undefined;
}

/** In the reverse order. */
export async function judgeResponse<Subject>(
  policies: Policies<Subject>,
  { call, result }: { readonly call: Call; readonly result: RawObject },
  subject: Subject,
): Promise<Verdict> {
  for (const policy of policies.toReversed()) {
    const error = await policy.response?.(call, result, subject);
    if (error !== undefined) return error;
  }
  return undefined;
}

/** Whether all policies show the item. */
export function isShown<Subject>(
  policies: Policies<Subject>,
  listed: Listed,
  subject: Subject,
): boolean {
  return policies.every((policy) => policy.shows?.(listed, subject) ?? true);
}
