import { MAX_PLAYED_TOKENS } from "../../bounds.ts";

/** A format in which the page calls a model. */
export type PlayFormat = "chat-completions" | "messages" | "responses";

/** The formats, and the path of each. */
export const PLAY_FORMATS: readonly { readonly format: PlayFormat; readonly path: string }[] = [
  { format: "chat-completions", path: "/v1/chat/completions" },
  { format: "messages", path: "/v1/messages" },
  { format: "responses", path: "/v1/responses" },
];

/** What a person wants to ask. */
export interface Prompt {
  readonly model: string;
  readonly text: string;
  readonly isStreamed: boolean;
}

/** The request of a client for a prompt. */
export function requestOf(format: PlayFormat, { model, text, isStreamed: stream }: Prompt) {
  const messages = [{ role: "user", content: text }];
  if (format === "responses") return { model, input: text, stream };
  if (format === "messages") return { model, max_tokens: MAX_PLAYED_TOKENS, messages, stream };
  return { model, messages, stream };
}

/** The URL at which a client of a format calls the gateway; `base` has the path of the route. */
export function urlOf(format: PlayFormat, base: string): string {
  const path = PLAY_FORMATS.find((each) => each.format === format)?.path ?? "";
  const start = base.replace(/\/+$/, "");
  return start.endsWith(path) ? start : start.replace(/\/v1$/, "") + path;
}

function at(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (found, name) => new Map<string, unknown>(Object.entries(Object(found))).get(name),
    value,
  );
}

/** The text in an event of a stream, or in a whole response; empty if there is none. */
export function textIn(format: PlayFormat, document: unknown): string {
  const found = textsIn(format, document);
  return found.filter((text) => typeof text === "string").join("");
}

/** What the body of a refusal says, for a person: the message in it, or all of it. */
export function refusalIn(body: string): string {
  try {
    const document: unknown = JSON.parse(body);
    const [message] = [
      at(document, "error", "message"),
      at(document, "message"),
      at(document, "error"),
    ].filter((found) => typeof found === "string");
    return String(message ?? body);
  } catch {
    return body;
  }
}

function textsIn(format: PlayFormat, document: unknown): readonly unknown[] {
  switch (format) {
    case "chat-completions":
      return [
        at(document, "choices", "0", "delta", "content"),
        at(document, "choices", "0", "message", "content"),
      ];
    case "messages":
      return [at(document, "delta", "text"), ...textsOf(at(document, "content"))];
    case "responses":
      return at(document, "type") === "response.output_text.delta"
        ? [at(document, "delta")]
        : itemsIn(at(document, "output")).flatMap((item) => textsOf(at(item, "content")));
  }
}

function itemsIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function textsOf(content: unknown): readonly unknown[] {
  return itemsIn(content).map((part) => at(part, "text"));
}
