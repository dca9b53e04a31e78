import { badRequest } from "../../chat/fault.ts";
import { below, isObject, listIn, textIn, type JsonObject } from "../../json.ts";
import type { FamilyResponse, Member } from "../family.ts";

/** Documents to be sorted by their relevance to a query. */
export interface RerankRequest {
  readonly query: string;
  readonly documents: readonly string[];
  /** Number of wanted documents; undefined: all. */
  readonly count: number | undefined;
}

export interface RerankResponse extends FamilyResponse {
  /** The ranks of the documents, the best first. */
  readonly ranks: readonly { readonly index: number; readonly score: number }[];
}

export type RerankMember = Member<RerankRequest, RerankResponse>;

export function queryOf(body: JsonObject): string {
  const query = textIn(body, "query");
  if (query === undefined) throw badRequest("/query", "not a text");
  return query;
}

/** Each document is a text, or an object with a text. */
export function documentsOf(body: JsonObject): readonly string[] {
  const documents = listIn(body, "documents");
  if (documents.length === 0) throw badRequest("/documents", "there is none");
  return documents.map((each, index) => {
    const text = isObject(each) ? textIn(each, "text") : each;
    if (typeof text === "string") return text;
    throw badRequest(below("/documents", index), "the provider ranks texts only");
  });
}
