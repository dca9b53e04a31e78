import type { Calls } from "@edge-gateway/http";
import { KEEP_ALIVE_LINE } from "@edge-gateway/kernel/http/write-event";
import { MCP_KEEP_ALIVE_INTERVAL } from "../bounds.ts";
import type { Exchange } from "../exchange.ts";

const LINE_FEED = 0x0a;
const COMMENT = Buffer.from(KEEP_ALIVE_LINE);

/**
 * Sends comments on a session's event stream while the server sends nothing, so that proxies between the
 * gateway and the client keep the stream open. The bytes that the server sends are not changed.
 */
export function commentWhenIdle(exchange: Exchange, calls: Calls): void {
  const { request, response } = exchange;
  const isStream =
    request.method === "GET" &&
    response?.status === 200 &&
    response.get("content-type")?.startsWith("text/event-stream") === true &&
    !response.has("content-encoding");
  if (isStream) exchange.whenResponding = () => follow(exchange, calls);
}

function follow(exchange: Exchange, calls: Calls): void {
  const { stream } = exchange;
  // Whether a comment may be sent now: comments are allowed between two lines, but not within a line.
  let isBetweenLines = true;
  let isPaused = false;
  const alarm = calls.alarm(() => {
    if (isBetweenLines && !isPaused) sender.write(COMMENT);
    alarm.set(MCP_KEEP_ALIVE_INTERVAL);
  });
  const sender = stream.divertResponse({
    received(chunk) {
      isBetweenLines = chunk.at(-1) === LINE_FEED;
      sender.write(Buffer.from(chunk));
      alarm.set(MCP_KEEP_ALIVE_INTERVAL);
    },
    finished(trailers) {
      alarm.release();
      sender.end(trailers);
    },
    pause() {
      isPaused = true;
      sender.pause();
    },
    resume() {
      isPaused = false;
      sender.resume();
    },
  });
  exchange.afterEnd(() => alarm.release());
  alarm.set(MCP_KEEP_ALIVE_INTERVAL);
  sender.resume();
}
