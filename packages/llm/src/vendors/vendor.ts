import type { Fields } from "./fields.ts";
import type { FormatName } from "../formats/names.ts";
import type { JsonObject } from "../json.ts";

/** A call on its way to a vendor. */
export interface VendorCall {
  /** What the vendor is spoken to in. */
  readonly format: FormatName;
  readonly model: string;
  readonly stream: boolean;
}

/** How a vendor is called: where, by which paths, in which formats, and who the gateway is there. */
export interface Vendor {
  /** What telemetry calls it. */
  readonly name: string;
  /** Undefined where only the configuration knows it. */
  readonly host: string | undefined;
  /** What is before the paths of the API. */
  readonly base: string;
  /** The formats that it speaks with this model, the best first. */
  formats(model: string): readonly FormatName[];
  /** The path of a call behind the base, with its query. */
  path(call: VendorCall): string;
  /** Places the credential, and adds the fields without which nothing is answered. */
  dress(fields: Fields, call: VendorCall): void;
  /** What its own dialect of a format wants else; unset: nothing. */
  finish?(body: JsonObject, call: VendorCall): JsonObject;
}
