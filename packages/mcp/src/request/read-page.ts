import { setTimeout } from "node:timers/promises";
import type { ListShape } from "../federation/names/methods.ts";
import { isSameId, type JsonRpcResponse } from "../json/message.ts";
import { rawItems, type RawObject } from "../json/raw-json.ts";
import { MCP_LOST_PATIENCE } from "../bounds.ts";
import { noteFailedList } from "../session/note-failures.ts";
import type { Occasion, SendEnd } from "../session/occasion.ts";
import { CANCELLED } from "../links/target-call.ts";
import { errorIn } from "./target-ends.ts";
import type { Targets } from "../session/targets.ts";

/** One page of a target's list. */
export interface Page {
  readonly target: string;
  readonly result: RawObject | undefined;
  /** The error that the target sent, as JSON. */
  readonly error: string | undefined;
  /** Whether the target has sent earlier pages of the list. */
  readonly isLater: boolean;
  /** Whether the target has lost the session, and does not begin another. */
  readonly isLost: boolean;
  /** Whether the client has disconnected. */
  readonly isCancelled: boolean;
}

/** A request for a page of a target's list. */
export interface PageRequest {
  readonly target: string;
  readonly list: ListShape;
  readonly request: RawObject;
}

/** Requests a page of a target's list. */
export async function readPage(
  targets: Targets,
  occasion: Occasion,
  { target, list, request }: PageRequest,
): Promise<Page> {
  const { failsOpen, health } = targets;
  const isLater = request.object("params")?.has("cursor") === true;
  const none = { target, result: undefined, isLater };
  if (failsOpen && !health.mayTry(target))
    return { ...none, error: undefined, isLost: false, isCancelled: false };
  const id = request.raw("id");
  let response: JsonRpcResponse | undefined;
  const sending = targets.send(
    { ...occasion, isShared: true },
    target,
    request.toString(),
    ({ messages }) => {
      response ??= messages
        .filter((each) => each.kind === "response")
        .find((each) => isSameId(each.id, id));
    },
  );
  const end = await inTime(targets, target, sending);
  if (end === undefined) return { ...none, error: undefined, isLost: false, isCancelled: false };
  const found = response?.object.object("result");
  // A result without the list is no page: its items would be missing without a word.
  const result = rawItems(found?.raw(list.member)) === undefined ? undefined : found;
  const error = response?.object.raw("error") ?? errorIn(end);
  if (result === undefined && error === undefined) noteFailedList(targets, target, end);
  return { ...none, result, error, isLost: end.kind === "lost", isCancelled: end === CANCELLED };
}

/**
 * A target that has failed before delays a list only briefly (FailOpen): its response may come later, and then
 * tells that the target is back. Undefined: it has not responded yet.
 */
async function inTime(
  targets: Targets,
  target: string,
  sending: Promise<SendEnd>,
): Promise<SendEnd | undefined> {
  const { failsOpen, health } = targets;
  if (!failsOpen || !health.isLost(target)) return sending;
  const late = setTimeout(MCP_LOST_PATIENCE, undefined, { ref: false });
  const end = await Promise.race([sending, late]);
  if (end === undefined)
    void sending.then((last) => {
      if (last.kind !== "complete") noteFailedList(targets, target, last);
    });
  return end;
}
