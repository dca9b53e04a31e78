import { gunzipSync } from "node:zlib";
import type { Fields, Request, Response } from "../model/message.ts";
import type { Place } from "../model/order.ts";
import type { Expression, Placed } from "../model/policy.ts";

/** What two features can meet at. */
export type Touch = "request body" | "response body" | "head" | "path" | "identity" | "connection";

/** The addresses of the servers that configurations name. */
export interface Addresses {
  readonly upstream: number;
  /** Ports of the servers that policies ask, by name. */
  readonly servers: Readonly<Record<string, number>>;
  /** The port of the upstream that speaks TLS. */
  readonly secure: number;
  /** The identity provider: its key set, and a token that it has signed. */
  readonly identity: { readonly issuer: string; readonly keySet: string; readonly token: string };
}

/** The kinds of backends; those of a protocol have exchanges of their own. */
export type Kind = "static" | "secure" | "dynamicForwardProxy" | "a2a" | "ai" | "mcp" | "aws";

/** One policy or filter at one place, with settings whose effect an observer can see. */
export interface Feature {
  /** For example `route.transformation.request.body`. */
  readonly name: string;
  /** The entry of the schemas that it tries, for example `traffic.transformation`. */
  readonly row: string;
  readonly touches: readonly Touch[];
  /** Features of the same slot cannot be in one configuration. */
  readonly slot: string;
  readonly placed: Placed;
  /** The value of its field, or the filter. */
  readonly config: (addresses: Addresses) => unknown;
  /** Header fields that clients must send. */
  readonly credentials?: (addresses: Addresses) => Fields;
  /** The kind of backend that it is, or that it needs. */
  readonly kind?: Kind;
  /** The servers that it asks. */
  readonly servers?: readonly string[];
}

/** A short name of each place, for names of servers and marks. */
export const TAGS: Readonly<Record<Place, string>> = {
  frontend: "f",
  gateway: "g",
  route: "r",
  filter: "i",
  backend: "b",
  backendFilter: "j",
};

/** An expression with its meaning. */
export function expression(cel: string, value: Expression["value"]): Expression {
  return { cel, value };
}

/**
 * Text of a body as `string(body)` reads it: without its content coding, and undefined if it is not UTF-8.
 */
export function textOf(message: Request | Response | undefined): string | undefined {
  try {
    const bytes = Buffer.from(message?.body ?? "", "latin1");
    const isCoded = message?.headers["content-encoding"] === "gzip" && bytes.length > 0;
    const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
    return decoder.decode(isCoded ? gunzipSync(bytes) : bytes);
  } catch {
    return undefined;
  }
}

/** Puts the name of a step behind each mark in the body of a request. */
export function markRequest(name: string): Expression {
  return expression(`string(request.body).replace('mark', 'mark.${name}')`, ({ request }) =>
    textOf(request)?.replaceAll("mark", `mark.${name}`),
  );
}

/** Puts the name of a step behind each mark in the body of a response. */
export function markResponse(name: string): Expression {
  return expression(`string(response.body).replace('mark', 'mark.${name}')`, ({ response }) =>
    textOf(response)?.replaceAll("mark", `mark.${name}`),
  );
}
