import type { LocalResponse, LocalService } from "@edge-gateway/http";
import type { Exchange } from "../exchange.ts";
import { ClientWriter, type MessageWriter } from "../client/client-writer.ts";
import type { Occasion } from "../session/occasion.ts";
import type { OpenSession } from "../session/open-session.ts";
import type { RunningCall } from "../links/target-link.ts";
import type { Gateway } from "./gateway.ts";

/** Handles one request of a client by calling targets. */
export abstract class ClientService implements LocalService {
  protected readonly gateway: Gateway;
  protected readonly exchange: Exchange;
  protected readonly running = new Set<RunningCall>();
  /** Whether a target responds with an event stream. Then the client gets an event stream, too. */
  protected hasStreamed = false;
  #writer: MessageWriter | undefined;

  constructor(gateway: Gateway, exchange: Exchange) {
    this.gateway = gateway;
    this.exchange = exchange;
  }

  serve(response: LocalResponse, _request: unknown, timeout: number): void {
    void this.respond(new ClientWriter(response, this.gateway.parts.services.calls), timeout);
  }

  /**
   * Handles the request and sends the results to a writer.
   * @param timeout maximum milliseconds to the headers of a target's response; 0 means no limit
   */
  respond(writer: MessageWriter, timeout: number): Promise<void> {
    this.#writer = writer;
    return this.run(writer, timeout).catch((error: unknown) => {
      const reason = error instanceof Error ? error.stack : String(error);
      this.gateway.parts.log.error("an MCP request failed", { reason });
      writer.cut("the request failed");
    });
  }

  abandoned(): void {
    this.#writer?.abandoned();
    for (const call of this.running) call.abort();
  }

  drained(): void {
    for (const call of this.running) call.resume();
  }

  /** Pauses reading from targets while the client does not read. */
  protected keepPace(): void {
    if (this.#writer?.isPaused === true) for (const call of this.running) call.pause();
  }

  protected occasion(open: OpenSession, timeout: number): Occasion {
    const streamed = (): void => void (this.hasStreamed = true);
    return { exchange: this.exchange, open, timeout, running: this.running, streamed };
  }

  protected abstract run(writer: MessageWriter, timeout: number): Promise<void>;
}
