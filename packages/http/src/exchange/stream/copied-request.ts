import { HOST, OF_CONNECTION, OWNED } from "../../codec/fields.ts";
import { grpcType } from "../head/grpc.ts";
import { FieldList } from "../head/field-list.ts";
import type { RequestHead } from "../head/head.ts";
import type { SentHead, SentRequestHead } from "../head/head-writer.ts";
import type { Output } from "../../wire/output.ts";

/** The headers of a copied request. */
export type CopiedFields = Pick<
  RequestHead,
  "method" | "scheme" | "version" | "target" | "path" | "query" | "authority" | "entries"
> &
  Partial<Pick<SentHead, "addFields">>;

const LENGTH = "content-length";

/** A copy of a request, as the request is now, for another upstream. */
export class CopiedHead extends FieldList implements SentRequestHead {
  readonly method: string;
  readonly scheme: "http" | "https";
  readonly version: string;
  readonly acceptsTrailers: boolean;
  readonly path: string;
  readonly query: string | undefined;
  target: string;
  authority: string;
  readonly #measured: boolean;

  /** @param authority replaces the Host header */
  constructor(request: CopiedFields, authority?: string) {
    super();
    this.method = request.method;
    this.scheme = request.scheme;
    this.version = request.version;
    this.target = request.target;
    this.path = request.path;
    this.query = request.query;
    this.authority = authority ?? request.authority;
    this.#measured = this.#copy(request);
    // Whether the client accepts trailers; gRPC servers refuse requests of clients that do not.
    this.acceptsTrailers = grpcType(this) !== undefined;
  }

  /**
   * Copies the headers without those that belong to the client's connection (RFC 9110 section 7.6.1). Returns
   * whether the request declares the length of its body.
   */
  #copy(request: CopiedFields): boolean {
    let measured = false;
    const copy = (name: string, value: string): void => {
      // The client's `Expect` header does not apply to a copy.
      if (name !== "host" && name !== "expect" && !OWNED.has(name)) this.append(name, value);
      else if (name === LENGTH) measured = true;
    };
    if (request.addFields === undefined) {
      for (const [name, value] of request.entries()) copy(name, value);
      return measured;
    }
    const fields: string[] = [];
    request.addFields(fields, OF_CONNECTION);
    for (let index = 0; index < fields.length; index += 2)
      copy(fields[index] ?? "", fields[index + 1] ?? "");
    return measured;
  }

  /** Sets the length of the body, if the request has a body or declared an empty body. */
  measure(length: number): void {
    if (length > 0 || this.#measured) this.append(LENGTH, String(length));
  }

  mark(): () => void {
    return this.markFields();
  }

  override set(name: string, value: string): void {
    this.removeTwins(name);
    super.set(name, value);
  }

  override remove(name: string): void {
    this.removeTwins(name);
    super.remove(name);
  }

  override addFields(to: string[], without: number): void {
    if ((without & HOST) === 0) to.push("host", this.authority);
    super.addFields(to, without);
  }

  write(output: Output, without: number): void {
    output.text(`${this.method} ${this.target} HTTP/1.1\r\n`);
    output.field("host", this.authority);
    this.writeFields(output, without);
  }
}
