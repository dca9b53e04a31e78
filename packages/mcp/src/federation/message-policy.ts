import type { JsonRpcError } from "../json/error.ts";
import type { JsonRpcRequest } from "../json/message.ts";
import type { RawObject } from "../json/raw-json.ts";
import type { Item } from "./names/naming.ts";
import type { Call } from "./plan.ts";

/** The error for the client; undefined: the message is allowed. */
export type Verdict = JsonRpcError | undefined;

/** An item in a target's list. */
export interface Listed {
  /** The list's method, for example `tools/list`. */
  readonly method: string;
  readonly item: Item;
  /** The whole item, with the name that the target uses. */
  readonly raw: RawObject;
}

/** What a policy does with a request before the target of the request is known. */
export type Incoming =
  | { readonly kind: "error"; readonly error: JsonRpcError }
  /** The policy responds with this result, as JSON text. */
  | { readonly kind: "result"; readonly result: string }
  /** The policy computes the result from all list items that are visible to the client: JSON. */
  | {
      readonly kind: "list";
      readonly method: string;
      readonly result: (items: readonly string[]) => string;
    };

/**
 * Checks and changes the messages of a client's request. `Subject` is additional context; in the proxy, the
 * exchange. See the README of this package.
 */
export interface MessagePolicy<Subject> {
  /** Called first. It may change the request, or respond without a target. */
  incoming?(request: JsonRpcRequest, subject: Subject): Incoming | undefined;
  /**
   * Called before the request is sent to its target or targets. `call.item` has the name that the target
   * uses; `call.params` may be changed.
   */
  request?(call: Call, subject: Subject): Verdict | Promise<Verdict>;
  /** Whether a list item is visible to the client. */
  shows?(listed: Listed, subject: Subject): boolean;
  /**
   * Called before the result is sent to the client, and may change the result. For a list, the result is the
   * merged list.
   */
  response?(call: Call, result: RawObject, subject: Subject): Verdict | Promise<Verdict>;
}

type Policies<Subject> = readonly MessagePolicy<Subject>[];

/** Runs the policies in order; returns the first error. */
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

/** Runs the policies in reverse order; returns the first error. */
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

/** Whether one of the policies may hide items. */
export function hides<Subject>(policies: Policies<Subject>): boolean {
  return policies.some(({ shows }) => shows !== undefined);
}

/** Whether all policies allow the item to be shown. */
export function isShown<Subject>(
  policies: Policies<Subject>,
  listed: Listed,
  subject: Subject,
): boolean {
  return policies.every((policy) => policy.shows?.(listed, subject) ?? true);
}
