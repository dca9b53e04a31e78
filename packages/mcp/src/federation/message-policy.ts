import type { JsonRpcError } from "../json/error.ts";
import type { JsonRpcRequest } from "../json/message.ts";
import type { RawObject } from "../json/raw-json.ts";
import type { Item } from "./naming.ts";
import type { Call } from "./plan.ts";

/** A result, or an error for the client. */
export type Verdict = JsonRpcError | undefined;

/** An item in a target's list. */
export interface Listed {
  /** The list's method, for example `tools/list`. */
  readonly method: string;
  readonly item: Item;
  /** The whole item, with the target's own name. */
  readonly raw: RawObject;
}

/** A policy's decision about a request before its target is known. */
export type Incoming =
  | { readonly kind: "error"; readonly error: JsonRpcError }
  /** The policy responds with this result, as JSON text. */
  | { readonly kind: "result"; readonly result: string }
  /** The result is computed from all list items visible to the client: JSON. */
  | {
      readonly kind: "list";
      readonly method: string;
      readonly result: (items: readonly string[]) => string;
    };

/**
 * Checks and changes the messages of a client's request. `Subject` is additional context (in the
 * proxy: the exchange). See this package's README.
 */
export interface MessagePolicy<Subject> {
  /** Called first: may change the request, or respond without a target. */
  incoming?(request: JsonRpcRequest, subject: Subject): Incoming | undefined;
  /**
   * Called before the request is sent to its target or targets. `call.item` is its item, under the
   * target's own name; `call.params` may be changed.
   */
  request?(call: Call, subject: Subject): Verdict | Promise<Verdict>;
  /** Whether a list item is visible. */
  shows?(listed: Listed, subject: Subject): boolean;
  /**
   * Called before the result is sent to the client; may change it. For lists, the merged result.
   */
  response?(call: Call, result: RawObject, subject: Subject): Verdict | Promise<Verdict>;
}

type Policies<Subject> = readonly MessagePolicy<Subject>[];

/** The first error of any policy. */
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

/** Runs the policies in reverse order. */
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
