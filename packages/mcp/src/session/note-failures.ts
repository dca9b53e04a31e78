import { detailOf, type FailedStart } from "../links/introduce.ts";
import type { SendEnd } from "./occasion.ts";
import { CANCELLED } from "../links/target-call.ts";
import { isFaultOfClient, isRefusal } from "../target/refusals.ts";
import type { TargetEras } from "../target/target-eras.ts";
import type { TargetHealth } from "../target/target-health.ts";
import type { Target } from "../target/target.ts";

/** The records of which targets of a backend fail. */
interface TargetRecords {
  readonly health: TargetHealth;
  readonly eras: TargetEras;
  target(name: string): Target | undefined;
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
  // Any other refusal may be of each client: the path may be wrong, or the gateway's credential.
  if (failed.challenges === true) health.worked(target);
  else if (isRefusal(failed.status)) health.hadTrouble(target, failed.detail);
  else health.failed(target, failed.detail);
}

/**
 * Records that a request for an item has failed. A tool may be slow or broken, or the client may have
 * disconnected, so this does not mean that the server has failed.
 */
export function noteFailedCall(
  { health, eras }: TargetRecords,
  target: string,
  end: SendEnd,
): void {
  eras.forget(target);
  if (end.kind === "lost" || end.kind === "consent" || end === CANCELLED) return;
  if (end.kind === "refused" && isFaultOfClient(end.status, end.challenges))
    return health.worked(target);
  const detail = end.kind === "complete" ? "the server has sent no response" : detailOf(end);
  if (end.kind === "failed" && end.about === "server") health.failed(target, detail);
  else health.hadTrouble(target, detail);
}

/** Records that a request has failed to which every server responds quickly, such as a request for a list. */
export function noteFailedList(records: TargetRecords, target: string, end: SendEnd): void {
  const { health, eras } = records;
  if (end.kind === "lost" || end.kind === "consent") return;
  eras.forget(target);
  const detail = end.kind === "complete" ? "the server has sent no list" : detailOf(end);
  if (end.kind === "refused" && isRefusal(end.status))
    return isFaultOfClient(end.status, end.challenges)
      ? health.worked(target)
      : health.hadTrouble(target, detail);
  // Each session has its own process of such a target, so the failure concerns one session.
  const isOfSession = records.target(target)?.protocol === "stdio";
  const isItsOwn = end.kind === "failed" && (isOfSession || end.about === "session");
  if (!isItsOwn) health.failed(target, detail);
  else if (end !== CANCELLED) health.hadTrouble(target, detail);
}
