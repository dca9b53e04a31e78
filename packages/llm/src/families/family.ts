import type { Usage } from "../chat/form.ts";
import type { Notes } from "../chat/notes.ts";
import type { ChatFormat } from "../formats/format.ts";
import type { ModelFacts } from "../facts/model-facts.ts";
import type { FormatName } from "../formats/names.ts";
import type { JsonObject } from "../json.ts";

/** A header of a response; undefined if it is missing. */
export type HeaderOf = (name: string) => string | undefined;

/** Fields that every response has besides its content. */
export interface FamilyResponse {
  readonly model: string | undefined;
  readonly usage: Usage | undefined;
  /** The number of tokens that a count request asked for; unset for other requests. */
  readonly counted?: number | undefined;
}

/** The options of a client's request that its response repeats, or on which its response depends. */
export interface Asked {
  readonly body: JsonObject;
  readonly model: string;
}

/** A vendor's format of an API that several vendors have. */
export interface Member<Request, Response extends FamilyResponse> {
  readonly name: FormatName;
  /** The chat format whose errors have the same form. */
  readonly errors: ChatFormat;
  /**
   * Reads a request.
   * @throws ChatFault if the format cannot express it
   */
  readRequest(body: JsonObject): Request;
  writeRequest(request: Request, model: string, notes: Notes, facts: ModelFacts): JsonObject;
  /**
   * Reads the provider's response.
   * @throws ChatFault if the body is not a response of the format
   */
  readResponse(body: JsonObject, header: HeaderOf): Response;
  writeResponse(response: Response, asked: Asked): JsonObject;
}

/** A response that was converted to the client's format. */
export interface ConvertedResponse extends FamilyResponse {
  readonly body: JsonObject;
}

/** A request in another vendor's format, and the function that converts its response. */
export interface FamilyCall {
  readonly body: JsonObject;
  /** The error formats of provider and client. */
  readonly errors: { readonly from: ChatFormat; readonly to: ChatFormat };
  /**
   * Converts the provider's response for the client.
   * @throws ChatFault if the body is not a response of the format
   */
  respond(body: JsonObject, header: HeaderOf): ConvertedResponse;
}

interface Conversion extends Asked {
  /** What is known about the model. */
  readonly facts: ModelFacts;
  readonly from: FormatName;
  readonly to: FormatName;
}

/** An API without streams that several vendors have, each in its own format. */
export interface Family {
  /** The format for calling a provider; undefined if the provider has no format for this API. */
  upstream(client: FormatName, spoken: readonly FormatName[]): FormatName | undefined;
  /**
   * The chat format whose errors a client of the given format expects; undefined if the format does not
   * belong to this API.
   */
  errorsOf(name: FormatName): ChatFormat | undefined;
  convert(conversion: Conversion, notes: Notes): FamilyCall;
}

/** @param members the formats, with the preferred ones first */
export function familyOf<Request, Response extends FamilyResponse>(
  members: readonly Member<Request, Response>[],
): Family {
  const byName = new Map(members.map((member) => [member.name, member]));
  const memberOf = (name: FormatName): Member<Request, Response> => {
    const member = byName.get(name);
    if (member === undefined) throw new RangeError(`${name} belongs to another family of formats`);
    return member;
  };
  return {
    upstream: (client, spoken) => [client, ...byName.keys()].find((name) => spoken.includes(name)),
    errorsOf: (name) => byName.get(name)?.errors,
    convert({ from, to, body, model, facts }, notes) {
      const client = memberOf(from);
      const provider = memberOf(to);
      return {
        body: provider.writeRequest(client.readRequest(body), model, notes, facts),
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
