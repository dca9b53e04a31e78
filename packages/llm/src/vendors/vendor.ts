import type { Fields } from "./fields.ts";
import type { ModelFacts } from "../facts/model-facts.ts";
import type { FormatName } from "../formats/names.ts";
import type { JsonObject } from "../json.ts";

/** What a vendor needs to know about a call of its API. */
export interface VendorCall {
  /** The format of the vendor's API. */
  readonly format: FormatName;
  readonly model: string;
  readonly stream: boolean;
  /** What is known about the model. */
  readonly facts: ModelFacts;
}

/** How to call a vendor: host, paths, formats, and credentials. */
export interface Vendor {
  /** The name of the vendor in telemetry. */
  readonly name: string;
  /** The vendor's host; undefined if only the configuration has it. */
  readonly host: string | undefined;
  /** The prefix of the API's paths. */
  readonly base: string;
  /** The formats of the vendor for a model with these facts, the best first. */
  formats(facts: ModelFacts): readonly FormatName[];
  /** The path of a call after the base, including the query. */
  path(call: VendorCall): string;
  /** Adds the credential and mandatory headers. */
  dress(fields: Fields, format: FormatName): void;
  /** Changes the body further for the vendor's dialect of a format; unset: no changes. */
  finish?(body: JsonObject, call: VendorCall): JsonObject;
}
