import { BytesHead } from "../../exchange/head/bytes-head.ts";
import { HOP_BY_HOP, HOST } from "../../codec/fields.ts";
import { ABSOLUTE_FORM, AUTHORITY_FORM, ORIGIN_FORM } from "../../codec/request-scanner.ts";
import type { RequestScanner } from "../../codec/request-scanner.ts";
import { checkAuthority, checkTarget } from "../../exchange/head/field-syntax.ts";
import type { SentRequestHead } from "../../exchange/head/head-writer.ts";
import type { Output } from "../../wire/output.ts";
import { TextCache } from "../../wire/text-cache.ts";
import { upgradeOf } from "../../exchange/head/upgrade.ts";

const LINE_REST = " HTTP/1.1\r\n";
/** The cached texts of methods, hosts and targets. */
const TEXTS = new TextCache();

/** The headers of a client's request. */
export class BytesRequestHead extends BytesHead implements SentRequestHead {
  readonly scheme: "http" | "https";
  readonly version: "1.0" | "1.1";
  readonly acceptsTrailers: boolean;
  readonly upgrade: string | undefined;
  readonly #lineStart: number;
  readonly #methodEnd: number;
  readonly #targetStart: number;
  readonly #targetEnd: number;
  readonly #lineEnd: number;
  readonly #form: number;
  readonly #authorityStart: number;
  readonly #authorityEnd: number;
  #method: string | undefined;
  #target: string | undefined;
  #path: string | undefined;
  #targetStands: boolean;
  #authority: string | undefined;

  constructor(bytes: Buffer, scanner: RequestScanner, secure: boolean) {
    super(bytes, scanner);
    this.scheme = secure ? "https" : "http";
    this.version = scanner.minor === 1 ? "1.1" : "1.0";
    this.acceptsTrailers = scanner.connectionNamesTe && super.get("te") === "trailers";
    const mayUpgrade =
      (scanner.seen & HOP_BY_HOP) !== 0 && scanner.minor === 1 && !hasContent(scanner);
    this.upgrade = mayUpgrade ? upgradeOf(this) : undefined;
    this.#lineStart = scanner.lineStart;
    this.#methodEnd = scanner.methodEnd;
    this.#form = scanner.form;
    this.#targetStart = scanner.pathStart;
    this.#targetEnd = scanner.targetEnd;
    this.#lineEnd = scanner.fieldsStart;
    this.#authorityStart = scanner.authorityStart;
    this.#authorityEnd = scanner.authorityEnd;
    this.#targetStands = scanner.form === ORIGIN_FORM && scanner.minor === 1;
  }

  get method(): string {
    return (this.#method ??= TEXTS.read(this.bytes, this.#lineStart, this.#methodEnd));
  }

  get target(): string {
    return (this.#target ??= this.#readTarget());
  }

  set target(target: string) {
    if (target === this.target) return;
    checkTarget(target);
    this.#target = target;
    this.#path = undefined;
    this.#targetStands = false;
  }

  get path(): string {
    if (this.#path !== undefined) return this.#path;
    const { target } = this;
    const question = target.indexOf("?");
    return (this.#path = question < 0 ? target : target.slice(0, question));
  }

  get query(): string | undefined {
    const question = this.target.indexOf("?");
    return question < 0 ? undefined : this.target.slice(question + 1);
  }

  get authority(): string {
    return (this.#authority ??= TEXTS.read(this.bytes, this.#authorityStart, this.#authorityEnd));
  }

  set authority(authority: string) {
    if (authority === this.authority) return;
    checkAuthority(authority);
    this.#authority = authority;
  }

  mark(): () => void {
    const restoreFields = this.markFields();
    const { target, authority } = this;
    const targetStands = this.#targetStands;
    return () => {
      restoreFields();
      this.#target = target;
      this.#path = undefined;
      this.#authority = authority;
      this.#targetStands = targetStands;
    };
  }

  override get(name: string): string | undefined {
    return name === "host" ? this.#host() : super.get(name);
  }

  override getAll(name: string): readonly string[] {
    if (name !== "host") return super.getAll(name);
    const host = this.#host();
    return host === undefined ? [] : [host];
  }

  override has(name: string): boolean {
    return name === "host" ? this.#host() !== undefined : super.has(name);
  }

  override set(name: string, value: string): void {
    if (name === "host") this.authority = value;
    else {
      this.removeTwins(name);
      super.set(name, value);
    }
  }

  override add(name: string, value: string): void {
    if (name === "host") this.authority = value;
    else super.add(name, value);
  }

  override remove(name: string): void {
    if (name === "host") return;
    this.removeTwins(name);
    super.remove(name);
  }

  override addFields(to: string[], without: number): void {
    const host = this.#host();
    if (host !== undefined && (without & HOST) === 0) to.push("host", host);
    super.addFields(to, without | HOST);
  }

  /**
   * Writes request line and headers as an HTTP/1.1 request in origin-form, with Host first (RFC
   * 9110 section 7.2).
   */
  write(output: Output, without: number): void {
    if (this.#targetStands) {
      output.copy(this.bytes, this.#lineStart, this.#lineEnd);
    } else {
      output.copy(this.bytes, this.#lineStart, this.#methodEnd);
      output.text(` ${this.target}${LINE_REST}`);
    }
    output.field("host", this.authority);
    this.writeFields(output, without | HOST);
  }

  #host(): string | undefined {
    return this.authority === "" ? undefined : this.authority;
  }

  #readTarget(): string {
    // The target of CONNECT is only an authority (RFC 9112 section 3.2.3).
    if (this.#form === AUTHORITY_FORM) return "/";
    const target = TEXTS.read(this.bytes, this.#targetStart, this.#targetEnd);
    if (this.#form !== ABSOLUTE_FORM || target.startsWith("/")) return target;
    // An empty path is sent as "/", except for OPTIONS, where it is sent as "*" (RFC 9112 sections 3.2.1 and
    // 3.2.4).
    return target === "" && this.method === "OPTIONS" ? "*" : `/${target}`;
  }
}

/**
 * A request with content cannot switch protocols, because a server may ignore the upgrade (RFC 9110
 * section 7.8).
 */
function hasContent({ chunked, contentLength }: RequestScanner): boolean {
  return chunked || contentLength > 0;
}
