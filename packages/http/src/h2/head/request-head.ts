import { HOST } from "../../codec/fields.ts";
import { FieldList } from "../../exchange/head/field-list.ts";
import { checkAuthority, checkTarget } from "../../exchange/head/field-syntax.ts";
import type { SentRequestHead } from "../../exchange/head/head-writer.ts";
import type { Output } from "../../wire/output.ts";
import { WEB_SOCKET } from "../../exchange/head/upgrade.ts";
import { makeKey, WEB_SOCKET_KEY } from "../../exchange/head/web-socket.ts";

const HOST_NAME = "host";

/** The validated pseudo-headers of a request (RFC 9113 section 8.3.1). */
export interface RequestLine {
  readonly method: string;
  readonly target: string;
  readonly authority: string;
  readonly scheme: "http" | "https";
  /** The protocol for the stream (RFC 8441 section 4); undefined: a normal request. */
  readonly protocol?: string | undefined;
}

/**
 * The headers of an HTTP/2 request; `host` is the first one, with the authority. An extended CONNECT is
 * represented like an HTTP/1.1 upgrade.
 */
export class Http2RequestHead extends FieldList implements SentRequestHead {
  readonly method: string;
  readonly scheme: "http" | "https";
  readonly version = "2";
  readonly upgrade: string | undefined;
  #target: string;
  #authority: string;

  /**
   * `fields`: alternating names and values that this object takes over; those before `start` are
   * pseudo-headers.
   */
  constructor(line: RequestLine, fields: string[], start: number) {
    // `host` takes the place of the last pseudo-header in the list; there is at least one.
    fields[start - 2] = HOST_NAME;
    fields[start - 1] = line.authority;
    super(fields, start - 2);
    this.method = line.method;
    this.scheme = line.scheme;
    this.#target = line.target;
    this.#authority = line.authority;
    this.upgrade = line.protocol;
    this.removeOthers(HOST_NAME);
    // Cookie headers are joined (RFC 9113 section 8.2.3).
    const cookies = this.getAll("cookie");
    if (cookies.length > 1) super.set("cookie", cookies.join("; "));
    if (this.upgrade !== undefined) this.#asksFor(this.upgrade);
  }

  get mustSwitch(): boolean {
    return this.upgrade !== undefined;
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
    super.set(HOST_NAME, authority);
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
    if (name === HOST_NAME) this.authority = value;
    else {
      this.removeTwins(name);
      super.set(name, value);
    }
  }

  override add(name: string, value: string): void {
    if (name === HOST_NAME) this.authority = value;
    else super.add(name, value);
  }

  override remove(name: string): void {
    if (name === HOST_NAME) return;
    this.removeTwins(name);
    super.remove(name);
  }

  #asksFor(protocol: string): void {
    this.append("connection", "upgrade");
    this.append("upgrade", protocol);
    // The client's own key has no meaning in HTTP/2 (RFC 8441 section 5).
    super.remove(WEB_SOCKET_KEY);
    if (protocol === WEB_SOCKET) this.append(WEB_SOCKET_KEY, makeKey());
  }

  write(output: Output, without: number): void {
    output.text(`${this.method} ${this.#target} HTTP/1.1\r\n`);
    this.writeFields(output, without & ~HOST);
  }
}
