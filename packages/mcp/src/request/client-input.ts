import { CopiedHead } from "@edge-gateway/http";
import { withOwn } from "@edge-gateway/kernel/with-own";
import {
  inputCapabilities,
  repeatedInput,
  type RepeatedInput,
} from "../federation/input-required.ts";
import { textOf } from "../federation/plan.ts";
import { isSessionless } from "../federation/sessionless.ts";
import type { JsonRpcRequest } from "../json/message.ts";
import type { RawObject } from "../json/raw-json.ts";
import type { Exchange } from "../exchange.ts";
import { principalOf } from "../session/principal.ts";
import { BridgedCall } from "./bridged-call.ts";
import type { Occasion, SendEnd, TargetPlan } from "../session/occasion.ts";
import { callIn, RepeatedCall, unknownState, type CallListener } from "./repeated-call.ts";
import type { Arrival } from "../links/target-call.ts";
import type { Federation } from "./federation.ts";
import type { Targets } from "../session/targets.ts";

const COMPLETE: SendEnd = { kind: "complete", session: undefined };

/**
 * A request of a client without a session that servers with sessions may ask for input: their requests become a
 * result (`input_required`), and the client's next request continues the call.
 */
export class ClientInput {
  /** What the client can be asked for, as the capabilities of `initialize`. */
  readonly capabilities: RawObject | undefined;
  /** The exchange for what is sent after it has ended. */
  readonly exchange: Exchange;
  readonly #repeated: RepeatedInput | undefined;
  readonly #calls: Promise<unknown>[] = [];

  private constructor(exchange: Exchange, request: JsonRpcRequest) {
    this.capabilities = inputCapabilities(request);
    this.#repeated = repeatedInput(request);
    this.exchange = withOwn(exchange, {
      request: new CopiedHead(exchange.request),
      trace: undefined,
      span: undefined,
    });
  }

  /** Undefined if the request neither can be asked for input nor has any. */
  static of(exchange: Exchange, request: JsonRpcRequest): ClientInput | undefined {
    const isAble = inputCapabilities(request) ?? repeatedInput(request);
    return isAble === undefined ? undefined : new ClientInput(exchange, request);
  }

  /** Resolves when no call of the request waits any longer. */
  async over(): Promise<void> {
    await Promise.all(this.#calls);
  }

  /** Sends a call to its target, or continues the call for which the client has input. */
  async send(
    federation: Federation,
    occasion: Occasion,
    { call, target }: TargetPlan,
    arrived: (arrival: Arrival) => void,
  ): Promise<SendEnd> {
    const owner = ownerOf(federation.targets, occasion, { call, target });
    const { promise, resolve } = Promise.withResolvers<SendEnd>();
    const listener: CallListener = {
      name: "",
      id: call.id,
      token: call.params?.object("_meta")?.raw("progressToken"),
      arrived: (messages) => arrived({ messages, eventId: undefined, retry: undefined }),
      ended: resolve,
    };
    const { targets, seal } = federation;
    const { streams } = targets.services;
    const repeated = this.#repeated;
    const name = repeated === undefined ? undefined : callIn(repeated.state, owner, seal);
    if (name === null) {
      listener.arrived(unknownState(call.id));
      return COMPLETE;
    }
    if (repeated !== undefined && name !== undefined) {
      const running = new RepeatedCall({ streams, owner, call: name }, repeated, listener);
      occasion.running.add(running);
      return promise.finally(() => occasion.running.delete(running));
    }
    const { capabilities } = this;
    if (capabilities === undefined || !(await canAsk(targets, occasion, target)))
      return targets.send(occasion, target, textOf(call), arrived);
    const later = { ...occasion, exchange: this.exchange };
    const place = { targets, seal, occasion, later, target, capabilities, owner };
    const bridged = new BridgedCall(place);
    this.#calls.push(bridged.ended);
    void bridged.run(textOf(call), listener);
    return promise;
  }
}

/** Whether a target has a session, within which it may ask the client. */
async function canAsk(targets: Targets, occasion: Occasion, name: string): Promise<boolean> {
  if (targets.target(name)?.protocol === "OpenAPI") return false;
  const member = occasion.open.member(name) ?? (await targets.join(occasion, name));
  return member !== undefined && !isSessionless(member.version);
}

/** Identifies the client, and what it calls. */
function ownerOf(
  { key }: Targets,
  { exchange }: Occasion,
  { call: { method, item }, target }: TargetPlan,
): string {
  const { routeName } = exchange;
  const who = [key, routeName, principalOf(exchange)];
  return JSON.stringify(["input", ...who, method, target, item?.name]);
}
