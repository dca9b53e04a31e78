import { VERSION } from "@edge-gateway/kernel/process/version";
import {
  acknowledgement,
  isNothing,
  readSubscriptions,
  subscribed,
  subscriptionEnd,
  type Subscriptions,
} from "../federation/sessionless-target.ts";
import { CODES, errorResponse } from "../json/error.ts";
import type { JsonRpcRequest } from "../json/message.ts";
import { RawObject } from "../json/raw-json.ts";
import type { Exchange } from "../exchange.ts";
import type { MessageWriter } from "../client/client-writer.ts";
import { endParts } from "../session/end-parts.ts";
import { EventWriter } from "../client/event-writer.ts";
import type { Occasion } from "../session/occasion.ts";
import type { OpenSession } from "../session/open-session.ts";
import { OpenStream } from "./open-stream.ts";
import { runRequest } from "../request/run-request.ts";
import { ClientService } from "./client-service.ts";
import { joinAll, standAlone } from "./stateless.ts";
import { unavailable } from "../request/target-ends.ts";
import type { Gateway } from "./gateway.ts";

const NOTHING_WANTED = { code: CODES.invalidParams, message: "Invalid params: no notifications" };

/**
 * Sends a client without sessions the notifications to which it subscribed (`subscriptions/listen`), from
 * targets of all versions. Targets with sessions get a session as long as the client listens.
 */
export class Listening extends ClientService {
  readonly #request: JsonRpcRequest;
  readonly #open: OpenSession;
  #stream: OpenStream | undefined;
  #isOver = false;
  #forget = (): void => {};

  constructor(gateway: Gateway, exchange: Exchange, request: JsonRpcRequest) {
    super(gateway, exchange);
    this.#request = request;
    this.#open = standAlone(gateway.targets, exchange);
  }

  override abandoned(): void {
    super.abandoned();
    this.#end();
  }

  override drained(): void {
    super.drained();
    this.#stream?.drained();
  }

  protected async run(writer: MessageWriter, timeout: number): Promise<void> {
    const { id, object } = this.#request;
    const wanted = readSubscriptions(object.object("params"));
    if (wanted === undefined) return writer.reply(errorResponse(NOTHING_WANTED, id));
    const occasion = { ...this.occasion(this.#open, timeout), refusesRequests: true };
    const lost = await joinAll(this.gateway.targets, occasion);
    const found = lost.length > 0 ? undefined : await this.#subscribe(occasion, wanted);
    // The client may have disconnected while sessions were begun.
    if (found === undefined || this.#isOver) {
      this.#end();
      return writer.reply(unavailable(lost, id));
    }
    writer.event(acknowledgement(found, id));
    const complete = (): void => {
      writer.event(subscriptionEnd(id, VERSION));
      writer.end();
      this.#end();
    };
    if (isNothing(found)) return complete();
    this.#forget = this.gateway.holdSubscription(complete);
    this.#stream = new OpenStream(this.gateway, this.exchange, this.#open, undefined);
    const lostSession = (): void => writer.cut("the session is lost");
    const { naming } = this.gateway.names;
    const bareUri = (uri: string) => naming.fromClient("resource", uri)?.name;
    const edit = (json: string): string | undefined => subscribed(json, found, { id, bareUri });
    const events = new EventWriter(writer, { done: complete, lost: lostSession, edit });
    await this.#stream.respond(events, timeout);
  }

  /** The requested notifications that the targets can provide. */
  async #subscribe(occasion: Occasion, wanted: Subscriptions): Promise<Subscriptions> {
    const uris: string[] = [];
    for (const uri of wanted.uris) if (await this.#follows(occasion, uri)) uris.push(uri);
    // When a target joins later, the gateway itself reports that lists have changed.
    const isIncomplete = this.#open.members.length < this.gateway.targets.all.length;
    const has = (capability: "tools" | "prompts" | "resources"): boolean =>
      wanted[capability] &&
      (isIncomplete ||
        this.#open.members.some(({ capabilities }) =>
          capabilities.includes(`${capability}Changed`),
        ));
    return { tools: has("tools"), prompts: has("prompts"), resources: has("resources"), uris };
  }

  async #follows(occasion: Occasion, uri: string): Promise<boolean> {
    const object = RawObject.with({
      jsonrpc: '"2.0"',
      id: '"subscribe"',
      method: '"resources/subscribe"',
      params: JSON.stringify({ uri }),
    });
    const request = {
      kind: "request",
      id: '"subscribe"',
      method: "resources/subscribe",
      object,
    } as const;
    const end = await runRequest(this.gateway, occasion, request, { push() {}, mark() {} });
    return end.kind === "response" && RawObject.of(end.json)?.has("result") === true;
  }

  #end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#forget();
    this.#stream?.abandoned();
    void endParts(this.gateway.targets, this.exchange, this.#open);
  }
}
