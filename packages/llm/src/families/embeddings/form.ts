import { badRequest } from "../../chat/fault.ts";
import { below } from "../../json.ts";
import type { FamilyResponse, Member } from "../family.ts";

/** The purpose of an embedding, with Cohere's names. */
export type Purpose = "search_query" | "search_document" | "classification" | "clustering";

/** A request for embeddings of texts. */
export interface EmbedRequest {
  readonly texts: readonly string[];
  readonly dimensions: number | undefined;
  readonly purpose: Purpose | undefined;
}

export interface EmbedResponse extends FamilyResponse {
  readonly vectors: readonly (readonly number[])[];
}

export type EmbedMember = Member<EmbedRequest, EmbedResponse>;

/**
 * Reads one or several texts.
 * @throws ChatFault for other values
 */
export function textsOf(value: unknown, at: string): readonly string[] {
  if (typeof value === "string") return [value];
  if (!Array.isArray(value) || value.length === 0)
    throw badRequest(at, "neither a text nor a list of texts");
  return value.map((each: unknown, index) => {
    if (typeof each === "string") return each;
    throw badRequest(below(at, index), "the provider embeds texts only");
  });
}

export function isPurpose(value: unknown): value is Purpose {
  return PURPOSES.has(value);
}

const PURPOSES: ReadonlySet<unknown> = new Set<Purpose>([
  "search_query",
  "search_document",
  "classification",
  "clustering",
]);

/** Reads a vector from a list of JSON numbers. */
export function vectorOf(value: unknown): readonly number[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === "number") : [];
}
