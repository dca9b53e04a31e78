import { INCOMPLETE } from "../../codec/field-scanner.ts";
import type { Scan } from "../../codec/field-scanner.ts";
import type { ResponseScanner } from "../../codec/response-scanner.ts";
import type { ScannerPool } from "../../exchange/client/scanner-pool.ts";

/**
 * Bytes that an upstream has sent and that wait for a reader: a part of a head, or bytes before a
 * tunnel exists.
 */
export class ResponseInbox {
  readonly #scanners: ScannerPool<ResponseScanner>;
  /** The scanner of a head that has begun and is not complete. */
  #scanner: ResponseScanner | undefined;
  #rest: Buffer | undefined;

  constructor(scanners: ScannerPool<ResponseScanner>) {
    this.#scanners = scanners;
  }

  /** Whether a part of the headers has arrived. */
  get begun(): boolean {
    return this.#scanner !== undefined;
  }

  /**
   * Joins the waiting bytes and the first `length` received bytes; returns the received bytes if no bytes
   * wait.
   */
  join(received: Buffer, length: number): Buffer {
    const rest = this.take();
    return rest === undefined ? received : Buffer.concat([rest, received.subarray(0, length)]);
  }

  /** The scanner of the incomplete head, or a new scanner for a head that begins at `at`. */
  scannerFor(at: number, keepsNameCase: boolean): ResponseScanner {
    const begun = this.#scanner;
    if (begun !== undefined) return begun;
    const scanner = this.#scanners.take();
    scanner.begin(at);
    scanner.keepsNameCase = keepsNameCase;
    this.#scanner = scanner;
    return scanner;
  }

  /**
   * Continues to scan the head that begins at `at`; when the head is complete, its scanner becomes free for
   * other heads.
   */
  scan(scanner: ResponseScanner, bytes: Buffer, at: number, end: number): Scan {
    const result = scanner.scan(bytes, end);
    if (result === INCOMPLETE) {
      scanner.move(-at);
      this.#rest = Buffer.from(bytes.subarray(at, end));
    } else {
      this.#giveBack();
    }
    return result;
  }

  /** Adds bytes after the bytes that already wait. */
  keep(bytes: Uint8Array): void {
    this.#rest = this.#rest === undefined ? Buffer.from(bytes) : Buffer.concat([this.#rest, bytes]);
  }

  /** Removes and returns all waiting bytes; undefined if there are none. */
  take(): Buffer | undefined {
    const rest = this.#rest;
    this.#rest = undefined;
    return rest;
  }

  /** Discards all bytes; no more bytes are read afterwards. */
  clear(): void {
    this.#rest = undefined;
    this.#giveBack();
  }

  #giveBack(): void {
    if (this.#scanner !== undefined) this.#scanners.give(this.#scanner);
    this.#scanner = undefined;
  }
}
