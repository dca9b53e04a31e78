// The global one is looked up at every use.
import { Buffer } from "node:buffer";
import type { Scan } from "../codec/field-scanner.ts";
import { INCOMPLETE } from "../codec/field-scanner.ts";
import type { RequestScanner } from "../codec/request-scanner.ts";
import type { ScannerPool } from "./scanner-pool.ts";

/** The bytes that a client has sent and that are not taken yet. */
export class Inbox {
  /** Undefined if there are none; else those from `at` on. */
  bytes: Buffer | undefined;
  at = 0;
  /** Whether {@link bytes} are memory that is used again; {@link own} follows. */
  lent = false;
  /** Of a head that has begun and is not complete, and where it goes back to. */
  #scanner: RequestScanner | undefined;
  #scanners: ScannerPool<RequestScanner> | undefined;

  /** Whether a head has begun. */
  get begun(): boolean {
    return this.#scanner !== undefined;
  }

  /** The method of the head that has begun; empty until it has been read. */
  get method(): string {
    return this.bytes === undefined ? "" : (this.#scanner?.methodIn(this.bytes) ?? "");
  }

  /** Appends the first `length` bytes received. */
  put(received: Buffer, length: number, lent: boolean): void {
    if (this.bytes === undefined) {
      this.bytes = lent ? copyOf(received, length) : received;
    } else {
      this.#scanner?.move(-this.at);
      this.bytes = Buffer.concat([this.bytes.subarray(this.at), received.subarray(0, length)]);
    }
    this.at = 0;
  }

  /** Holds the first `length` bytes received for who takes them now. */
  lend(received: Buffer, length: number): Buffer {
    const bytes = received.subarray(0, length);
    this.bytes = bytes;
    this.at = 0;
    this.lent = true;
    return bytes;
  }

  /** Copies what was lent and has not been taken. */
  own(): void {
    if (this.lent && this.bytes !== undefined) {
      const rest = this.bytes.subarray(this.at);
      this.bytes = copyOf(rest, rest.length);
      this.at = 0;
    }
    this.lent = false;
  }

  /** Marks the bytes before `end` as taken. */
  take(end: number): void {
    this.at = end;
    if (end === this.bytes?.length) this.bytes = undefined;
  }

  /** Begins a head at the next byte; the scanners are those of the limits of today. */
  begin(scanners: ScannerPool<RequestScanner>): RequestScanner {
    const scanner = scanners.take();
    scanner.begin(this.at);
    this.#scanners = scanners;
    this.#scanner = scanner;
    return scanner;
  }

  /** The scanner of the head that has begun. */
  get scanner(): RequestScanner | undefined {
    return this.#scanner;
  }

  /** Reads on in the head; a scanner that is done is free at the next {@link begin} of anybody. */
  scan(scanner: RequestScanner, bytes: Buffer): Scan {
    const result = scanner.scan(bytes, bytes.length);
    if (result !== INCOMPLETE) this.#giveBack();
    return result;
  }

  /** Takes all that is here; nothing more will be put. */
  rest(): Buffer | undefined {
    this.own();
    const rest = this.bytes?.subarray(this.at);
    this.clear();
    return rest;
  }

  /** Forgets everything; nothing will be read any more. */
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
