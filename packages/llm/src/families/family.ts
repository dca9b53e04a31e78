import type { Usage } from "../chat/form.ts";
import type { Notes } from "../chat/notes.ts";
import type { ChatFormat } from "../formats/format.ts";
import type { FormatName } from "../formats/names.ts";
import type { JsonObject } from "../json.ts";

/** A field of the header of a response; undefined where there is none. */
export type HeaderOf = (name: string) => string | undefined;

/** What every response says, beside what it is about. */
export interface FamilyResponse {
  readonly model: string | undefined;
  readonly usage: Usage | undefined;
  /** Of a request that only counts. */
  readonly counted?: number | undefined;
}

/** What the client has asked for, which its response repeats or depends on. */
export interface Asked {
  readonly body: JsonObject;
  readonly model: string;
}

/** One vendor's form of what several vendors can be asked for. */
export interface Member<Request, Response extends FamilyResponse> {
  readonly name: FormatName;
  /** The format of chats whose errors it has. */
  readonly errors: ChatFormat;
  /** @throws ChatFault where other members cannot say it */
  readRequest(body: JsonObject): Request;
  writeRequest(request: Request, model: string, notes: Notes): JsonObject;
  /** @throws ChatFault where it is not a response */
  readResponse(body: JsonObject, header: HeaderOf): Response;
  writeResponse(response: Response, asked: Asked): JsonObject;
}

/** A response in the form of the client. */
export interface ConvertedResponse extends FamilyResponse {
  readonly body: JsonObject;
}

/** A request in the form of another vendor, and the way back. */
export interface FamilyCall {
  readonly body: JsonObject;
  /** The formats of the errors of provider and client. */
  readonly errors: { readonly from: ChatFormat; readonly to: ChatFormat };
  /** @throws ChatFault where it is not a response */
  respond(body: JsonObject, header: HeaderOf): ConvertedResponse;
}

interface Conversion extends Asked {
  readonly from: FormatName;
  readonly to: FormatName;
}

/** What is asked and answered in one piece, and can be said in the forms of several vendors. */
export interface Family {
  /** What a provider is spoken to in; undefined where it takes none of the family. */
  upstream(client: FormatName, spoken: readonly FormatName[]): FormatName | undefined;
  /** Undefined for what is not of the family. */
  errorsOf(name: FormatName): ChatFormat | undefined;
  convert(conversion: Conversion, notes: Notes): FamilyCall;
}

/** @param members the best first, for requests of another one */
export function familyOf<Request, Response extends FamilyResponse>(
  members: readonly Member<Request, Response>[],
): Family {
  const byName = new Map(members.map((member) => [member.name, member]));
  const memberOf = (name: FormatName): Member<Request, Response> => {
    const member = byName.get(name);
    if (member === undefined) throw new RangeError(`${name} is of another family`);
    return member;
  };
  return {
    upstream: (client, spoken) => [client, ...byName.keys()].find((name) => spoken.includes(name)),
    errorsOf: (name) => byName.get(name)?.errors,
    convert({ from, to, body, model }, notes) {
      const client = memberOf(from);
      const provider = memberOf(to);
      return {
        body: provider.writeRequest(client.readRequest(body), model, notes),
        errors: { from: provider.errors, to: client.errors },
        respond(answer, header) {
          const response = provider.readResponse(answer, header);
          const { usage, counted } = response;
          const written = client.writeResponse(response, { body, model });
          return { body: written, model: response.model, usage, counted };
        },
      };
    },
  };
}
