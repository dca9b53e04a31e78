/** A note about one part of another gateway's configuration. */
export interface ImportNote {
  readonly what: "converted" | "changed" | "refused";
  /** The place of the setting in the imported file. */
  readonly at: string;
  readonly why: string;
}

/** The converted configuration, and a note for each part that changed or was left out. */
export interface Imported {
  /** Undefined if no model or route was converted. */
  readonly config: object | undefined;
  readonly notes: readonly ImportNote[];
}

/** Collects notes during the conversion. */
export class ImportReport {
  readonly notes: ImportNote[] = [];

  converted(at: string, why: string): void {
    this.notes.push({ what: "converted", at, why });
  }

  /** Notes that a part works differently, or needs manual work. */
  changed(at: string, why: string): void {
    this.notes.push({ what: "changed", at, why });
  }

  /** Notes that a part was left out. */
  refused(at: string, why: string): void {
    this.notes.push({ what: "refused", at, why });
  }
}
