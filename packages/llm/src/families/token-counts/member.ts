import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import { badResponse } from "../../chat/fault.ts";
import type { ChatRequest } from "../../chat/form.ts";
import type { ChatFormat } from "../../formats/format.ts";
import type { FormatName } from "../../formats/names.ts";
import { type JsonObject, numberIn } from "../../json.ts";
import { writeChat } from "../../formats/write-chat.ts";
import type { FamilyResponse, Member } from "../family.ts";

export interface CountResponse extends FamilyResponse {
  readonly tokens: number;
}

export type CountMember = Member<ChatRequest, CountResponse>;

/** A vendor's API for counting the tokens of a chat request. */
interface CountForm {
  readonly name: FormatName;
  /** The format of the provider's chat requests. */
  readonly chat: ChatFormat;
  /** The chat request inside a count request. */
  read(body: JsonObject): JsonObject;
  write(chat: JsonObject, model: string): JsonObject;
  /** The member of the response that contains the number of tokens. */
  readonly field: string;
  /** Further members of a response. */
  readonly more?: JsonObject;
}

/**
 * Any limit can be set, because the count does not depend on the maximum length of the response; chat
 * requests require a limit.
 */
const UNLIMITED = DEFAULTS.aiBackend.defaultMaxTokens;

/**
 * Creates the API by which a vendor counts tokens. The response has no usage, because counting costs nothing.
 */
export function countMember({ name, chat, read, write, field, more }: CountForm): CountMember {
  return {
    name,
    errors: chat,
    readRequest: (body) => chat.readRequest(read(body)),
    writeRequest(asked, model, notes, facts) {
      const target = { maxTokens: UNLIMITED, facts };
      const { written } = writeChat({ ...asked, model, stream: false }, chat, target, notes);
      return write(written, model);
    },
    readResponse(body) {
      const tokens = numberIn(body, field);
      if (tokens === undefined) throw badResponse(`\`${field}\` is missing`);
      return { tokens, counted: tokens, model: undefined, usage: undefined };
    },
    writeResponse: ({ tokens }) => ({ ...more, [field]: tokens }),
  };
}

/** Copies only these members of an object, as far as they exist. */
export function only(body: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(
    names.filter((name) => body[name] !== undefined).map((name) => [name, body[name]]),
  );
}
