import { HOST } from "../engine/codec/fields.ts";
import { FieldList } from "../engine/field-list.ts";
import { checkAuthority, checkTarget } from "../engine/field-syntax.ts";
import type { SentRequestHead } from "../engine/head-writer.ts";
import type { Output } from "../engine/output.ts";
import { makeKey, WEB_SOCKET, WEB_SOCKET_KEY } from "../engine/web-socket.ts";

/** The pseudo-header fields of a request (RFC 9113 section 8.3.1), checked. */
export interface RequestLine {
  readonly method: string;
  readonly target: string;
  readonly authority: string;
  readonly scheme: "http" | "https";
  /** What the stream is to carry (RFC 8441 section 4); undefined: a message. */
  readonly protocol?: string | undefined;
}

/**
 * The head of a request that came over HTTP/2; `host` stands first in the list, as the authority. One
 * that names a protocol reads as the upgrade that HTTP/1.1 asks for it with.
 */
export class Http2RequestHead extends FieldList implements SentRequestHead {
  readonly method: string;
  readonly scheme: "http" | "https";
  readonly version = "2";
  readonly upgrade: string | undefined;
  #target: string;
  #authority: string;

  constructor({ method, target, authority, scheme, protocol }: RequestLine) {
    super();
    this.method = method;
    this.scheme = scheme;
    this.#target = target;
    this.#authority = authority;
    this.append("host", authority);
    this.upgrade = protocol;
    if (protocol === undefined) return;
    this.append("connection", "upgrade");
    this.append("upgrade", protocol);
    if (protocol === WEB_SOCKET) this.append(WEB_SOCKET_KEY, makeKey());
  }

  get mustSwitch(): boolean {
    return this.upgrade !== undefined;
  }

  /** Adds a field as received; several cookie fields are one list (RFC 9113 section 8.2.3). */
  receive(name: string, value: string): void {
    if (name === "cookie" && this.has(name)) this.set(name, `${this.get(name)}; ${value}`);
    else this.append(name, value);
  }

  get acceptsTrailers(): boolean {
    return this.get("te") === "trailers";
  }

  get target(): string {
    return this.#target;
  }

  set target(target: string) {
    checkTarget(target);
    this.#target = target;
  }

  get path(): string {
    const question = this.#target.indexOf("?");
    return question < 0 ? this.#target : this.#target.slice(0, question);
  }

  get query(): string | undefined {
    const question = this.#target.indexOf("?");
    return question < 0 ? undefined : this.#target.slice(question + 1);
  }

  get authority(): string {
    return this.#authority;
  }

  set authority(authority: string) {
    if (authority === this.#authority) return;
    checkAuthority(authority);
    this.#authority = authority;
    super.set("host", authority);
  }

  mark(): () => void {
    const restoreFields = this.markFields();
    const target = this.#target;
    const authority = this.#authority;
    return () => {
      restoreFields();
      this.#target = target;
      this.#authority = authority;
    };
  }

  override set(name: string, value: string): void {
    if (name === "host") this.authority = value;
    else super.set(name, value);
  }

  override add(name: string, value: string): void {
    if (name === "host") this.authority = value;
    else super.add(name, value);
  }

  override remove(name: string): void {
    if (name !== "host") super.remove(name);
  }

  write(output: Output, without: number): void {
    output.text(`${this.method} ${this.#target} HTTP/1.1\r\n`);
    this.writeFields(output, without & ~HOST);
  }
}
