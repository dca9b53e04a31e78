import { ChatFault, isObject, type JsonObject } from "@edge-gateway/llm";
import { SocketPrompts } from "@edge-gateway/backends/ai/sockets/socket-prompts";
import { TestExchange } from "@edge-gateway/gateway/testing/exchange";
import type { Random } from "../random.ts";
import { guardOf } from "./guard.ts";
import { patternOf, splitText } from "./pieces.ts";
import { isRead } from "./received.ts";

/** Conversations over WebSocket whose client hides a text, and a provider that reads events in its own time. */

/** What a provider reads for one response. */
interface ReadPrompt {
  readonly instructions?: unknown;
  readonly input: readonly JsonObject[];
}

/** A provider of one of the APIs: it handles an event of the client, and answers with events of its own. */
export interface Provider {
  /** The prompt of the response that the event begins; undefined: it begins none. */
  handle(event: JsonObject, answer: (event: JsonObject) => void): ReadPrompt | undefined;
}

/** A client that hides the pieces of a text. */
export type NextEvent = (piece: string | undefined, random: Random) => JsonObject;

/** An API over WebSocket. */
export interface SocketApi {
  readonly name: string;
  readonly isRealtime: boolean;
  start(random: Random): { readonly provider: Provider; readonly next: NextEvent };
}

const MOST_EVENTS = 14;

/** The events of a conversation in which the provider read the text although a guard looks for it. */
interface Conversed {
  readonly hidden: "nowhere" | "seen" | "passed";
  readonly events: readonly JsonObject[];
}

/** Runs a conversation with and without a guard: first the same events without one, to see what would be read. */
export async function converse(api: SocketApi, seed: () => Random): Promise<Conversed> {
  const { secret } = splitText(seed());
  const unguarded = await run(api, seed(), "\\x01", secret);
  if (!unguarded.isRead) return { hidden: "nowhere", events: unguarded.events };
  const guarded = await run(api, seed(), patternOf(secret), secret);
  return { hidden: guarded.isRead ? "passed" : "seen", events: guarded.events };
}

interface Run {
  readonly isRead: boolean;
  readonly events: readonly JsonObject[];
}

async function run(api: SocketApi, random: Random, pattern: string, secret: string): Promise<Run> {
  const { pieces } = splitText(random);
  const guards = guardOf(pattern, random.percent(50) ? "Mask" : "Reject");
  const prompts = new SocketPrompts(new TestExchange({ method: "GET" }), guards, api.isRealtime);
  const { provider, next } = api.start(random);
  const events: JsonObject[] = [];
  const inFlight: JsonObject[] = [];
  const answers: JsonObject[] = [];
  let prompt: ReadPrompt | undefined;
  let found = false;
  const left = [...pieces];
  /** The provider reads the next event of the client, whose answers arrive later. */
  const handle = (): void => {
    const event = inFlight.shift();
    if (event === undefined) return;
    prompt = provider.handle(event, (answer) => answers.push(answer));
    const isHidden = prompt !== undefined && isRead("responses", { ...prompt }, secret);
    if (isHidden) found = true;
  };
  /** The gateway gets the next answer; returns false if it ends the connection. */
  const hear = async (): Promise<boolean> => {
    const answer = answers.shift();
    if (answer !== undefined) events.push({ provider: answer });
    return answer === undefined || (await passes(() => prompts.said(answer)));
  };
  for (let count = 0; count < MOST_EVENTS; count += 1) {
    const piece = random.percent(45) ? left.shift() : undefined;
    const event = next(piece, random);
    events.push(event);
    await passes(async () => {
      const { sent, commit } = await prompts.checked(event);
      commit();
      inFlight.push(sent);
    });
    while (random.percent(60) && inFlight.length > 0) handle();
    while (random.percent(60) && answers.length > 0)
      if (!(await hear())) return { isRead: false, events };
  }
  while (inFlight.length > 0) handle();
  // A refusal that was on its way ends the connection before the client gets the response.
  while (answers.length > 0) if (!(await hear())) return { isRead: false, events };
  return { isRead: found, events };
}

async function passes(step: () => Promise<void>): Promise<boolean> {
  try {
    await step();
    return true;
  } catch (fault) {
    if (fault instanceof ChatFault) return false;
    throw fault;
  }
}

const ROLES = ["user", "user", "assistant", "system"] as const;

/** A message of a client; the API does not accept all of them. */
export function message(piece: string | undefined, random: Random): JsonObject {
  const role = random.pick(ROLES);
  const isWrong = random.percent(15);
  const type = (role === "assistant") === isWrong ? "input_text" : "output_text";
  return { type: "message", role, content: [{ type, text: piece ?? random.pick([".", "x y"]) }] };
}

/** Whether a provider accepts a message. */
export function isAccepted({ type, role, content }: JsonObject): boolean {
  if (type !== undefined && type !== "message") return false;
  const wanted = role === "assistant" ? "output_text" : "input_text";
  return (
    Array.isArray(content) && content.every((part) => isObject(part) && part["type"] === wanted)
  );
}
