/** Scanners that no connection is using; a connection keeps one only while a head is incomplete. */
export class ScannerPool<Scanner> {
  readonly #make: () => Scanner;
  readonly #spare: Scanner[] = [];

  constructor(make: () => Scanner) {
    this.#make = make;
  }

  take(): Scanner {
    return this.#spare.pop() ?? this.#make();
  }

  give(scanner: Scanner): void {
    this.#spare.push(scanner);
  }
}
