/** What a conversion did with something that the other format lacks. */
export interface ConversionNote {
  /** JSON pointer into the client's request. */
  readonly at: string;
  readonly what: "dropped" | "changed";
  readonly why: string;
}

/** Collects what a conversion could not keep. */
export class Notes {
  readonly list: ConversionNote[] = [];

  dropped(at: string, why: string): void {
    this.list.push({ at, what: "dropped", why });
  }

  /** Whether this place, or one around it, is already dropped. */
  hasDropped(at: string): boolean {
    return this.list.some(
      (note) =>
        note.what === "dropped" &&
        note.at !== "" &&
        (note.at === at || at.startsWith(`${note.at}/`)),
    );
  }

  changed(at: string, why: string): void {
    this.list.push({ at, what: "changed", why });
  }
}
