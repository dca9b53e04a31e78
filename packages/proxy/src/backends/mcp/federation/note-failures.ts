import { detailOf, type FailedStart } from "./introduce.ts";
import type { SendEnd } from "./occasion.ts";
import { CANCELLED, type FailedCall } from "./target-call.ts";
import type { TargetEras } from "./target-eras.ts";
import type { TargetHealth } from "./target-health.ts";
import type { Target } from "./target.ts";

const BAD_REQUEST = 400;
const INTERNAL_ERROR = 500;

/** A request without a usable response, as far as the reason is known. */
interface Failure {
  /** The HTTP status, if the target responded. */
  readonly status?: number | undefined;
  readonly about?: FailedCall["about"];
}

/** What the gateway knows about the targets of a backend. */
interface TargetRecords {
  readonly health: TargetHealth;
  readonly eras: TargetEras;
  target(name: string): Target | undefined;
}

/** Whether a target responds, but refuses a client: its credentials, or too many requests. */
function isRefusal({ status = 0 }: Failure): boolean {
  return status >= BAD_REQUEST && status < INTERNAL_ERROR;
}

/** Records that a target did not join a session. */
export function noteFailedStart(
  { health, eras }: TargetRecords,
  target: string,
  failed: FailedStart,
): void {
  eras.forget(target);
  if (failed.kind === "error") return health.hadTrouble(target, failed.error.toString());
  if (failed.about === "session") return;
  if (isRefusal(failed)) health.hadTrouble(target, failed.detail);
  else health.failed(target, failed.detail);
}

/**
 * Records that a request of an item has failed. A slow or broken tool, or a client that left, is
 * not the server's end: other requests go on.
 */
export function noteFailedCall(
  { health, eras }: TargetRecords,
  target: string,
  end: SendEnd,
): void {
  eras.forget(target);
  if (end.kind === "lost" || end.kind === "consent" || end === CANCELLED) return;
  const detail = end.kind === "complete" ? "it has sent no response" : detailOf(end);
  if (end.kind === "failed" && end.about === "server") health.failed(target, detail);
  else health.hadTrouble(target, detail);
}

/** Records that a request has failed to which every server responds at once, such as a list. */
export function noteFailedList(records: TargetRecords, target: string, end: SendEnd): void {
  const { health, eras } = records;
  if (end.kind === "lost" || end.kind === "consent") return;
  eras.forget(target);
  const detail = end.kind === "complete" ? "it has sent no list" : detailOf(end);
  if (end.kind === "refused" && isRefusal(end)) return health.hadTrouble(target, detail);
  // Each session has its own process of such a target.
  const isOfSession = records.target(target)?.protocol === "stdio";
  const isItsOwn = end.kind === "failed" && (isOfSession || end.about === "session");
  if (!isItsOwn) health.failed(target, detail);
  else if (end !== CANCELLED) health.hadTrouble(target, detail);
}
