import type { Alarm, Calls } from "@edge-gateway/http";
import { MCP_BUSY_TIMEOUT, MCP_SHARED_TIMEOUT } from "../bounds.ts";

/** What a server has said to anybody, so that one that is busy can be told from one that is silent. */
export class Pulse {
  /** The number of responses and messages. */
  beats = 0;
}

/**
 * An alarm for a server that does not respond in time. Without a configured limit it waits longer for a server
 * that responds to others meanwhile, since many clients may have begun at once.
 */
export function silenceAlarm(
  calls: Pick<Calls, "alarm">,
  limit: number,
  pulse: Pulse | undefined,
  expired: () => void,
): Alarm {
  if (limit !== MCP_SHARED_TIMEOUT || pulse === undefined) {
    const alarm = calls.alarm(expired);
    alarm.set(limit);
    return alarm;
  }
  let heard = pulse.beats;
  let waited = limit;
  const alarm = calls.alarm(() => {
    const more = Math.min(limit, MCP_BUSY_TIMEOUT - waited);
    if (pulse.beats === heard || more <= 0) return expired();
    heard = pulse.beats;
    waited += more;
    alarm.set(more);
  });
  alarm.set(limit);
  return alarm;
}
