import type { ChatEvent, ChatResponse, FinishReason, Part, Usage } from "./form.ts";
import { badResponse } from "./fault.ts";

/**
 * Joins the events of a streamed response into a whole response.
 * @throws ChatFault if the stream ended with an error
 */
export function folded(events: Iterable<ChatEvent>): ChatResponse {
  const parts: Part[] = [];
  let start: Extract<ChatEvent, { kind: "start" }> | undefined;
  let finish: FinishReason = "stop";
  let stopSequence: string | undefined;
  let usage: Usage | undefined;
  for (const event of events) {
    switch (event.kind) {
      case "start":
        start = event;
        break;
      case "open":
        parts.push(openedPart(event.block));
        break;
      case "delta":
        parts.push(longer(parts.pop(), event.text));
        break;
      case "signature":
        parts.push(signed(parts.pop(), event.text));
        break;
      case "sealed":
        parts.push({ at: "", kind: "reasoning", text: "", sealed: event.data });
        break;
      case "finish":
        finish = event.reason;
        ({ stopSequence } = event);
        break;
      case "usage":
        ({ usage } = event);
        break;
      case "error":
        throw badResponse(event.error.message);
      case "close":
      case "end":
        break;
    }
  }
  const { id = "", model = "", created } = start ?? {};
  return { id, model, created, parts, finish, stopSequence, usage };
}

function openedPart(block: Extract<ChatEvent, { kind: "open" }>["block"]): Part {
  if (block.kind === "toolCall")
    return { at: "", kind: "toolCall", id: block.id, name: block.name, arguments: "" };
  return { at: "", kind: block.kind, text: "" };
}

function longer(part: Part | undefined, text: string): Part {
  switch (part?.kind) {
    case "toolCall":
      return { ...part, arguments: part.arguments + text };
    case "text":
    case "refusal":
    case "reasoning":
      return { ...part, text: part.text + text };
    default:
      throw badResponse("text is outside of a block");
  }
}

function signed(part: Part | undefined, signature: string): Part {
  if (part?.kind !== "reasoning") throw badResponse("a signature is outside of reasoning");
  return { ...part, signature: (part.signature ?? "") + signature };
}
