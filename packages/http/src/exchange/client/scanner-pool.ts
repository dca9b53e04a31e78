/**
 * Keeps one unused scanner. A connection needs a scanner only while a head is incomplete, so one is
 * almost always enough; additional ones are not kept.
 */
export class ScannerPool<Scanner> {
  readonly #make: () => Scanner;
  #spare: Scanner | undefined;

  constructor(make: () => Scanner) {
    this.#make = make;
  }

  take(): Scanner {
    const scanner = this.#spare ?? this.#make();
    this.#spare = undefined;
    return scanner;
  }

  give(scanner: Scanner): void {
    this.#spare = scanner;
  }
}
