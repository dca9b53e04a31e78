import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import { badResponse } from "../../chat/fault.ts";
import type { ChatRequest } from "../../chat/form.ts";
import type { ChatFormat } from "../../formats/format.ts";
import type { FormatName } from "../../formats/names.ts";
import { type JsonObject, numberIn } from "../../json.ts";
import { renamedTools } from "../../chat/tool-names.ts";
import type { FamilyResponse, Member } from "../family.ts";

export interface CountResponse extends FamilyResponse {
  readonly tokens: number;
}

export type CountMember = Member<ChatRequest, CountResponse>;

/** How a vendor is asked for the tokens of a request of chats. */
interface CountForm {
  readonly name: FormatName;
  /** What its requests of chats are. */
  readonly chat: ChatFormat;
  /** The request of chats in a request for its tokens. */
  read(body: JsonObject): JsonObject;
  write(chat: JsonObject, model: string): JsonObject;
  /** The member of the response that has the tokens. */
  readonly field: string;
  /** The other members of a response. */
  readonly more?: JsonObject;
}

/** A count does not depend on how long the response may be, but the request of chats has to say it. */
const UNLIMITED = { maxTokens: DEFAULTS.aiBackend.defaultMaxTokens };

/** A response of a count says no usage: counting costs nothing. */
export function countMember({ name, chat, read, write, field, more }: CountForm): CountMember {
  return {
    name,
    errors: chat,
    readRequest: (body) => chat.readRequest(read(body)),
    writeRequest(asked, model, notes) {
      const { request } = renamedTools({ ...asked, model, stream: false }, chat.name);
      return write(chat.writeRequest(request, notes, UNLIMITED), model);
    },
    readResponse(body) {
      const tokens = numberIn(body, field);
      if (tokens === undefined) throw badResponse(`it has no ${field}`);
      return { tokens, counted: tokens, model: undefined, usage: undefined };
    },
    writeResponse: ({ tokens }) => ({ ...more, [field]: tokens }),
  };
}

/** These members of an object, as far as it has them. */
export function only(body: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(
    names.filter((name) => body[name] !== undefined).map((name) => [name, body[name]]),
  );
}
