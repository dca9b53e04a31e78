import { createHash } from "node:crypto";
import type { ModelFacts } from "../facts/model-facts.ts";
import { isObject, type JsonObject } from "../json.ts";
import type { ChatRequest, Part } from "./form.ts";

type CallIds = NonNullable<ModelFacts["callIds"]>;

/** A text in the ids of calls whose model demands the signature of its reasoning back. */
export const SIGNED_ID = "__thought__";

/**
 * A call id that contains the signature, because most clients send only ids back, and Google requires the
 * signature with the call.
 */
export function withSignature(id: string, signature: string | undefined): string {
  return signature === undefined ? id : `${id}${SIGNED_ID}${signature}`;
}

export function signatureOf(id: string): string | undefined {
  const at = id.indexOf(SIGNED_ID);
  return at < 0 ? undefined : id.slice(at + SIGNED_ID.length);
}

/** OpenAI's limit in chat completions, the lowest one of the large vendors. */
const USUAL: CallIds = { maxLength: 40 };
const DIGITS = 8;

/** The request with ids that the model accepts, and with the signatures beside them. */
export function withPlainIds(request: ChatRequest, limit: CallIds = USUAL): ChatRequest {
  const messages = request.messages.map((message) => ({
    ...message,
    parts: message.parts.map((part) => plainPart(part, limit)),
  }));
  return { ...request, messages };
}

function plainPart(part: Part, limit: CallIds): Part {
  if (part.kind === "toolResult") return { ...part, id: plainId(part.id, limit) };
  if (part.kind !== "toolCall") return part;
  const signature = part.signature ?? signatureOf(part.id);
  return { ...part, id: plainId(part.id, limit), signature };
}

/** The same id for a call and its result; other ids stay different. */
function plainId(id: string, { maxLength, exact = false }: CallIds): string {
  const [start = id] = id.split(SIGNED_ID);
  if (exact) return isExact(start, maxLength) ? start : digestOf(start, maxLength);
  // Empty call ids of some servers are refused by other vendors.
  const plain = start.replaceAll(/[^a-zA-Z0-9_-]/g, "_") || "call";
  if (plain.length <= maxLength) return plain;
  return `${plain.slice(0, Math.max(0, maxLength - DIGITS - 1))}_${digestOf(start, DIGITS)}`.slice(
    -maxLength,
  );
}

function isExact(id: string, length: number): boolean {
  return id.length === length && /^[a-zA-Z0-9]*$/.test(id);
}

function digestOf(text: string, length: number): string {
  const digest = createHash("sha256").update(text).digest("hex");
  return digest.padEnd(length, digest).slice(0, length);
}

/** The members of the chat formats that contain call ids. */
const ID_MEMBERS: ReadonlySet<string> = new Set([
  ...["id", "tool_call_id", "tool_use_id", "call_id", "toolUseId"],
]);

/**
 * The conversation in the client's own format, without signatures of another vendor in its call ids; the same
 * value if there are none.
 */
export function withoutSignedIds(value: unknown, limit: CallIds = USUAL): unknown {
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    const changed = items.map((item) => withoutSignedIds(item, limit));
    return changed.some((item, index) => item !== items[index]) ? changed : value;
  }
  if (!isObject(value)) return value;
  let changed: JsonObject = value;
  for (const [name, member] of Object.entries(value)) {
    const isId = typeof member === "string" && ID_MEMBERS.has(name);
    const isUnfit = isId && (limit.exact === true || member.includes(SIGNED_ID));
    const next = isUnfit ? plainId(member, limit) : withoutSignedIds(member, limit);
    if (next !== member) changed = { ...changed, [name]: next };
  }
  return changed;
}
