// A local reference is faster than the global lookup on every use.
import { Buffer } from "node:buffer";
import type { Scan } from "../../codec/field-scanner.ts";
import { INCOMPLETE } from "../../codec/field-scanner.ts";
import type { RequestScanner } from "../../codec/request-scanner.ts";
import type { ScannerPool } from "./scanner-pool.ts";

/** The bytes that a client has sent and that were not consumed yet. */
export class Inbox {
  /** The received bytes, valid from `at` on; undefined if there are none. */
  bytes: Buffer | undefined;
  at = 0;
  /** Whether the memory of {@link bytes} will be reused; then {@link own} must be called before. */
  lent = false;
  /** The scanner of an incomplete head, and the pool to which the scanner is returned. */
  #scanner: RequestScanner | undefined;
  #scanners: ScannerPool<RequestScanner> | undefined;

  /** Whether an incomplete head was received. */
  get begun(): boolean {
    return this.#scanner !== undefined;
  }

  /** The method of the incomplete head; empty until it is known. */
  get method(): string {
    return this.bytes === undefined ? "" : (this.#scanner?.methodIn(this.bytes) ?? "");
  }

  /** Appends the first `length` received bytes. */
  put(received: Buffer, length: number, lent: boolean): void {
    if (this.bytes === undefined) {
      this.bytes = lent ? copyOf(received, length) : received;
    } else {
      this.#scanner?.move(-this.at);
      this.bytes = Buffer.concat([this.bytes.subarray(this.at), received.subarray(0, length)]);
    }
    this.at = 0;
  }

  /** Provides the first `length` received bytes for immediate consumption. */
  lend(received: Buffer, length: number): Buffer {
    const bytes = received.subarray(0, length);
    this.bytes = bytes;
    this.at = 0;
    this.lent = true;
    return bytes;
  }

  /** Copies borrowed bytes that were not consumed. */
  own(): void {
    if (this.lent && this.bytes !== undefined) {
      const rest = this.bytes.subarray(this.at);
      this.bytes = copyOf(rest, rest.length);
      this.at = 0;
    }
    this.lent = false;
  }

  /** Marks the bytes before `end` as consumed. */
  take(end: number): void {
    this.at = end;
    if (end === this.bytes?.length) this.bytes = undefined;
  }

  /** Begins a head at the next byte, with a scanner for the current limits. */
  begin(scanners: ScannerPool<RequestScanner>): RequestScanner {
    const scanner = scanners.take();
    scanner.begin(this.at);
    this.#scanners = scanners;
    this.#scanner = scanner;
    return scanner;
  }

  /** The scanner of the incomplete head. */
  get scanner(): RequestScanner | undefined {
    return this.#scanner;
  }

  /**
   * Continues the scan of the head; a finished scanner is free for the next {@link begin} of any
   * connection.
   */
  scan(scanner: RequestScanner, bytes: Buffer): Scan {
    const result = scanner.scan(bytes, bytes.length);
    if (result !== INCOMPLETE) this.#giveBack();
    return result;
  }

  /** Returns all remaining bytes; no more bytes are added afterwards. */
  rest(): Buffer | undefined {
    this.own();
    const rest = this.bytes?.subarray(this.at);
    this.clear();
    return rest;
  }

  /** Discards all bytes; no more bytes are read afterwards. */
  clear(): void {
    this.bytes = undefined;
    this.#giveBack();
  }

  #giveBack(): void {
    if (this.#scanner !== undefined) this.#scanners?.give(this.#scanner);
    this.#scanner = undefined;
  }
}

function copyOf(received: Buffer, length: number): Buffer {
  const copy = Buffer.allocUnsafe(length);
  received.copy(copy, 0, 0, length);
  return copy;
}
