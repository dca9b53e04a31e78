import type { JsonRpcMessage } from "../json/message.ts";
import { MCP_STREAM_PATIENCE } from "../bounds.ts";
import type { Occasion } from "../session/occasion.ts";
import { TargetCall } from "../links/target-call.ts";
import type { RunningCall } from "../links/target-link.ts";
import type { Targets } from "../session/targets.ts";

/**
 * Opens the stream on which a server sends what belongs to no request, and waits until it is open: some servers
 * ask a client there while they handle its request, and lose what they ask before. Undefined: the target has no
 * such stream of its own.
 */
export async function openServerStream(
  targets: Targets,
  { exchange, open, running }: Occasion,
  name: string,
  arrived: (messages: readonly JsonRpcMessage[]) => void,
): Promise<RunningCall | undefined> {
  const target = targets.target(name);
  const { session, version, server } = open.member(name) ?? {};
  if (target?.protocol !== "StreamableHTTP" || session === undefined) return undefined;
  const { calls } = targets.services;
  const { promise, resolve } = Promise.withResolvers<void>();
  const call = new TargetCall(target, { method: "GET", session, version }, "", {
    ...{ calls, exchange, server, timeout: 0, limit: 0 },
    arrived: ({ messages }) => arrived(messages),
    opened: resolve,
  });
  running.add(call);
  void call.ended.then(() => {
    running.delete(call);
    resolve();
  });
  const alarm = calls.alarm(resolve);
  alarm.set(MCP_STREAM_PATIENCE);
  await promise;
  alarm.release();
  return call;
}
