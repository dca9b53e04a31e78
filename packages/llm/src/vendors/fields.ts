/** Headers of a request to a vendor; names are in lower case. */
export interface Fields {
  get(name: string): string | undefined;
  set(name: string, value: string): void;
  remove(name: string): void;
  /** The names of the headers that begin with a prefix. */
  namesWith(start: string): readonly string[];
}
