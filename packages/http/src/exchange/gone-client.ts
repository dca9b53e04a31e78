import { NO_BODY } from "../codec/body-reader.ts";
import { Intake } from "../wire/intake.ts";
import { Timer } from "../wire/timer-wheel.ts";
import { NOWHERE } from "../wire/wire.ts";
import type { ClientHalf, ResponseSender } from "./client-half.ts";
import type { SentResponseHead } from "./head/head-writer.ts";
import { RequestBody } from "./message/request-body.ts";
import { ResponseBody } from "./message/response-body.ts";
import type { Downstream } from "./stream/stream.ts";

/** The client's request is already complete, so no limits for reading requests apply. */
const LIMITS = { maxHeadBytes: 1, maxHeaders: 0, maxReplayBytes: 0 };

/**
 * Replaces the client half of a client that has disconnected, while its response is still read to the end.
 */
export class GoneClient implements ClientHalf {
  readonly downstream: Downstream;
  readonly server: ClientHalf["server"];
  readonly requestBody: RequestBody;
  readonly responses: ResponseSender;
  readonly #longest: Timer;

  /**
   * @param milliseconds how long the response is read at the most
   * @param expired ends the exchange after that time
   */
  constructor(client: ClientHalf, milliseconds: number, expired: () => void) {
    this.downstream = client.downstream;
    this.server = client.server;
    const { output } = client.server.thread;
    this.requestBody = new RequestBody(output, new Intake(NOWHERE), LIMITS);
    this.requestBody.begin(NO_BODY, 0);
    this.requestBody.lost = true;
    const body = new ResponseBody(output, NOWHERE, { unread() {} });
    client.responses.body.moveTo(body);
    this.responses = {
      body,
      respondWith() {},
      respond(_method: string, head: SentResponseHead) {
        body.start(head, false, false);
        body.send();
      },
      interim() {},
      continue() {},
    };
    this.#longest = new Timer(client.server.thread.wheel, { timedOut: expired });
    this.#longest.set(milliseconds);
  }

  setDeadline(): void {}
  clearDeadline(): void {}
  decideKeepAlive(): void {}
  cut(): void {}

  streamEnded(): void {
    this.#longest.release();
  }
}
