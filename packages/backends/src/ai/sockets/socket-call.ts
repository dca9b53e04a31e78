import { randomBytes } from "node:crypto";
import {
  ChatFault,
  isObject,
  parsed,
  type CallPlan,
  type CallRecord,
  type ChatError,
  type JsonObject,
} from "@edge-gateway/llm";
import type { GuardedSocket } from "@edge-gateway/llm/guards";
import {
  CREATE,
  errorEvent,
  SocketReader,
  SocketUsage,
  textFrame,
  type SocketMessage,
} from "@edge-gateway/llm/sockets";
import { writtenLike } from "@edge-gateway/kernel/json/exact-numbers";
import type { TunnelFilter, TunnelSides, TunnelTarget } from "@edge-gateway/http";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import {
  knownModel,
  MODEL_POLICIES,
  type ModelPolicies,
} from "@edge-gateway/gateway/models/model-exchange";
import type { PromptGuards } from "@edge-gateway/gateway/models/prompt-guards";
import { MAX_WAITING_BYTES } from "../../bounds.ts";
import type { CheckedEvent } from "./checked-event.ts";
import { checkJson } from "../guarded-form.ts";
import { SOCKET } from "./said-texts.ts";
import { SocketPrompts } from "./socket-prompts.ts";
import { SocketTurns } from "./socket-turns.ts";

const MASK_BYTES = 4;
const BAD_REQUEST = 400;
const FORBIDDEN = 403;
const RESPONSES = "responses";
const NOTHING = new Uint8Array(0);
const NOT_JSON = "the message is not an event in JSON";
const NOT_READ = "the prompt guards can read only events in JSON";

/** What is known about the WebSocket when it is opened. */
interface SocketParts {
  readonly plan: CallPlan;
  readonly record: CallRecord;
  /** The model that every request to the provider must name. */
  readonly model: string | undefined;
  /** Maximum bytes of events that wait until a guard has seen a whole response. */
  readonly maxBodyBytes: number;
}

/**
 * The calls in one WebSocket. Each event is read to count and limit the calls, and to let guards check them.
 */
export class SocketCall {
  readonly #exchange: Exchange;
  readonly #parts: SocketParts;
  readonly #usage: SocketUsage;
  readonly #turns: SocketTurns;
  /** Set if guards check the events of the client. */
  readonly #prompts: SocketPrompts | undefined;
  readonly #targets: TunnelSides<TunnelTarget>;
  /** The guard of the responses; set once guards have checked one. */
  #guard: GuardedSocket | undefined;

  /** Takes over the connection after the response to the upgrade. */
  static begin(exchange: Exchange, parts: SocketParts): void {
    exchange.stream.filterTunnel((targets) => new SocketCall(exchange, parts, targets).#filters());
  }

  private constructor(exchange: Exchange, parts: SocketParts, targets: TunnelSides<TunnelTarget>) {
    this.#exchange = exchange;
    this.#parts = parts;
    this.#targets = targets;
    this.#usage = new SocketUsage(parts.record);
    this.#turns = new SocketTurns(knownModel(exchange)?.turnLimits ?? []);
    const guards = this.#policies?.guards;
    const isRealtime = parts.plan.format === SOCKET;
    this.#prompts = guards && new SocketPrompts(exchange, guards, isRealtime);
    exchange.afterEnd(() => {
      for (const used of this.#usage.end()) this.#turns.end(used);
      this.#turns.close();
    });
  }

  #filters(): TunnelSides<TunnelFilter> {
    const { client, upstream } = this.#targets;
    return {
      client: filterOf(upstream, (message) => this.#fromClient(message)),
      upstream: filterOf(
        client,
        (message) => this.#fromProvider(message),
        () => this.#waiting(),
      ),
    };
  }

  /** Converts a message of the client to the message for the provider. */
  async #fromClient({ raw, text, isBinary }: SocketMessage): Promise<Uint8Array | undefined> {
    const event = eventIn(text);
    try {
      if (event === undefined) {
        if (isBinary || text !== undefined) this.#unread();
        return raw;
      }
      const { sent, commit } = await this.#checked(this.#edited(event));
      if (sent === event && text !== undefined && this.#isRead) checkJson(text);
      if (sent["type"] === CREATE) await this.#turns.begin(sent, raw.length);
      commit();
      this.#usage.asked(sent, text?.length ?? 0);
      return sent === event ? raw : textFrame(writtenLike(sent, text), randomBytes(MASK_BYTES));
    } catch (fault) {
      this.#refuse(fault, event ?? {});
      return undefined;
    }
  }

  /** @throws ChatFault if guards refuse a message that is no event, or if it could ask for another model */
  #unread(): void {
    if (this.#namesModel) throw new ChatFault(NOT_JSON, BAD_REQUEST);
    this.#policies?.guards?.unread(this.#exchange, NOT_READ);
  }

  /** Whether the gateway names the model of each request. */
  get #namesModel(): boolean {
    const { plan, model } = this.#parts;
    return plan.format === RESPONSES && model !== undefined;
  }

  get #policies(): ModelPolicies | undefined {
    return MODEL_POLICIES.get(this.#exchange);
  }

  /** Whether anything of the gateway has read the events of the client. */
  get #isRead(): boolean {
    const { turnLimits = [] } = knownModel(this.#exchange) ?? {};
    return this.#policies !== undefined || turnLimits.length > 0 || this.#namesModel;
  }

  /** Lets guards check an event, with what the model reads beside it. */
  async #checked(event: JsonObject): Promise<CheckedEvent> {
    return (await this.#prompts?.checked(event)) ?? { sent: event, commit: () => {} };
  }

  /** Converts a message of the provider to the message for the client. */
  async #fromProvider(message: SocketMessage): Promise<Uint8Array | undefined> {
    const { raw, text, isBinary, isClose } = message;
    if (isClose) return Buffer.concat([await this.#waiting(), raw]);
    const event = eventIn(text);
    if (event !== undefined && !(await this.#noted(event))) return undefined;
    const guards = this.#policies?.guards;
    if (guards === undefined || !guards.hasResponseGuards || guards.streams === "unseen")
      return raw;
    try {
      if (event === undefined) {
        if (isBinary || text !== undefined) guards.unread(this.#exchange, NOT_READ, "response");
        return raw;
      }
      return await this.#passed(guards, message, event);
    } catch (fault) {
      this.#refuse(fault, event ?? {});
      return undefined;
    }
  }

  /** Notes what an event says, and the tokens of a call that it ends; returns false if the connection must end. */
  async #noted(event: JsonObject): Promise<boolean> {
    const used = this.#usage.said(event);
    if (used !== undefined) this.#turns.end(used);
    try {
      await this.#prompts?.said(event);
      return true;
    } catch (fault) {
      this.#refuse(fault, {});
      this.#targets.client.end();
      this.#targets.upstream.end();
      return false;
    }
  }

  /** Passes an event through the guard of its response. */
  async #passed(
    guards: PromptGuards<Exchange>,
    message: SocketMessage,
    event: JsonObject,
  ): Promise<Uint8Array> {
    this.#guard ??= guards.ofSocket(this.#exchange, this.#parts.maxBodyBytes);
    const { sent, error } = await this.#guard.add(message, event);
    if (error !== undefined) this.#tell(error, event);
    return Buffer.concat(sent);
  }

  /** Returns the events that guards still hold back when the call ends. */
  async #waiting(): Promise<Uint8Array> {
    return Buffer.concat((await this.#guard?.end()) ?? []);
  }

  /** A request in an event is edited like the body of an HTTP request. */
  #edited(event: JsonObject): JsonObject {
    const { plan, model } = this.#parts;
    if (plan.format !== RESPONSES || event["type"] !== CREATE) return event;
    const edits = this.#policies?.edits;
    const edited = edits === undefined ? event : edits.before(this.#exchange, RESPONSES, event);
    return model === undefined || edited["model"] === model ? edited : { ...edited, model };
  }

  /** The client receives the reason of a refusal, and the connection stays open. */
  #refuse(fault: unknown, event: JsonObject): void {
    const error =
      fault instanceof ChatFault
        ? fault.error
        : { kind: "api" as const, status: FORBIDDEN, message: "the event cannot be judged" };
    this.#tell(error, event);
  }

  #tell(error: ChatError, event: JsonObject): void {
    this.#parts.record.error = error;
    const refusal = errorEvent(this.#parts.plan.format, error, event);
    this.#targets.client.write(textFrame(JSON.stringify(refusal)));
  }
}

function eventIn(text: string | undefined): JsonObject | undefined {
  const event = text === undefined ? undefined : parsed(text);
  return isObject(event) ? event : undefined;
}

/** Forwards messages in their original order, even if their checks take different times. */
function filterOf(
  target: TunnelTarget,
  judge: (message: SocketMessage) => Promise<Uint8Array | undefined>,
  rest: () => Promise<Uint8Array> = async () => NOTHING,
): TunnelFilter {
  const reader = new SocketReader();
  let last = Promise.resolve();
  let isBroken = false;
  let waiting = 0;
  const follow = (step: () => Promise<void> | void): void => {
    last = last.then(step);
  };
  return {
    received(chunk) {
      if (isBroken) return undefined;
      try {
        for (const message of reader.read(Buffer.from(chunk))) {
          waiting += message.raw.length;
          follow(async () => {
            const bytes = await judge(message);
            waiting -= message.raw.length;
            if (bytes !== undefined && bytes.length > 0) target.write(bytes);
          });
        }
      } catch (fault) {
        if (!(fault instanceof ChatFault)) throw fault;
        isBroken = true;
        follow(() => target.end());
      }
      return waiting > MAX_WAITING_BYTES ? last : undefined;
    },
    ended: () =>
      follow(async () => {
        const bytes = await rest();
        if (bytes.length > 0) target.write(bytes);
        target.end();
      }),
  };
}
