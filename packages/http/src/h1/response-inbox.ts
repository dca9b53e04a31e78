import { INCOMPLETE } from "../codec/field-scanner.ts";
import type { Scan } from "../codec/field-scanner.ts";
import type { ResponseScanner } from "../codec/response-scanner.ts";
import type { ScannerPool } from "../exchange/scanner-pool.ts";

/** What an upstream has sent and nobody has taken: a part of a head, or what comes before there is a tunnel. */
export class ResponseInbox {
  readonly #scanners: ScannerPool<ResponseScanner>;
  /** Of a head that has begun and is not complete. */
  #scanner: ResponseScanner | undefined;
  #rest: Buffer | undefined;

  constructor(scanners: ScannerPool<ResponseScanner>) {
    this.#scanners = scanners;
  }

  /** Whether a part of the headers has arrived. */
  get begun(): boolean {
    return this.#scanner !== undefined;
  }

  /** What is here with the first `length` bytes received behind it; these themselves if nothing is here. */
  join(received: Buffer, length: number): Buffer {
    const rest = this.take();
    return rest === undefined ? received : Buffer.concat([rest, received.subarray(0, length)]);
  }

  /** The scanner of the head that has begun, or begins at that byte. */
  scannerFor(at: number, keepsNameCase: boolean): ResponseScanner {
    const begun = this.#scanner;
    if (begun !== undefined) return begun;
    const scanner = this.#scanners.take();
    scanner.begin(at);
    scanner.keepsNameCase = keepsNameCase;
    this.#scanner = scanner;
    return scanner;
  }

  /** Reads on in the head that begins at that byte; a scanner that is done is free at the next head of anybody. */
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

  /** Adds bytes behind those that wait already. */
  keep(bytes: Uint8Array): void {
    this.#rest = this.#rest === undefined ? Buffer.from(bytes) : Buffer.concat([this.#rest, bytes]);
  }

  /** Takes all bytes that have arrived; undefined if there are none. */
  take(): Buffer | undefined {
    const rest = this.#rest;
    this.#rest = undefined;
    return rest;
  }

  /** Forgets everything; nothing will be read any more. */
  clear(): void {
    this.#rest = undefined;
    this.#giveBack();
  }

  #giveBack(): void {
    if (this.#scanner !== undefined) this.#scanners.give(this.#scanner);
    this.#scanner = undefined;
  }
}
