import assert from "node:assert/strict";
import { isObject, type ChatFormat } from "@edge-gateway/llm";
import { RESPONSES, TEXT } from "./responses.ts";

type Part = ReturnType<ChatFormat["readResponse"]>["parts"][number];
type Writer = ReturnType<ChatFormat["streamWriter"]>;
type ChatEvent = Parameters<Writer["write"]>[0];

/** What a response says, by its kind. */
export interface Said {
  text: string;
  reasoning: string;
  /** The names and arguments of all calls. */
  call: string;
}

export function saidIn(parts: readonly Part[]): Said {
  const said = { text: "", reasoning: "", call: "" };
  for (const part of parts)
    if (part.kind === "text" || part.kind === "reasoning") said[part.kind] += part.text;
    else if (part.kind === "toolCall") said.call += `${part.name} ${compact(part.arguments)}`;
  return said;
}

/** The arguments without white space; invalid JSON fails. */
function compact(text: string): string {
  const value: unknown = JSON.parse(text);
  assert.ok(isObject(value));
  return JSON.stringify(value);
}

export function saidOf(events: Iterable<ChatEvent>): Said {
  const parts: Part[] = [];
  for (const event of events) {
    if (event.kind === "open") {
      const { block } = event;
      const empty =
        block.kind === "toolCall" ? { ...block, arguments: "" } : { ...block, text: "" };
      parts.push({ at: "", ...empty });
    }
    const last = parts.at(-1);
    if (event.kind !== "delta" || last === undefined) continue;
    if (last.kind === "toolCall")
      parts.splice(-1, 1, { ...last, arguments: last.arguments + event.text });
    else if (last.kind === "text" || last.kind === "reasoning")
      parts.splice(-1, 1, { ...last, text: last.text + event.text });
  }
  return saidIn(parts);
}

const START = { kind: "start", id: "id-1", model: "m", created: 1_760_000_000 } as const;

/** The response of a format as a stream. */
export function streamOf(format: ChatFormat): Buffer {
  const { parts, usage } = format.readResponse(RESPONSES[format.name]);
  assert.ok(usage !== undefined);
  const blocks = parts.flatMap((part): ChatEvent[] => {
    if (part.kind !== "text" && part.kind !== "reasoning" && part.kind !== "toolCall") return [];
    const text = part.kind === "toolCall" ? part.arguments : part.text;
    return [{ kind: "open", block: part }, { kind: "delta", text }, { kind: "close" }];
  });
  return written(format, [
    START,
    ...blocks,
    { kind: "finish", reason: "toolCalls" },
    { kind: "usage", usage },
    { kind: "end" },
  ]);
}

/** A stream of a format in which an error follows the first text. */
export function brokenStreamOf(format: ChatFormat): Buffer {
  return written(format, [
    START,
    { kind: "open", block: { kind: "text" } },
    { kind: "delta", text: TEXT },
    { kind: "error", error: { kind: "rateLimit", status: 429, message: "slow down" } },
  ]);
}

function written(format: ChatFormat, events: readonly ChatEvent[]): Buffer {
  const writer = format.streamWriter({ usage: true, model: "m" });
  return Buffer.concat(events.map((event) => Buffer.from(writer.write(event))));
}
