import { ChatFault, isObject, outputBound, type JsonObject } from "@edge-gateway/llm";
import { askedLaneOf, type UsedTokens } from "@edge-gateway/llm/sockets";
import type {
  LimitRefusal,
  TurnHold,
  TurnLimit,
} from "@edge-gateway/gateway/models/model-exchange";

const UNAUTHORIZED = 401;
const FORBIDDEN = 403;
const TOO_MANY_REQUESTS = 429;
const HAS_ENDED = "the connection has ended";
const NOTHING_USED = { input: 0, output: 0 } as const;

/** The calls in one WebSocket: what each reserves in rate limits and budgets, and how it is charged. */
export class SocketTurns {
  readonly #limits: readonly TurnLimit[];
  /** The reservations of running calls by lane; a lane is a sequence of calls that end in their order. */
  readonly #held = new Map<string, (readonly TurnHold[])[]>();
  #isClosed = false;

  constructor(limits: readonly TurnLimit[]) {
    this.#limits = limits;
  }

  /**
   * Begins a call that a client requests.
   * @param bytes the size of the event
   * @throws ChatFault if too little remains of a limit, or the client's key was removed
   */
  async begin(event: JsonObject, bytes: number): Promise<void> {
    if (this.#limits.length === 0) return;
    const mostOutput = (usual: number): number => boundIn(event, usual);
    const size = { bytes, mostOutput };
    const holds: TurnHold[] = [];
    for (const limit of this.#limits) {
      const hold = await limit.begin(size, modelIn(event));
      if ("settle" in hold && !this.#isClosed) {
        holds.push(hold);
        continue;
      }
      if ("settle" in hold) holds.push(hold);
      for (const each of holds) each.settle(NOTHING_USED);
      throw "settle" in hold ? new ChatFault(HAS_ENDED, TOO_MANY_REQUESTS) : faultOf(hold);
    }
    const lane = askedLaneOf(event);
    this.#held.set(lane, [...(this.#held.get(lane) ?? []), holds]);
  }

  /** Called when a call has ended. */
  end({ lane, usage = NOTHING_USED }: UsedTokens): void {
    const holds = lane === undefined ? undefined : this.#held.get(lane)?.shift();
    if (holds !== undefined) for (const hold of holds) hold.settle(usage);
    else for (const limit of this.#limits) limit.charge(usage);
  }

  /** Removes all reservations, because the connection has ended. */
  close(): void {
    this.#isClosed = true;
    for (const hold of [...this.#held.values()].flat(2)) hold.settle(NOTHING_USED);
    this.#held.clear();
  }
}

function faultOf({ code, message }: LimitRefusal): ChatFault {
  if (code === "api_key_refused") return new ChatFault(message, UNAUTHORIZED, "authentication");
  if (code === "model_not_allowed") return new ChatFault(message, FORBIDDEN, "permission");
  return new ChatFault(message, TOO_MANY_REQUESTS, "rateLimit");
}

/**
 * The maximum number of output tokens in a request; events of the realtime API contain it in a nested object.
 */
function boundIn(event: JsonObject, usual: number): number {
  const { response } = event;
  return outputBound("responses", isObject(response) ? response : event, usual);
}

function modelIn({ model }: JsonObject): string | undefined {
  return typeof model === "string" ? model : undefined;
}
