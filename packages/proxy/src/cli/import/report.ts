/** What became of a part of a configuration of another gateway. */
export interface ImportNote {
  readonly what: "converted" | "changed" | "refused";
  /** The place of the setting in the file. */
  readonly at: string;
  readonly why: string;
}

/** A configuration of this gateway, and what became of each part of the other one. */
export interface Imported {
  readonly config: object;
  readonly notes: readonly ImportNote[];
}

/** Collects what becomes of a configuration. */
export class ImportReport {
  readonly notes: ImportNote[] = [];

  converted(at: string, why: string): void {
    this.notes.push({ what: "converted", at, why });
  }

  /** It works in another way, or something is left to do. */
  changed(at: string, why: string): void {
    this.notes.push({ what: "changed", at, why });
  }

  /** It is left out. */
  refused(at: string, why: string): void {
    this.notes.push({ what: "refused", at, why });
  }
}
