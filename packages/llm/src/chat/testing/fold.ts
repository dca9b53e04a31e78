import type {
  ChatEvent,
  ChatResponse,
  Citation,
  FinishReason,
  OtherChoice,
  Part,
  Usage,
} from "../form.ts";
import { badResponse } from "../fault.ts";

/**
 * Joins the events of a streamed response into a whole response.
 * @throws ChatFault if the stream ended with an error
 */
export function folded(events: Iterable<ChatEvent>): ChatResponse {
  const all = [...events];
  const indexes = new Set(all.map(({ choice }) => choice ?? 0));
  const others = [...indexes]
    .filter((index) => index !== 0)
    .toSorted((left, right) => left - right)
    .map((index): OtherChoice => {
      const { parts, finish } = foldedChoice(all.filter(({ choice }) => choice === index));
      return { at: `/${index}`, parts, finish };
    });
  const first = foldedChoice(all.filter(({ choice }) => choice === undefined));
  return others.length === 0 ? first : { ...first, others };
}

function foldedChoice(events: Iterable<ChatEvent>): ChatResponse {
  const parts: Part[] = [];
  let start: Pick<ChatResponse, "id" | "model" | "created"> = {
    id: "",
    model: "",
    created: undefined,
  };
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
      case "signature":
      case "citation":
        parts.push(continued(parts.pop(), event));
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
  const { id, model, created } = start;
  return { id, model, created, parts, finish, stopSequence, usage };
}

function openedPart(block: Extract<ChatEvent, { kind: "open" }>["block"]): Part {
  if (block.kind === "toolCall")
    return { at: "", kind: "toolCall", id: block.id, name: block.name, arguments: "" };
  return { at: "", kind: block.kind, text: "" };
}

type Continuation = Extract<ChatEvent, { kind: "delta" | "signature" | "citation" }>;

/** The last part with what an event adds to it. */
function continued(part: Part | undefined, event: Continuation): Part {
  if (event.kind === "delta") return longer(part, event.text);
  return event.kind === "signature" ? signed(part, event.text) : cited(part, event.citation);
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

function cited(part: Part | undefined, citation: Citation): Part {
  if (part?.kind !== "text") throw badResponse("a citation is outside of a text");
  return { ...part, citations: [...(part.citations ?? []), citation] };
}
