import { waitFor } from "@edge-gateway/testkit/wait-for";
import { type AnyClient, OF_SESSIONS, runSteps } from "../programs/every-method-steps.ts";

/** Walks of a client through the steps of a server, while the gateway and the server change. */

/** What happens between two steps; `end`: the client ends its session and begins another. */
export type Event = "change" | "restart" | "slow" | "end";

export type Stop = { readonly step: string } | { readonly event: Event };

/** Steps that are one group, in their order: the later ones need the earlier ones. */
const GROUPS: readonly (readonly string[])[] = [
  ["tools", "prompts"],
  ["resources", "templates"],
  ["a call with odd arguments", "wrong arguments"],
  ["a tool that fails", "an error of the server's own"],
  ["progress"],
  ["a prompt", "a prompt without its argument"],
  ["a resource", "a page", "a resource of a template"],
  ["the completion of a prompt", "the completion of a template"],
  ["ping"],
  ["sampling"],
  ["elicitation"],
  ["roots"],
  ["subscribe", "an update", "unsubscribe", "another subscription", "an update of it"],
  ["log level", "logging", "a wrong level"],
  ["cancellation"],
  ["a task"],
];

/** Chooses a walk of this many groups and events. @param draw a number below another */
export function chooseWalk(
  draw: (below: number) => number,
  { groups, events }: { readonly groups: number; readonly events: readonly Event[] },
): readonly Stop[] {
  const left = [...GROUPS];
  const stops: Stop[] = [];
  for (let count = 0; count < groups && left.length > 0; count++)
    for (const step of left.splice(draw(left.length), 1)[0] ?? []) stops.push({ step });
  for (const event of events) stops.splice(draw(stops.length + 1), 0, { event });
  return stops;
}

/** Where a walk takes place. */
export interface Place {
  connect(): Promise<AnyClient>;
  /** Lets an event happen that is not the client's own. */
  happen(event: Exclude<Event, "end">): Promise<void>;
}

/** The results of a walk, by the positions and names of its steps. */
export async function walk(stops: readonly Stop[], place: Place): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  let client = await place.connect();
  for (const [at, stop] of stops.entries()) {
    if ("step" in stop) {
      const steps = { [stop.step]: OF_SESSIONS[stop.step] ?? unknown };
      found[`${at} ${stop.step}`] = (await runSteps(client, steps))[stop.step];
    } else if (stop.event === "end") {
      await client[Symbol.asyncDispose]();
      client = await place.connect();
    } else {
      await place.happen(stop.event);
      await hears(client);
    }
  }
  await client[Symbol.asyncDispose]();
  return found;
}

const unknown = () => Promise.reject(new Error("there is no such step"));

/** Waits until the client hears notifications: after a change it opens its stream anew, in its own time. */
async function hears(client: AnyClient): Promise<void> {
  if (!client.hasSession) return;
  const isOfLog = ({ method }: { readonly method: string }) => method === "notifications/message";
  const before = client.heard.filter(isOfLog).length;
  await waitFor("an open stream", async () => {
    await client.request("tools/call", { name: "m-log", arguments: {} });
    return client.heard.filter(isOfLog).length > before;
  });
}
