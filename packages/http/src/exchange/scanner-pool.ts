/**
 * The scanner that no connection is using. A connection keeps one only while a head is incomplete, so
 * almost always one is enough; those that many slow heads needed at once are not kept.
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
